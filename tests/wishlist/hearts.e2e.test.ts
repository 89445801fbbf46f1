import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { watchShifts } from '../support/layoutShift.ts';
import {
  badge,
  countBeside,
  hearts,
  message,
  productIdsOf,
  rowNames,
  unwishBehind,
  waitForHeart,
  watchChanges,
  addInBackground,
  soon,
} from './wishlistPages.ts';
import { wishlistCountOnServer, wishlistOnServer, wishlistLink } from './wishlistPages.ts';

// Heart buttons of a listing: the effect of a click, and the messages and counts (rows 88 to 90, 92).

/** Products that no other test adds to a wishlist, because their counts are compared exactly. */
const listing = '/shop/?in_stock=1&orderby=price';

test('[F6, F88, F90] a click or key adds with loading, count, badge and toast, a second one removes, and undo restores the place', async () => {
  const { page, problems } = await openPage();
  await page.goto(listing);
  const [first, second, third] = [hearts(page).first(), hearts(page).nth(1), hearts(page).nth(3)];
  const names = await page.locator('main article h2').allTextContents();
  const [id = ''] = await productIdsOf(page, 1);
  const before = await wishlistCountOnServer(page, id);
  expect(await badge(page)).toBe('');

  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await first.click();
  await page.locator('main [name=add][aria-busy=true]').waitFor();
  expect(await first.getAttribute('aria-pressed')).toBe('false');
  answer();
  await waitForHeart(first, true);
  expect(await countBeside(first)).toBe(before + 1);
  expect(await wishlistCountOnServer(page, id)).toBe(before + 1);
  expect(await badge(page)).toBe('1');
  expect(await wishlistLink(page).textContent()).toContain(', 1 item');
  await message(page, 'success', `“${names[0]}” added to your wishlist.`).waitFor();

  await second.click();
  await expect.poll(() => badge(page), soon).toBe('2');
  await waitForHeart(second, true);
  const order = (await wishlistOnServer(page)).productIds;
  expect(order).toHaveLength(2);

  // Heart buttons work by keyboard too, and the result is announced.
  await third.focus();
  await page.keyboard.press('Enter');
  await waitForHeart(third, true);
  await message(page, 'success', `“${names[3]}” added to your wishlist`).getByRole('status').waitFor();
  expect(await page.getByRole('button', { name: new RegExp(`^On your wishlist ?: ${names[3]}, saved by \\d+ shoppers?$`) }).count()).toBe(
    1,
  );
  await page.keyboard.press('Space');
  await waitForHeart(third, false);
  await message(page, 'danger', `“${names[3]}” removed from your wishlist`).getByRole('alert').waitFor();

  await first.click();
  await waitForHeart(first, false);
  expect(await countBeside(first)).toBe(before);
  expect(await badge(page)).toBe('1');
  const removed = message(page, 'danger', `“${names[0]}” removed from your wishlist.`);
  await removed.waitFor();
  // The earlier message no longer applies, and is removed.
  expect(await message(page, 'success', `“${names[0]}” added to your wishlist.`).count()).toBe(0);
  await removed.getByRole('button', { name: 'Undo' }).click();
  await waitForHeart(first, true);
  expect(await countBeside(first)).toBe(before + 1);
  expect((await wishlistOnServer(page)).productIds).toEqual(order);

  for (const heart of [first, second]) {
    await heart.click();
    await waitForHeart(heart, false);
  }
  await expect.poll(() => badge(page), soon).toBe('');
  expect(await wishlistCountOnServer(page, id)).toBe(before);
  expect(await wishlistOnServer(page)).toEqual({ totalCount: 0, productIds: [] });
  expect(problems).toEqual([]);
});

test('[F89, F92] a shared page sends no requests without a wishlist, else shows hearts and counts without layout shift; filled ones are links', async () => {
  const { page, problems, requests } = await openPage();
  await page.goto(listing, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  expect(await page.locator('main [name=add][aria-pressed=true]').count()).toBe(0);
  const [id = '', other = ''] = await productIdsOf(page, 2);
  const before = await wishlistCountOnServer(page, id);
  await addInBackground(page, [id, other]);
  const html = await (await page.request.get(listing)).text();
  expect(html).not.toContain('aria-pressed="true"');
  const shifts = await watchShifts(page);
  await page.goto(listing);
  await waitForHeart(hearts(page).first(), true);
  await waitForHeart(hearts(page).nth(1), true);
  expect(await countBeside(hearts(page).first())).toBe(before + 1);
  expect(await page.locator('main [name=add][aria-pressed=true]').count()).toBe(2);
  expect(await badge(page)).toBe('2');
  expect(await shifts()).toEqual([]);
  // A heart filled before the page was opened leads to the wishlist, and changes nothing.
  const sent = watchChanges(page);
  await hearts(page).first().click();
  await page.waitForURL('**/wishlist/');
  expect(sent).toEqual([]);
  expect((await wishlistOnServer(page)).totalCount).toBe(2);
  expect(problems).toEqual([]);
});

test('[F90, F92] the count next to a heart decreases when the product is removed in another tab', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  const other = await page.context().newPage();
  await other.goto(listing);
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  const [here, there] = [hearts(page).nth(2), hearts(other).nth(2)];
  await there.click();
  await waitForHeart(there, true);
  const count = await countBeside(there);
  await page.bringToFront();
  await waitForHeart(here, true);
  expect(await countBeside(here)).toBe(count);
  await there.click();
  await waitForHeart(there, false);
  await page.bringToFront();
  await waitForHeart(here, false);
  expect(await countBeside(here)).toBe(count - 1);
});

test('[F90, F92] the count on a page cached earlier decreases when the page is opened after a removal', async () => {
  const { page } = await openPage();
  // The visitor's cookie belongs to the origin of the page.
  await page.goto('/robots.txt');
  const html = await (await page.request.get(listing)).text();
  const id = [...html.matchAll(/action="\/wishlist\/"[^]*?<button [^>]*value="([^"]+)"/g)][3]?.[1] ?? '';
  await addInBackground(page, [id]);
  // No other test opens this listing.
  await page.goto(`${listing}&min_price=1`);
  const heart = page.locator(`main form[action="/wishlist/"] button[value="${id}"]`);
  await waitForHeart(heart, true);
  const count = await countBeside(heart);
  await unwishBehind(page, id);
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await waitForHeart(heart, false);
    await expect.poll(() => countBeside(heart), soon).toBe(count - 1);
  }
});

/** Sorted away from the products whose wish counts other tests check. */
const otherListing = '/shop/?in_stock=1&orderby=price-desc';

test('[F88, F90] hearts clicked before their code has loaded show loading and send one request each; quick clicks end in the server’s state', async () => {
  const { page, problems } = await openPage();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/pressHeart/, async (route) => {
    await held;
    return route.continue();
  });
  await page.goto(otherListing);
  const order = [4, 1, 5, 0, 3, 2];
  const names = await page.locator('main article h2').allTextContents();
  expect(await productIdsOf(page, 6)).toHaveLength(6);
  // The first three are clicked again, which sends no further request.
  await hearts(page).evaluateAll((all, places) => places.forEach((place) => (all[place] as HTMLElement).click()), [...order, 4, 1, 5]);
  expect(await page.locator('main [name=add][aria-busy=true]').count()).toBe(6);
  release();
  await expect.poll(() => badge(page), soon).toBe('6');
  for (const place of order) await waitForHeart(hearts(page).nth(place), true);

  for (let click = 0; click < 10; click += 1) await hearts(page).nth(6).click({ noWaitAfter: true });
  await hearts(page).evaluateAll((buttons) => buttons.slice(7, 14).forEach((button) => (button as HTMLElement).click()));
  await expect.poll(async () => (await wishlistOnServer(page)).totalCount, soon).toBeGreaterThanOrEqual(13);
  await page.waitForFunction(() => !document.querySelector('main [name=add][aria-busy=true]'));
  const { totalCount, productIds } = await wishlistOnServer(page);
  expect(await badge(page)).toBe(String(totalCount));
  expect(await page.locator('main [name=add][aria-pressed=true]').count()).toBe(totalCount);
  expect(new Set(productIds).size).toBe(totalCount);

  await page.goto('/wishlist/');
  await expect.poll(async () => (await rowNames(page)).slice(-6), soon).toEqual(order.toReversed().map((place) => names[place]));
  expect(problems).toEqual([]);
});
