import { assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { networks, shareHref, windowFeatures, windowSize, type SharedPage } from '../../web/products/sharing/shareNetworks.ts';

const page: SharedPage = {
  url: 'https://shop.example/deals/tea-set/',
  title: 'Tea set “Nord” & tray: 50% off?',
  picture: 'https://shop.example/media/tea/1200.webp',
};

const sizes = Object.fromEntries(networks.map(({ name, kind }) => [name, windowSize(kind)]));

test('[F68] share windows are 750×320 for Pinterest, 600×250 for X, 600×300 for Facebook and WhatsApp, and none for email', () => {
  expect(sizes).toEqual({
    pinterest: { width: 750, height: 320 },
    x: { width: 600, height: 250 },
    facebook: { width: 600, height: 300 },
    whatsapp: { width: 600, height: 300 },
    email: null,
  });
});

test('[F68] a share window has its size, no opener, and is centred without leaving the screen to the left or top', () => {
  const own = { left: 100, top: 50, width: 1_280, height: 900 };
  expect(windowFeatures({ width: 750, height: 320 }, own)).toBe('popup,noopener,noreferrer,width=750,height=320,left=365,top=340');
  const side = integer({ min: 0, max: 4_000 });
  const place = integer({ min: -4_000, max: 4_000 });
  assert(
    property(record({ left: place, top: place, width: side, height: side }), (window) => {
      const features = new Map(
        windowFeatures({ width: 600, height: 300 }, window)
          .split(',')
          .map((part) => part.split('=') as [string, string]),
      );
      expect([...features.keys()]).toEqual(['popup', 'noopener', 'noreferrer', 'width', 'height', 'left', 'top']);
      expect(Number(features.get('left'))).toBeGreaterThanOrEqual(0);
      expect(Number(features.get('top'))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('[F68] each network receives the complete URL, title and picture, properly encoded', () => {
  for (const network of networks) {
    const href = shareHref(network, page);
    const parameters = [...new URL(href).searchParams.values()].join(' ');
    expect(parameters, network.name).toContain(page.url);
    // Facebook reads the title from the page.
    const title = network.name === 'facebook' ? '' : page.title;
    expect(parameters, network.name).toContain(title);
    expect(href, network.name).toMatch(/^(https:\/\/|mailto:\?)/);
    // Email clients don't decode a plus sign as a space.
    expect(href, network.name).not.toContain('+');
  }
  const board = networks.find(({ name }) => name === 'pinterest');
  expect(board && new URL(shareHref(board, page)).searchParams.get('media')).toBe(page.picture);
  expect(board && new URL(shareHref(board, { ...page, picture: null })).searchParams.has('media')).toBe(false);
});
