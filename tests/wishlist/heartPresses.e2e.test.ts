import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { badge, hearts, productIdsOf, rowNames, soon, waitForHeart } from './wishlistPages.ts';

/** Sorted away from the products whose wish counts other tests check. */
const listing = '/shop/?in_stock=1&orderby=price-desc';

test('[F88] hearts clicked before their code has loaded show loading at once, and send one request each, in order', async () => {
  const { page, problems } = await openPage();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/pressHeart/, async (route) => {
    await held;
    return route.continue();
  });
  await page.goto(listing);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const order = [4, 1, 5, 0, 3, 2];
  const names = await page.locator('main article h2').allTextContents();
  expect(await productIdsOf(page, 6)).toHaveLength(6);
  // The first three are clicked again, which sends no further request.
  await hearts(page).evaluateAll((all, places) => places.forEach((place) => (all[place] as HTMLElement).click()), [...order, 4, 1, 5]);
  expect(await page.locator('main [name=add][aria-busy=true]').count()).toBe(6);
  release();
  await expect.poll(() => badge(page), soon).toBe('6');
  for (const place of order) await waitForHeart(hearts(page).nth(place), true);
  await page.goto('/wishlist/');
  await expect.poll(() => rowNames(page), soon).toEqual(order.toReversed().map((place) => names[place]));
  expect(problems).toEqual([]);
});
