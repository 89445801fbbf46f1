import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { recordCartMessages, refreshReasons, waitForCount } from './freshnessDriver.ts';
import { quietPage } from './cartSurfaces.ts';
import { addBehind, buyForms, cartLink, fillCart } from './cartPages.ts';

// When the cart is shown from the tab's stored copy, and when it is requested.

/** Stores a copy of a cart with two items, and opens a public page. */
async function withCopy(page: Page) {
  await fillCart(page, { quantity: '2' });
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 2);
}

test('[F25] a visitor without a cart causes no requests, and an added product is shown on the next pages without requests', async () => {
  const { page, requests, problems } = await openPage();
  await recordCartMessages(page.context());
  for (const path of ['/', '/shop/']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  expect(await cartLink(page).textContent()).toBe('Shopping cart');
  await buyForms(page).first().getByRole('button').click();
  await waitForCount(page, 1);
  // One request for the add, and one for the panel that opens afterwards.
  await expect.poll(() => requests).toEqual(['/graphql', '/graphql']);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 1);
  expect(await refreshReasons(page)).toEqual([]);
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F25, F26] a cart filled without JavaScript is requested once, also by a reopened browser; the cart page stores a copy, even of an empty cart', async () => {
  const { page, requests } = await openPage();
  await recordCartMessages(page.context());
  await withCopy(page);
  expect(requests).toEqual(['/graphql']);
  expect(await refreshReasons(page)).toEqual(['No fragment']);

  const context = page.context();
  const lasting = (await context.cookies()).filter(({ expires }) => expires > 0);
  await context.clearCookies();
  await context.addCookies(lasting);
  const later = await context.newPage();
  await later.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(later, 2);
  expect(await refreshReasons(later)).toEqual(['No fragment']);
  await later.close();

  await page.goto('/cart/', { waitUntil: 'networkidle' });
  await page.evaluate(() => sessionStorage.removeItem('wc_fragments_souk'));
  requests.length = 0;
  await page.goto('/cart/', { waitUntil: 'networkidle' });
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 2);
  expect(requests).toEqual([]);

  await page.goto('/cart/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('Your cart is empty.').waitFor();
  // The copy follows the text: the page shows the response before it stores it.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wc_cart_hash_souk'))).toBe('');
  requests.length = 0;
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  expect(await cartLink(page).textContent()).toBe('Shopping cart');
  // A new tab has no copy, but the browser is known: one request, and none afterwards.
  const other = await context.newPage();
  await other.goto(quietPage, { waitUntil: 'networkidle' });
  await expect.poll(() => refreshReasons(other)).toEqual(['No fragment']);
  await other.waitForFunction(() => sessionStorage.getItem('wc_fragments_souk') !== null);
  await other.goto(quietPage, { waitUntil: 'networkidle' });
  expect(await refreshReasons(other)).toEqual([]);
});

/** Ways in which a tab's copy becomes invalid, with the reason reported for each; freshness.unit.test.ts has more. */
const invalidations: [string, string, (page: Page) => Promise<unknown>][] = [
  ['No cart_created', 'the creation time is missing', (page) => page.evaluate(() => sessionStorage.removeItem('wc_cart_created'))],
  [
    'Fragment expired',
    'the copy is 24 hours old',
    (page) => page.evaluate((age) => sessionStorage.setItem('wc_cart_created', String(Date.now() - age)), 86_400_000),
  ],
  ['No fragment', 'the contents are missing', (page) => page.evaluate(() => sessionStorage.removeItem('wc_fragments_souk'))],
  ['No fragment', 'the cart has changed on the server', addBehind],
];

test('[F26] an invalid copy is requested again, once, and the reason is reported', async () => {
  const { page, requests, problems } = await openPage();
  await recordCartMessages(page.context());
  await withCopy(page);
  // One request each: a late one would be counted with the next case. The first and the last are followed by a page without one.
  const asked = ['/graphql'];
  for (const [index, [reason, name, invalidate]] of invalidations.entries()) {
    await invalidate(page);
    asked.push('/graphql');
    for (const reasons of index % (invalidations.length - 1) === 0 ? [[reason], []] : [[reason]]) {
      await page.goto(quietPage);
      await waitForCount(page, name === 'the cart has changed on the server' ? 3 : 2);
      await expect.poll(() => refreshReasons(page), { message: name }).toEqual(reasons);
      expect(requests, name).toEqual(asked);
      // The next case changes the copy that the answer stored.
      await page.waitForLoadState('networkidle');
    }
  }
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(asked);
  expect(problems).toEqual([]);
});

test('[F25] with storage blocked, the cart is requested on each page', async () => {
  const { page, requests, problems } = await openPage();
  await recordCartMessages(page.context());
  await page.addInitScript(
    "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });",
  );
  await withCopy(page);
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 2);
  expect(requests).toEqual(['/graphql', '/graphql']);
  // The router can't save the scroll position in this storage either.
  expect(problems.filter((problem) => !problem.includes('Failed to save scroll positions'))).toEqual([]);
});
