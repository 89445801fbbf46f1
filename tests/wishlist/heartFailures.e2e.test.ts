import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { isChange } from '../cart/surfacesWalk.ts';
import { openPage } from '../support/browser.ts';
import { badge, hearts, listing, message, rows, soon, waitForHeart, wishesOnServer, wishlistLink } from './walk.ts';

// Heart buttons whose request fails, whose code hasn't loaded, and several buttons of one product (rows 90, 92, 95).

/** The change succeeds, but its response and all other responses are lost. */
const loseAnswers = async (route: Route) => {
  if (isChange(route)) await route.fetch();
  await route.abort();
};

test('[F95] the first wish ever, made by a change whose answer got lost, is shown as soon as something shows it', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  const heart = hearts(page).first();
  await page.route('**/graphql', (route) => (isChange(route) ? loseAnswers(route) : route.continue()));
  await heart.click();
  await waitForHeart(heart, true);
  await expect.poll(() => badge(page), soon).toBe('1');
  expect(await heart.getAttribute('title')).toBeNull();
});

test('[F90, F95] what was wished for without an answer can be taken off on the favourites page, where nothing is said to run', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  await page.route('**/graphql', loseAnswers);
  await hearts(page).first().click();
  await message(page, 'danger', 'You are probably offline.').waitFor();
  expect((await wishesOnServer(page)).totalCount).toBe(1);
  await page.unroute('**/graphql', loseAnswers);
  await wishlistLink(page).click();
  await page.waitForURL('**/wishlist/');
  const removal = rows(page).getByRole('button', { name: /^Remov/ });
  await removal.waitFor();
  expect(await removal.innerText()).toMatch(/^Remove\s/);
  expect(await removal.getAttribute('aria-busy')).toBe('false');
  await removal.click();
  await page.getByText('Your wishlist is empty.').waitFor();
  expect((await wishesOnServer(page)).totalCount).toBe(0);
});

test('[F95] code that cannot be loaded is told, the heart loads, and another try does what was wanted', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  await page.route(/pressHeart-.*\.js/, (route) => route.abort());
  await hearts(page).first().click();
  const told = message(page, 'danger', 'An error has occured. Please try again in a few moments.');
  await told.waitFor();
  expect(await hearts(page).first().getAttribute('aria-busy')).toBe('true');
  await page.unroute(/pressHeart-.*\.js/);
  await told.getByRole('button', { name: 'Try again' }).click();
  await waitForHeart(hearts(page).first(), true);
});

test('[F92] hearts of the same product on listing, quick view and product page change together', async () => {
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
