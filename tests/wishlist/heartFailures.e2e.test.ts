import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { isChange } from '../cart/cartSurfaces.ts';
import { openPage } from '../support/browser.ts';
import { badge, hearts, listing, message, rows, soon, waitForHeart, wishlistOnServer, wishlistLink } from './wishlistPages.ts';

// Heart buttons whose request fails, whose code hasn't loaded, and several buttons of one product (rows 90, 92, 95).

/** The change succeeds, but its response and all other responses are lost. */
const loseResponses = async (route: Route) => {
  if (isChange(route)) await route.fetch();
  await route.abort();
};

test('[F95] a visitor’s first add is shown even if its response was lost', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  const heart = hearts(page).first();
  await page.route('**/graphql', (route) => (isChange(route) ? loseResponses(route) : route.continue()));
  await heart.click();
  await waitForHeart(heart, true);
  await expect.poll(() => badge(page), soon).toBe('1');
  expect(await heart.getAttribute('title')).toBeNull();
});

test('[F90, F95] a product whose add got no response can be removed on the wishlist page, where nothing is loading', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  await page.route('**/graphql', loseResponses);
  await hearts(page).first().click();
  await message(page, 'danger', 'You are probably offline.').waitFor();
  expect((await wishlistOnServer(page)).totalCount).toBe(1);
  await page.unroute('**/graphql', loseResponses);
  await wishlistLink(page).click();
  await page.waitForURL('**/wishlist/');
  const removal = rows(page).getByRole('button', { name: /^Remov/ });
  await removal.waitFor();
  expect(await removal.innerText()).toMatch(/^Remove\s/);
  expect(await removal.getAttribute('aria-busy')).toBe('false');
  await removal.click();
  await page.getByText('Your wishlist is empty.').waitFor();
  expect((await wishlistOnServer(page)).totalCount).toBe(0);
});

test('[F95] if its code can’t be loaded, the heart keeps loading, and the toast retries the change', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  await page.route(/pressHeart-.*\.js/, (route) => route.abort());
  await hearts(page).first().click();
  const toast = message(page, 'danger', 'An error has occured. Please try again in a few moments.');
  await toast.waitFor();
  expect(await hearts(page).first().getAttribute('aria-busy')).toBe('true');
  await page.unroute(/pressHeart-.*\.js/);
  await toast.getByRole('button', { name: 'Try again' }).click();
  await waitForHeart(hearts(page).first(), true);
});

test('[F92] hearts of a product change together on listing, quick view and product page', async () => {
  const { page, problems } = await openPage();
  await page.goto(listing);
  const card = page.locator('main article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Quick view/ }).click();
  const quickView = page.getByRole('dialog');
  await hearts(quickView).first().waitFor();
  await hearts(quickView).first().click();
  await waitForHeart(hearts(quickView).first(), true);
  await waitForHeart(hearts(page).first(), true);
  await hearts(quickView).first().click();
  await waitForHeart(hearts(quickView).first(), false);
  await waitForHeart(hearts(page).first(), false);
  await message(page, 'danger', 'removed from your wishlist').getByRole('button', { name: 'Undo' }).click();
  await waitForHeart(hearts(quickView).first(), true);
  await waitForHeart(hearts(page).first(), true);
  await quickView.getByRole('link', { name: 'View all details' }).click();
  await page.waitForURL('**/product/**');
  await waitForHeart(
    page
      .getByRole('main')
      .locator('[data-article]')
      .getByRole('button', { name: /^On your wishlist/ }),
    true,
  );
  expect(problems).toEqual([]);
});
