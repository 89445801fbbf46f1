import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { drawLogoIcon } from '../../server/foundation/media/media.ts';
import { initialColours } from '../../shared/shopColours.ts';
import { freshDb } from '../support/db.ts';
import { testApp, type TestApp } from './testApp.ts';

let db: Db;
let shop: TestApp;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const get = (url: string) => shop.app.inject({ url, headers: { host: 'localhost:4000' } });

test('[I95] the web app manifest names the shop and opens its home page', async () => {
  const response = await get('/manifest.webmanifest');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.json()).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'en' });
  expect(response.json()).toMatchObject({ theme_color: initialColours.accent, background_color: expect.stringMatching(/^#/) as string });
  expect(response.json<{ name: string }>().name).not.toBe('');
});

test('[I95] every icon of the manifest is a PNG of its size; only the maskable one is opaque', async () => {
  const { icons } = (await get('/manifest.webmanifest')).json<{ icons: { src: string; sizes: string; purpose: string }[] }>();
  expect(icons).toHaveLength(3);
  for (const { src, sizes, purpose } of icons) {
    const { rawPayload, headers } = await get(src);
    expect(headers['content-type']).toBe('image/png');
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(purpose === 'maskable');
  }
});

test('[I95] icons show the shop’s logo unless it is much wider than high', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#ffffff' } })
      .composite([{ input: { create: { width: width - 20, height: height - 20, channels: 4, background: '#7a1fa2' } }, gravity: 'centre' }])
      .png()
      .toBuffer();
  const icon = await drawLogoIcon(await picture(200, 180), 192, false);
  expect(icon && (await sharp(icon).metadata())).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect(icon && (await sharp(icon).stats()).dominant).toMatchObject({ r: 120, b: 168 });
  const maskable = await drawLogoIcon(await picture(200, 180), 512, true);
  expect(maskable && (await sharp(maskable).stats()).isOpaque).toBe(true);
  expect(await drawLogoIcon(await picture(600, 100), 192, false)).toBeNull();
});
