import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';

// Sharing links (row 68) on deal and product pages.

// Pictures are encoded when they are first requested, so that tests which need any product share one.
const product = '/product/aldous-m2-mirrorless-camera/';

/** Returns the path of a deal; the list also links the page for submitting one. */
async function dealPath(): Promise<string> {
  const html = await (await fetch(`${shopUrl()}/deals/`)).text();
  return /href="(\/deals\/(?!submit\/)[^"/?#]+\/)"/.exec(html)?.[1] ?? '';
}

const link = (page: Page, network: string) => page.getByRole('link', { name: new RegExp(`^Share on ${network}`) });

interface OpenedWindow {
  url: string;
  name: string;
  features: string;
}

/** Runs in a page: records the windows that it would open, without opening them. */
function recordWindows(): void {
  const opened: object[] = [];
  Object.assign(window, { opened });
  window.open = (url, name, features) => {
    opened.push({ url: String(url), name, features });
    return null;
  };
}

const openedWindows = (page: Page) => page.evaluate(() => (window as unknown as { opened: OpenedWindow[] }).opened);

/** Answers requests to another site with an empty page. */
const standIn = (page: Page, site: string) =>
  page.context().route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));

test('[F68] networks open in windows of their size without opener, referrer and tracking parameters, and the link can be copied', async () => {
  const deal = await dealPath();
  const { page, problems } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await standIn(page, 'https://www.facebook.com');
  await page.goto(`${deal}?codeid=999999&utm_source=mail`);
  const [popup] = await Promise.all([page.context().waitForEvent('page'), link(page, 'Facebook').click()]);
  await popup.waitForURL('https://www.facebook.com/**');
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  expect(await popup.evaluate(() => document.referrer)).toBe('');
  await popup.close();

  await page.bringToFront();
  await page.evaluate(recordWindows);
  for (const network of ['Pinterest', 'X', 'Facebook', 'WhatsApp']) await link(page, network).click();
  const seen = await openedWindows(page);
  expect(seen.map(({ features }) => /width=\d+,height=\d+/.exec(features)?.[0])).toEqual([
    'width=750,height=320',
    'width=600,height=250',
    'width=600,height=300',
    'width=600,height=300',
  ]);
  for (const { url, features, name } of seen) {
    expect(features.split(',')).toContain('noopener');
    expect(name).toBe('_blank');
    const parameters = [...new URL(url).searchParams.values()].join(' ');
    expect(parameters).toContain(shopUrl() + deal);
    expect(parameters).not.toMatch(/codeid|utm_source/);
  }
  // The page itself doesn't navigate.
  expect(new URL(page.url()).pathname).toBe(deal);

  // A click with a modifier key opens a tab, and the email link opens no window.
  await Promise.all([page.context().waitForEvent('page'), link(page, 'X').click({ modifiers: ['ControlOrMeta'] })]);
  const mail = page.getByRole('link', { name: 'Send by email' });
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(await mail.getAttribute('href')).toBe(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(shopUrl() + deal)}`);
  expect(await mail.getAttribute('target')).toBeNull();
  expect(await openedWindows(page)).toHaveLength(4);
  expect(problems).toEqual([]);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.locator('li[data-kind=success]').filter({ hasText: 'Link copied.' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shopUrl() + deal);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.locator('li[data-kind=danger]').filter({ hasText: 'Couldn’t copy the link.' }).waitFor();
});

/** Opens a device without a mouse, whose browser has a share sheet. */
async function phone(path: string) {
  const opened = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const devtools = await opened.page.context().newCDPSession(opened.page);
  await devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'hover', value: 'none' }] });
  await opened.page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = (data) => {
      shared.push(data ?? {});
      // The first share sheet is dismissed.
      return shared.length > 1 ? Promise.resolve() : Promise.reject(new DOMException('Put away', 'AbortError'));
    };
    const matches = window.matchMedia.bind(window);
    window.matchMedia = (query) => (query === '(hover: none)' ? ({ matches: true } as MediaQueryList) : matches(query));
  });
  await opened.page.addInitScript(recordWindows);
  await opened.page.goto(path);
  return { ...opened, shared: () => opened.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared) };
}

test('[F68] a phone uses the system share sheet, ignores its dismissal, and opens networks in a tab', async () => {
  const deal = await dealPath();
  const { page, shared, problems } = await phone(deal);
  const share = page.getByRole('list', { name: 'Share this page' }).getByRole('button');
  const sent = { title: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '', url: shopUrl() + deal };
  await share.click();
  await expect.poll(shared).toEqual([sent]);
  await share.click();
  await expect.poll(shared).toEqual([sent, sent]);
  expect(await page.locator('li[data-kind]').count()).toBe(0);
  await standIn(page, 'https://x.com');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link(page, 'X').click()]);
  await tab.waitForURL('https://x.com/**');
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(await openedWindows(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F12, F68] a product page loads its share script when needed, without requests to the networks', async () => {
  const { page, problems } = await openPage();
  await page.addInitScript(recordWindows);
  // Before hydration, a click would open the link in a tab.
  await page.addInitScript(() => window.addEventListener('click', (event) => event.preventDefault()));
  await page.goto(`${product}?attribute_colour=red`);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.getByRole('heading', { name: 'Share this product' }).evaluate((heading) => heading.scrollIntoView());
  await expect
    .poll(async () => {
      await link(page, 'Pinterest').evaluate((element: HTMLElement) => element.click());
      return (await openedWindows(page)).length;
    })
    .toBe(1);
  const [opened] = await openedWindows(page);
  expect(opened?.features).toContain('width=750,height=320');
  expect(new URL(opened?.url ?? '').searchParams.get('url')).toBe(shopUrl() + product);
  expect([...origins].filter((origin) => origin !== shopUrl())).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F68] without scripts, share links are plain links', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  for (const path of [await dealPath(), product]) {
    await page.goto(path);
    const facebook = link(page, 'Facebook');
    expect(await facebook.getAttribute('href')).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(shopUrl() + path)}`,
    );
    expect([await facebook.getAttribute('target'), await facebook.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow']);
    expect(await page.getByRole('button', { name: /Copy link|Share/ }).isVisible()).toBe(false);
  }
});
