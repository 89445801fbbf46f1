import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordCartMessages, refreshReasons, waitForCount } from '../cart/freshnessDriver.ts';
import { buyForms, fillCart } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';
import { changeWishlist, listsHashes } from './liveDriver.ts';

// Tabs of one browser, and the copy stored by each tab, which includes the compare list and the wishlist.

const productId = (page: Page, index = 0) => buyForms(page).nth(index).locator('[name=product]').inputValue();

/** Simulates a return to the page. */
const lookAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

async function withCopy() {
  const { page, requests, problems } = await openPage();
  await recordCartMessages(page.context());
  await fillCart(page);
  await page.goto('/shop/');
  await waitForCount(page, 1);
  return { page, requests, problems };
}

test('[F25, F92] a wish appears on return to the page and in other tabs; only a page with stale lists sends a request', async () => {
  const { page, requests, problems } = await withCopy();
  const other = await page.context().newPage();
  await other.goto('/');
  await waitForCount(other, 1);
  await changeWishlist(page, 'addToWishlist', await productId(page));
  await lookAgain(page);
  await expect.poll(() => refreshReasons(page)).toEqual(['No fragment', 'other lists']);
  const { cookie } = await listsHashes(page);
  await expect.poll(() => listsHashes(other)).toEqual({ kept: cookie, cookie });
  expect(await refreshReasons(other)).toEqual(['No fragment', 'other tab']);
  await expect.poll(() => listsHashes(page).then(({ kept }) => kept !== '' && kept === cookie)).toBe(true);
  expect(problems).toEqual([]);
  await other.close();

  requests.length = 0;
  for (const path of ['/', '/shop/']) {
    await page.goto(path);
    await waitForCount(page, 1);
    expect(await refreshReasons(page)).toEqual([]);
  }
  expect(requests).toEqual([]);
  // Changes the wishlist without the page, as an old theme's script or a form would.
  const query = 'mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { __typename } }';
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/graphql', { data: { query, variables: { id: await productId(page, 1) } }, headers });
  await page.goto('/');
  await expect.poll(() => refreshReasons(page)).toEqual(['other lists']);
  await expect.poll(() => listsHashes(page).then(({ kept, cookie }) => kept === cookie)).toBe(true);
  expect(requests).toEqual(['/graphql']);
});

test('[F25] a wish with an empty cart creates no cart', async () => {
  const { page } = await openPage();
  await recordCartMessages(page.context());
  await page.goto('/shop/');
  await changeWishlist(page, 'addToWishlist', await productId(page));
  await page.goto('/');
  await expect.poll(() => refreshReasons(page)).toEqual(['No fragment']);
  await expect.poll(() => listsHashes(page).then(({ kept, cookie }) => kept !== '' && kept === cookie)).toBe(true);
  expect(await page.evaluate(() => [sessionStorage.getItem('wc_cart_created'), sessionStorage.getItem('wc_cart_hash_souk')])).toEqual([
    null,
    '',
  ]);
  await page.goto('/shop/');
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  expect(await refreshReasons(page)).toEqual([]);
});
