import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { setVisitorCookie, preparedShop, signedInToken } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { badge, hearts, message, waitForHeart, wishlistOnServer } from './wishlistPages.ts';

// A shop with wishlists for signed-in customers only (rows 91 and 94). The appearance of its heart buttons is tested in
// heartShops.component.test.tsx.

let forAccounts: ServerProcess;
let member = '';
/** Token of a customer with a wishlist item. */
let wishful = '';

beforeAll(async () => {
  forAccounts = await preparedShop(async (db) => {
    const { id: productId } = await makeProduct(db, { name: 'Oak bench', slug: 'oak-bench' });
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayWish: false } });
    member = await signedInToken(db, 'CUSTOMER');
    wishful = await signedInToken(db, 'CUSTOMER');
    const { id: accountId } = await db.prisma.account.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const wish = { productId, addedAt: new Date(), priceMinor: 1_000, isAvailable: true, toldPriceMinor: 1_000, toldAvailable: true };
    await db.prisma.wishlist.create({ data: { accountId, items: { create: [wish] } } });
  });
});

afterAll(() => forAccounts.stop());

test('[F91] without JavaScript, the server rejects a guest’s add with the reason, which the empty wishlist shows too', async () => {
  const { page } = await openPage({ baseURL: forAccounts.url, javaScriptEnabled: false });
  await page.goto('/shop/');
  await hearts(page).first().focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: /[Ss]ign in/ })
    .waitFor();
  expect((await wishlistOnServer(page)).totalCount).toBe(0);
  await page.goto('/wishlist/');
  await page.locator('main').getByText('Sign in to use the wishlist.').waitFor();
});

test('[F91] a signed-in customer can add, and hearts are disabled once an add was rejected after the session ended', async () => {
  const { page } = await openPage({ baseURL: forAccounts.url });
  await setVisitorCookie(page.context(), forAccounts.url, member);
  await page.goto('/product/oak-bench/');
  const heart = hearts(page).first();
  await page.locator('main [name=add][aria-disabled=false]').waitFor();
  expect(await heart.getAttribute('title')).toBeNull();
  await heart.click();
  await waitForHeart(heart, true);
  expect(await badge(page)).toBe('1');
  await heart.click();
  await waitForHeart(heart, false);

  await page.context().clearCookies({ name: 'sid' });
  await heart.click();
  await message(page, 'danger', /[Ss]ign in/).waitFor();
  await page.locator('main [name=add][aria-disabled=true][aria-busy=false]').waitFor();
});

test('[F94] a signed-in customer can turn emails on and off, with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, problems } = await openPage({ baseURL: forAccounts.url, javaScriptEnabled });
    await setVisitorCookie(page.context(), forAccounts.url, wishful);
    await page.goto('/wishlist/');
    const mails = page.getByRole('switch', { name: 'Email me' });
    for (const isOn of [false, true]) {
      expect(await mails.getAttribute('aria-checked')).toBe(String(isOn));
      await mails.click();
      await page.locator(`[role=switch][aria-checked=${!isOn}]`).waitFor();
    }
    await page.reload();
    expect(await mails.getAttribute('aria-checked')).toBe('false');
    expect(problems).toEqual([]);
  }
});
