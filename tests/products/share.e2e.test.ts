import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setVotes, soon } from '../offers/dealsShop.ts';
import { makeMerchant, makeOffer } from '../offers/offerShop.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Sharing links (row 68) on deal and product pages.

let shop: ServerProcess;
beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    const merchantId = await makeMerchant(db, { slug: 'nord', name: 'Nord' });
    await setVotes(db, await makeOffer(db, { merchantId, slug: 'tea', title: 'Tea & biscuits' }), 1);
    await makeProduct(db, { slug: 'desk-lamp', name: 'Desk lamp' });
  });
});
afterAll(() => shop.stop());

const deal = '/deals/tea/';
const product = '/product/desk-lamp/';
const link = (page: Page, network: string) => page.getByRole('link', { name: new RegExp(`^Share on ${network}`) });

/** Makes a page record the windows that it would open, without opening them. */
async function watchWindows(page: Page): Promise<() => Promise<{ url: string; name: string; features: string }[]>> {
  await page.addInitScript(() => {
    const opened: object[] = [];
    Object.assign(window, { opened });
    window.open = (url, name, features) => {
      opened.push({ url: String(url), name, features });
      return null;
    };
  });
  return () => page.evaluate(() => (window as unknown as { opened: { url: string; name: string; features: string }[] }).opened);
}

async function openWatched(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage({ baseURL: shop.url, ...options });
  const windows = await watchWindows(opened.page);
  await opened.page.goto(path);
  return { ...opened, windows };
}

test('[F68] each network opens in a window of its size, without an opener, and with a URL without tracking parameters', async () => {
  const { page, windows, problems } = await openWatched(`${deal}?codeid=99&utm_source=mail`);
  for (const network of ['Pinterest', 'X', 'Facebook', 'WhatsApp']) await link(page, network).click();
  const seen = await windows();
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
    expect(parameters).toContain(`${shop.url}${deal}`);
    expect(parameters).not.toMatch(/codeid|utm_source/);
  }
  // The page itself doesn't navigate.
  expect(new URL(page.url()).pathname).toBe(deal);

  // A click with a modifier key opens a tab, and the email link opens no window.
  await Promise.all([page.context().waitForEvent('page'), link(page, 'X').click({ modifiers: ['ControlOrMeta'] })]);
  const mail = page.getByRole('link', { name: 'Send by email' });
  expect(await mail.getAttribute('href')).toBe(
    `mailto:?subject=${encodeURIComponent('Tea & biscuits')}&body=${encodeURIComponent(shop.url + deal)}`,
  );
  expect(await mail.getAttribute('target')).toBeNull();
  expect(await windows()).toHaveLength(4);
  expect(problems).toEqual([]);
});

test('[F68] a share window has no opener or referrer, and the link can be copied, with an error if the browser rejects it', async () => {
  const { page } = await openPage({ baseURL: shop.url, permissions: ['clipboard-read', 'clipboard-write'] });
  await page
    .context()
    .route('https://www.facebook.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
  await page.goto(`${deal}?codeid=99`);
  const [popup] = await Promise.all([page.context().waitForEvent('page'), link(page, 'Facebook').click()]);
  await popup.waitForURL('https://www.facebook.com/**');
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  expect(await popup.evaluate(() => document.referrer)).toBe('');
  await popup.close();

  await page.bringToFront();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.locator('li[data-kind=success]').filter({ hasText: 'Link copied.' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.url}${deal}`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.locator('li[data-kind=danger]').filter({ hasText: 'Couldn’t copy the link.' }).waitFor();
});

/** Opens a device without a mouse, whose browser has a share sheet. */
async function phone() {
  const opened = await openPage({ baseURL: shop.url, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
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
  const windows = await watchWindows(opened.page);
  await opened.page.goto(deal);
  return { ...opened, windows, shared: () => opened.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared) };
}

test('[F68] a phone uses the system share sheet, ignores its dismissal, and opens networks in a tab', async () => {
  const { page, shared, windows, problems } = await phone();
  const share = page.getByRole('list', { name: 'Share this page' }).getByRole('button');
  const sent = { title: 'Tea & biscuits', url: `${shop.url}${deal}` };
  await share.click();
  await expect.poll(shared, soon).toEqual([sent]);
  await share.click();
  await expect.poll(shared, soon).toEqual([sent, sent]);
  expect(await page.locator('li[data-kind]').count()).toBe(0);
  await page.context().route('https://x.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link(page, 'X').click()]);
  await tab.waitForURL('https://x.com/**');
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(await windows()).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F12, F68] a product page loads its share script when needed, without requests to the networks', async () => {
  const { page, windows, problems } = await openWatched(`${product}?attribute_colour=red`);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page
    .context()
    .route('https://www.pinterest.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
  await page.getByRole('heading', { name: 'Share this product' }).evaluate((heading) => heading.scrollIntoView());
  // Before hydration, a click opens the link in a tab, and the link may be replaced during the click.
  const click = () =>
    link(page, 'Pinterest')
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  await expect
    .poll(async () => {
      if ((await windows()).length === 0) await click();
      return (await windows()).length;
    }, soon)
    .toBe(1);
  const [opened] = await windows();
  expect(opened?.features).toContain('width=750,height=320');
  expect(new URL(opened?.url ?? '').searchParams.get('url')).toBe(`${shop.url}${product}`);
  expect([...origins].filter((origin) => origin !== shop.url)).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([deal, product])('[F68] without scripts, share links are plain links (%s)', async (path) => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await page.goto(path);
  const facebook = link(page, 'Facebook');
  expect(await facebook.getAttribute('href')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(shop.url + path)}`);
  expect([await facebook.getAttribute('target'), await facebook.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow']);
  expect(await page.getByRole('button', { name: /Copy link|Share/ }).isVisible()).toBe(false);
});
