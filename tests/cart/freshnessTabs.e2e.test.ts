import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { shopUrl } from '../support/shopUrl.ts';
import { openPage } from '../support/browser.ts';
import { countOnServer, failureReasons, recordCartMessages, refreshReasons, waitForCount } from './freshnessDriver.ts';
import { quietPage } from './cartSurfaces.ts';
import { buyForms, cartLink, closePanel, fillCart } from './cartPages.ts';

// The page updates when its cart changes elsewhere or expires.

/** Opens a second tab of the same visitor. */
async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path, { waitUntil: 'networkidle' });
  if (path.endsWith('/')) await tab.locator('html[data-alive]').waitFor({ state: 'attached' });
  return tab;
}

test('[F27] products added in one tab are shown in the others, after one request each', async () => {
  const { page, requests } = await openPage();
  await recordCartMessages(page.context());
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  const other = await openTab(page, quietPage);
  await buyForms(page).first().getByRole('button').click();
  await waitForCount(page, 1);
  await waitForCount(other, 1);
  await closePanel(page);
  await buyForms(page).nth(1).getByRole('button').click();
  await waitForCount(other, 2);
  // At the first change, the other tab wasn't listening yet and had no copy.
  expect(await refreshReasons(other)).toEqual(['No fragment', 'other tab']);
  // Two adds, and a reload of the panel after each of them.
  await expect.poll(() => refreshReasons(page)).toEqual(['wished for', 'wished for']);
  expect(requests).toHaveLength(4);
});

test('[F27] a line removed in another tab disappears from the cart page, and from the badge of any page', async () => {
  const { page, problems } = await openPage();
  await recordCartMessages(page.context());
  await fillCart(page, { cards: 2 });
  await page.goto('/cart/');
  const shopTab = await openTab(page, quietPage);
  const cartTab = await openTab(page, '/cart/');
  await cartTab
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByText('Subtotal (1 item)').waitFor();
  expect(await page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').count()).toBe(1);
  await waitForCount(shopTab, 1);
  await cartTab.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('Your cart is empty.').waitFor();
  await cartLink(shopTab).filter({ hasNotText: 'item' }).waitFor();
  expect(problems).toEqual([]);
});

test('[F27] tabs notify each other even if nothing can be stored', async () => {
  const { page } = await openPage();
  await page.context().addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await fillCart(page);
  await page.goto('/shop/');
  const other = await openTab(page, quietPage);
  await waitForCount(other, 1);
  await buyForms(page).first().getByRole('button').click();
  await waitForCount(page, 2);
  await waitForCount(other, 2);
});

test('[F27] a cart change by an older theme’s script is noticed', async () => {
  const { page } = await openPage();
  await recordCartMessages(page.context());
  await fillCart(page);
  await page.goto(quietPage);
  await waitForCount(page, 1);
  const other = await openTab(page, '/robots.txt');
  await fillCart(other);
  await other.evaluate(() => localStorage.setItem('wc_cart_hash_0123456789abcdef', 'changed'));
  await waitForCount(page, 2);
});

test('[F27] a page restored from the back/forward cache requests the cart', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const page = await (await browser.newContext({ baseURL: shopUrl() })).newPage();
  await recordCartMessages(page.context());
  await fillCart(page);
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 1);
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  // The page in between runs no script, so that nothing notifies the page in the back/forward cache.
  await page.goto('/robots.txt');
  const form = { product: await idOfFirstCard(page), quantity: '2' };
  await page.request.post('/product/any/', { form, headers: { origin: shopUrl() } });
  await page.goBack({ waitUntil: 'commit' });
  await waitForCount(page, 3);
  expect(await page.evaluate(() => (window as { wasHere?: boolean }).wasHere)).toBe(true);
  // Browsers differ in whether visibility or restoration is reported first; either way there is one request.
  expect(await refreshReasons(page)).toHaveLength(2);

  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(async () => (await refreshReasons(page)).slice(2)).toEqual(['restored page']);
  await waitForCount(page, 3);
});

async function idOfFirstCard(page: Page): Promise<string> {
  const html = await (await page.request.get('/shop/?in_stock=1')).text();
  return /name="product" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

test('[F27] the cart is requested every 24 hours, even if the computer was asleep', async () => {
  const { page, requests } = await openPage();
  await recordCartMessages(page.context());
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await fillCart(page);
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 1);
  expect(requests).toEqual(['/graphql']);
  await page.clock.fastForward('23:50:00');
  expect(requests).toEqual(['/graphql']);
  await page.clock.fastForward('00:10:00');
  await expect.poll(() => refreshReasons(page)).toEqual(['No fragment', 'Fragment expired']);
  await expect.poll(() => requests.length).toBe(2);
  // The time is updated once the response arrives.
  const created = () => page.evaluate(() => Number(sessionStorage.getItem('wc_cart_created')));
  await expect.poll(created).toBeGreaterThanOrEqual(Date.parse('2026-11-22T09:00:00Z'));
  // Simulates a laptop that was closed for two days: no timer ran until the page became visible again.
  await page.clock.setSystemTime(new Date('2026-11-24T09:00:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => requests.length).toBe(3);
  expect(await refreshReasons(page)).toEqual(['No fragment', 'Fragment expired', 'Fragment expired']);
});

test('[F28] a refresh that takes longer than 5000 ms is reported as failed, and the cart stays unchanged', async () => {
  const { page } = await openPage();
  await recordCartMessages(page.context());
  await page.clock.install();
  await fillCart(page);
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 1);
  let asked = 0;
  await page.route('**/graphql', () => void (asked += 1));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(4_000);
  expect(await failureReasons(page)).toEqual([]);
  await page.clock.runFor(1_000);
  await expect.poll(() => failureReasons(page)).toEqual(['timeout']);
  await waitForCount(page, 1);
  // It is retried after a pause.
  await page.clock.runFor(14_000);
  expect(asked).toBe(1);
  await page.clock.runFor(1_000);
  await expect.poll(() => asked).toBe(2);
  expect((await refreshReasons(page)).at(-1)).toBe('failed refresh');
});

test('[F28, F120] without a network, the refresh is reported as failed, the cart stays, and is requested when back online', async () => {
  const { page } = await openPage();
  await recordCartMessages(page.context());
  await fillCart(page);
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 1);
  const other = await openTab(page, '/robots.txt');
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => failureReasons(page)).toEqual(['fetch_error']);
  await waitForCount(page, 1);
  await other.context().setOffline(false);
  await expect.poll(() => refreshReasons(page)).toEqual(['No fragment', 'restored page', 'online again']);
  await waitForCount(page, await countOnServer(page));
  expect(await failureReasons(page)).toEqual(['fetch_error']);
});

test('[F28] an invalid response is reported by name', async () => {
  const { page } = await openPage();
  await recordCartMessages(page.context());
  await fillCart(page);
  await page.route('**/graphql', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
  await page.goto(quietPage);
  await expect.poll(() => failureReasons(page)).toEqual(['invalid_json']);
  expect(await cartLink(page).textContent()).toBe('Cart');
});
