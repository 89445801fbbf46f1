import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { becomeVisitor, preparedShop, signedInToken } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { badge, hearts, message, rows, waitForHeart, watchChanges, wishesOnServer } from './walk.ts';

// Shops that keep wishlists for those who have signed in, and shops whose filled hearts lead nowhere (rows 90, 91).

let forAccounts: ServerProcess;
let withoutLink: ServerProcess;
let member = '';
/** Of somebody with a wish. */
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
  withoutLink = await preparedShop(async (db) => {
    await makeProduct(db, { name: 'Oak bench', slug: 'oak-bench' });
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { wishedHeartsLink: false } });
  });
});

afterAll(() => Promise.all([forAccounts.stop(), withoutLink.stop()]));

test('[F91] a guest’s heart is disabled, says why on sight and when clicked, and sends nothing', async () => {
  const { page, problems } = await openPage({ baseURL: forAccounts.url });
  await page.goto('/shop/');
  const heart = hearts(page).first();
  expect(await heart.getAttribute('aria-disabled')).toBe('true');
  expect(await heart.getAttribute('title')).toBe('Sign in to keep a wishlist.');
  const sent = watchChanges(page);
  await heart.focus();
  await page.keyboard.press('Enter');
  await message(page, 'danger', 'Sign in to keep a wishlist.').getByRole('alert').waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  expect(await heart.getAttribute('aria-busy')).toBe('false');
  expect(sent).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie_consent']);
  expect(problems).toEqual([]);
});

test('[F91] without script the server refuses and says why; so does the empty wishlist', async () => {
  const { page } = await openPage({ baseURL: forAccounts.url, javaScriptEnabled: false });
  await page.goto('/shop/');
  await hearts(page).first().focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: /[Ss]ign in/ })
    .waitFor();
  expect((await wishesOnServer(page)).totalCount).toBe(0);
  await page.goto('/wishlist/');
  await page.locator('main').getByText('Sign in to keep a wishlist.').waitFor();
});

test('[F91] who has signed in wishes there as everywhere; once signed in no more, the hearts are disabled as soon as the shop has refused', async () => {
  const { page } = await openPage({ baseURL: forAccounts.url });
  await becomeVisitor(page.context(), forAccounts.url, member);
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

test('[F91] hearts of a guest who has wishes are disabled as soon as a page says that wishlists are for accounts now', async () => {
  const { page } = await openPage({ baseURL: withoutLink.url });
  await page.goto('/product/oak-bench/');
  const heart = hearts(page).first();
  await heart.click();
  await waitForHeart(heart, true);
  // The setting is switched off: from now on this page is made as that shop makes it.
  await page.route('**/product/oak-bench/', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${forAccounts.url}/product/oak-bench/` }) });
  });
  await page.reload();
  await waitForHeart(heart, true);
  expect(await heart.getAttribute('aria-disabled')).toBe('true');
  const sent = watchChanges(page);
  await heart.focus();
  await page.keyboard.press('Enter');
  await message(page, 'danger', 'Sign in to keep a wishlist.').waitFor();
  expect(sent).toEqual([]);
});

test('[F94] who has signed in can ask for mails, and for none any more, with script and without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, problems } = await openPage({ baseURL: forAccounts.url, javaScriptEnabled });
    await becomeVisitor(page.context(), forAccounts.url, wishful);
    await page.goto('/wishlist/');
    const mails = page.getByRole('switch', { name: 'Tell me by mail' });
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

test('[F90] where filled hearts lead nowhere, one that was wished long ago is taken off by a click', async () => {
  const { page } = await openPage({ baseURL: withoutLink.url });
  await page.goto('/product/oak-bench/');
  await hearts(page).first().click();
  await waitForHeart(hearts(page).first(), true);
  await page.reload();
  await waitForHeart(hearts(page).first(), true);
  await hearts(page).first().click();
  await waitForHeart(hearts(page).first(), false);
  expect(new URL(page.url()).pathname).toBe('/product/oak-bench/');
  expect((await wishesOnServer(page)).totalCount).toBe(0);
  await page.goto('/wishlist/');
  expect(await rows(page).count()).toBe(0);
});
