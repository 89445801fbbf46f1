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

test('[F90, F95] a first add is shown though its response was lost; one without any response can be removed on the wishlist page', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  const heart = hearts(page).first();
  const loseChange = (route: Route) => (isChange(route) ? loseResponses(route) : route.continue());
  await page.route('**/graphql', loseChange);
  await heart.click();
  await waitForHeart(heart, true);
  await expect.poll(() => badge(page), soon).toBe('1');
  expect(await heart.getAttribute('title')).toBeNull();
  await page.unroute('**/graphql', loseChange);

  const name = (await page.locator('main article h2').nth(1).textContent()) ?? '';
  await page.route('**/graphql', loseResponses);
  await hearts(page).nth(1).click();
  await message(page, 'danger', 'You are probably offline.').waitFor();
  await expect.poll(async () => (await wishlistOnServer(page)).totalCount, soon).toBe(2);
  await page.unroute('**/graphql', loseResponses);
  await wishlistLink(page).click();
  await page.waitForURL('**/wishlist/');
  const removal = rows(page)
    .filter({ hasText: name })
    .getByRole('button', { name: /^Remov/ });
  await removal.waitFor();
  expect(await removal.innerText()).toMatch(/^Remove\s/);
  expect(await removal.getAttribute('aria-busy')).toBe('false');
  await removal.click();
  await removal.waitFor({ state: 'detached' });
  expect((await wishlistOnServer(page)).totalCount).toBe(1);
});

test('[F89, F92, F95] code that can’t be loaded is retried; hearts of a product change together on listing, quick view and product page', async () => {
  const { page, problems } = await openPage();
  await page.goto(listing);
  await page.route(/pressHeart-.*\.js/, (route) => route.abort());
  const heart = hearts(page).first();
  await heart.click();
  const toast = message(page, 'danger', 'An error has occured. Please try again in a few moments.');
  await toast.waitFor();
  expect(await heart.getAttribute('aria-busy')).toBe('true');
  await page.unroute(/pressHeart-.*\.js/);
  await toast.getByRole('button', { name: 'Try again' }).click();
  await waitForHeart(heart, true);
  problems.length = 0;

  const card = page.locator('main article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Quick view/ }).click();
  const quickView = page.getByRole('dialog');
  const inView = hearts(quickView).first();
  await inView.waitFor();
  await waitForHeart(inView, true);
  await inView.click();
  await waitForHeart(inView, false);
  await waitForHeart(heart, false);
  await message(page, 'danger', 'removed from your wishlist').getByRole('button', { name: 'Undo' }).click();
  await waitForHeart(inView, true);
  await waitForHeart(heart, true);
  await quickView.getByRole('link', { name: 'View all details' }).click();
  await page.waitForURL('**/product/**');
  const onPage = page
    .getByRole('main')
    .locator('[data-article]')
    .getByRole('button', { name: /^On your wishlist/ });
  await waitForHeart(onPage, true);
  // Filled before this page was opened: it leads to the wishlist, and changes nothing.
  await onPage.click();
  await page.waitForURL('**/wishlist/');
  expect((await wishlistOnServer(page)).totalCount).toBe(1);
  expect(problems).toEqual([]);
});
