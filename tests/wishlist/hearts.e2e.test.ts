import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { watchShifts } from '../support/layoutShift.ts';
import {
  badge,
  countBeside,
  hearts,
  message,
  productIdsOf,
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

test('[F6, F88] adding shows loading, then a filled heart, a higher count and badge, and a toast, by mouse and keyboard', async () => {
  const { page, problems } = await openPage();
  await page.goto(listing);
  const heart = hearts(page).first();
  const name = (await page.locator('main article h2').first().textContent()) ?? '';
  const [id = ''] = await productIdsOf(page, 1);
  const before = await wishlistCountOnServer(page, id);
  expect(await badge(page)).toBe('');

  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await heart.click();
  await page.locator('main [name=add][aria-busy=true]').waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  answer();
  await waitForHeart(heart, true);
  expect(await countBeside(heart)).toBe(before + 1);
  expect(await wishlistCountOnServer(page, id)).toBe(before + 1);
  expect(await badge(page)).toBe('1');
  expect(await wishlistLink(page).textContent()).toContain(', 1 item');
  await message(page, 'success', `“${name}” added to your wishlist.`).waitFor();

  await hearts(page).nth(1).click();
  await expect.poll(() => badge(page), soon).toBe('2');
  expect((await wishlistOnServer(page)).totalCount).toBe(2);

  // Heart buttons work by keyboard too, and the result is announced.
  const third = hearts(page).nth(3);
  const thirdName = (await page.locator('main article h2').nth(3).textContent()) ?? '';
  await third.focus();
  await page.keyboard.press('Enter');
  await waitForHeart(third, true);
  await message(page, 'success', `“${thirdName}” added to your wishlist`).getByRole('status').waitFor();
  expect(await page.getByRole('button', { name: new RegExp(`^On your wishlist ?: ${thirdName}, wishes: \\d+$`) }).count()).toBe(1);
  await page.keyboard.press('Space');
  await waitForHeart(third, false);
  await message(page, 'danger', `“${thirdName}” removed from your wishlist`).getByRole('alert').waitFor();
  expect(problems).toEqual([]);
});

test('[F90] a second click on the same page removes the product with a toast, and undo restores it in its place', async () => {
  const { page, problems } = await openPage();
  await page.goto(listing);
  const [first, second] = [hearts(page).first(), hearts(page).nth(1)];
  const name = (await page.locator('main article h2').first().textContent()) ?? '';
  const [id = ''] = await productIdsOf(page, 1);
  await first.click();
  await waitForHeart(first, true);
  await second.click();
  await waitForHeart(second, true);
  const order = (await wishlistOnServer(page)).productIds;
  const count = await countBeside(first);

  await first.click();
  await waitForHeart(first, false);
  expect(await countBeside(first)).toBe(count - 1);
  expect(await badge(page)).toBe('1');
  const removed = message(page, 'danger', `“${name}” removed from your wishlist.`);
  await removed.waitFor();
  // The earlier message no longer applies, and is removed.
  expect(await message(page, 'success', `“${name}” added to your wishlist.`).count()).toBe(0);
  await removed.getByRole('button', { name: 'Undo' }).click();
  await waitForHeart(first, true);
  expect(await countBeside(first)).toBe(count);
  expect((await wishlistOnServer(page)).productIds).toEqual(order);

  for (const heart of [first, second]) {
    await heart.click();
    await waitForHeart(heart, false);
  }
  await expect.poll(() => badge(page), soon).toBe('');
  expect(await wishlistCountOnServer(page, id)).toBe(count - 1);
  expect(await wishlistOnServer(page)).toEqual({ totalCount: 0, productIds: [] });
  expect(problems).toEqual([]);
});

test('[F89] a heart filled before the page was opened leads to the wishlist, and changes nothing', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  await hearts(page).first().click();
  await waitForHeart(hearts(page).first(), true);
  const link = page.locator('main article h2 a').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForURL('**/product/**');
  // The URL changes before the page does: until then the first heart is the clicked one.
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await waitForHeart(hearts(page).first(), true);
  const sent = watchChanges(page);
  await hearts(page).first().click();
  await page.waitForURL('**/wishlist/');
  expect((await wishlistOnServer(page)).totalCount).toBe(1);

  await page.goto(listing);
  await waitForHeart(hearts(page).first(), true);
  await hearts(page).first().click();
  await page.waitForURL('**/wishlist/');
  expect(sent).toEqual([]);
  expect((await wishlistOnServer(page)).totalCount).toBe(1);
});

test('[F92] a shared page sends no requests without a wishlist, else shows hearts, counts and badge without layout shift', async () => {
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
  await page.goto(listing);
  const id = (await productIdsOf(page, 4)).at(-1) ?? '';
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

test('[F88, F90] ten quick clicks, and clicks on many hearts at once, end in the server’s state', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  const heart = hearts(page).first();
  for (let click = 0; click < 10; click += 1) await heart.click({ noWaitAfter: true });
  await hearts(page).evaluateAll((buttons) => buttons.slice(1, 8).forEach((button) => (button as HTMLElement).click()));
  await expect.poll(async () => (await wishlistOnServer(page)).totalCount, soon).toBeGreaterThanOrEqual(7);
  await page.waitForFunction(() => !document.querySelector('main [name=add][aria-busy=true]'));
  const { totalCount, productIds } = await wishlistOnServer(page);
  expect(await badge(page)).toBe(String(totalCount));
  expect(await page.locator('main [name=add][aria-pressed=true]').count()).toBe(totalCount);
  expect(new Set(productIds).size).toBe(totalCount);
});
