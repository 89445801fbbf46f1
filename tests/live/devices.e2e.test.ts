import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { recordCartMessages, refreshReasons, waitForCount } from '../cart/freshnessDriver.ts';
import { addBehind, buyForms, cartLink, fillCart } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';
import { shopUrl } from '../support/shopUrl.ts';
import { changeWishlist, listsHashes, otherDevice, seeStreams, streamsOf, waitUntilListening } from './liveDriver.ts';

// Changes on one device appear on other devices while their pages are visible.

/** Opens a page of a visitor with one item in the cart, and the same visitor's other device. */
async function twoDevices() {
  const { page, problems } = await openPage();
  await fillCart(page);
  const other = await otherDevice(page);
  await seeStreams(other.context());
  await recordCartMessages(other.context());
  await page.goto('/shop/');
  await other.goto('/shop/');
  await waitForCount(other, 1);
  await waitUntilListening(other);
  return { page, other, problems };
}

const productId = (page: Page, index = 0) => buyForms(page).nth(index).locator('[name=product]').inputValue();

test('[F27, F92] cart and wishlist changes on one device appear on the other without interaction', async () => {
  const { page, other, problems } = await twoDevices();
  await buyForms(page).first().getByRole('button').click();
  await waitForCount(other, 2);
  expect(await refreshReasons(other)).toEqual(['No fragment', 'other device']);

  const product = await productId(page);
  await changeWishlist(page, 'addToWishlist', product);
  const { cookie } = await listsHashes(page);
  expect(cookie).not.toBe('');
  await expect.poll(() => listsHashes(other)).toEqual({ kept: cookie, cookie });
  expect(await refreshReasons(other)).toEqual(['No fragment', 'other device', 'other device']);
  await changeWishlist(page, 'removeFromWishlist', product);
  await expect.poll(() => listsHashes(other)).toEqual({ kept: '', cookie: '' });

  // The responses have set the cookies, so the next page sends no request. The cart page updates completely.
  await other.goto('/cart/');
  await waitForCount(other, 2);
  expect(await refreshReasons(other)).toEqual([]);
  await waitUntilListening(other);
  await page.goto('/cart/');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('Your cart is empty.').waitFor();
  await other.getByText('Your cart is empty.').waitFor();
  await cartLink(other).filter({ hasNotText: 'item' }).waitFor();
  expect(problems).toEqual([]);
});

test('a hidden page closes its stream and catches up when visible again, and a broken stream reconnects', async () => {
  const { page, other } = await twoDevices();
  const setHidden = (isHidden: boolean) =>
    other.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  expect(await streamsOf(other)).toEqual({ open: 0, all: 1 });
  await buyForms(page).first().getByRole('button').click();
  await waitForCount(page, 2);
  await setHidden(false);
  await waitForCount(other, 2);
  expect(await streamsOf(other)).toMatchObject({ all: 2 });

  await waitUntilListening(other);
  let refused = 0;
  await other.route('**/graphql?id=*', (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await other.evaluate(() => {
    const { streams } = window as unknown as { streams: EventSource[] };
    streams.at(-1)?.dispatchEvent(new Event('error'));
  });
  await expect.poll(() => refused, { timeout: 20_000 }).toBe(2);
  await expect.poll(async () => (await streamsOf(other)).open, { timeout: 20_000 }).toBe(1);
  // Added as from another device, because a click might hit the panel opened by the previous add.
  await addBehind(page);
  await waitForCount(other, 3);
});

test('[F25] a visitor without any data opens no stream', async () => {
  const { page } = await openPage();
  await seeStreams(page.context());
  await page.clock.install();
  await page.goto('/shop/');
  await page.clock.runFor(60_000);
  expect(await streamsOf(page)).toEqual({ open: 0, all: 0 });
});

test('[F27] a page with a stream enters the back/forward cache, and reconnects when restored', async () => {
  // Headless Chromium has no back/forward cache.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const page = await (await browser.newContext({ baseURL: shopUrl() })).newPage();
  await seeStreams(page.context());
  await fillCart(page);
  await page.goto('/shop/');
  await waitForCount(page, 1);
  await waitUntilListening(page);
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => (window as { wasHere?: boolean }).wasHere)).toBe(true);
  await expect.poll(() => streamsOf(page)).toEqual({ open: 1, all: 2 });
});
