import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { watchShifts } from '../support/layoutShift.ts';
import { cartLink, closePanel } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';
import { setVisitorCookie, preparedShop, signedInToken } from '../support/preparedShop.ts';
import { makeProduct, makeStocked, makeVariable } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { badge, message, rowNames, rows, wishlistOnServer, wishlistLink, soon } from './wishlistPages.ts';

// The wishlist page (row 94) of shoppers whose lists were created earlier, with different prices and stock.

let shop: ServerProcess;
const tokens: string[] = [];

/** Each test gets its own shopper, with the same wishlist. */
const someone = async () => {
  const opened = await openPage({ baseURL: shop.url });
  await setVisitorCookie(opened.page.context(), shop.url, tokens.pop() ?? '');
  return opened;
};

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    const products = [
      { product: await makeProduct(db, { name: 'Oak bench' }), priceMinor: 2_000, isAvailable: true },
      { product: await makeStocked(db, 0, { name: 'Pine stool' }), priceMinor: 1_000, isAvailable: true },
      { product: await makeStocked(db, 5, { name: 'Elm chair' }), priceMinor: 750, isAvailable: false },
      { product: (await makeVariable(db, { facts: { name: 'Ash table' } })).product, priceMinor: 1_000, isAvailable: true },
    ];
    for (let index = 0; index < 8; index += 1) {
      const token = await signedInToken(db, 'CUSTOMER');
      tokens.push(token);
      const { id: accountId } = await db.prisma.account.findFirstOrThrow({ orderBy: { id: 'desc' } });
      const items = products.map(({ product, priceMinor, isAvailable }, place) => ({
        productId: product.id,
        addedAt: new Date(Date.UTC(2026, 0, 1 + place)),
        priceMinor,
        isAvailable,
        toldPriceMinor: priceMinor,
        toldAvailable: isAvailable,
      }));
      await db.prisma.wishlist.create({ data: { accountId, items: { create: items } } });
    }
  });
});

afterAll(() => shop.stop());

test('[F94] the wishlist shows newest items first with price and stock changes, is accessible, and adds to the cart', async () => {
  const { page, problems } = await someone();
  const shifts = await watchShifts(page);
  const response = await page.goto('/wishlist/');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  expect(await rowNames(page)).toEqual(['Ash table', 'Elm chair', 'Pine stool', 'Oak bench']);
  const row = (name: string) => rows(page).filter({ hasText: name });
  const text = async (name: string) => (await row(name).innerText()).replace(/\s+/g, ' ');
  expect(await text('Oak bench')).toContain('€10.00 €10.00 less than when you added it In stock Added on 1 January 2026');
  expect(await text('Pine stool')).toContain('€10.00 Out of stock Sold out since you added it Added on 2 January 2026');
  expect(await text('Elm chair')).toMatch(/€10.00 €2.50 more than when you added it Only 5 left|In stock Back in stock/);
  expect(await text('Elm chair')).toContain('Back in stock Added on 3 January 2026');
  expect(
    await row('Ash table')
      .getByRole('link', { name: /^Select options/ })
      .getAttribute('href'),
  ).toMatch(/^\/product\//);
  await expect.poll(() => badge(page), soon).toBe('4');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Your wishlist\s+4 products/);
  expect(await shifts()).toEqual([]);
  expect(await problemsInBothThemes(page)).toEqual([]);

  // Products are added to the cart one by one, or all available ones at once.
  await row('Oak bench')
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await expect.poll(() => cartLink(page).textContent(), soon).toContain(', 1 item');
  await closePanel(page);
  await page.getByRole('button', { name: 'Add all 2 available products to cart' }).click();
  await message(page, 'success', '2 products added to your cart.').waitFor();
  await expect.poll(() => cartLink(page).textContent(), soon).toContain(', 3 items');
  expect((await wishlistOnServer(page)).totalCount).toBe(4);
  expect(problems).toEqual([]);
});

test('[F90, F94] removing a row moves the focus to the next one, and undo restores the row in its place', async () => {
  const { page, problems } = await someone();
  await page.goto('/wishlist/');
  const removal = (name: string) => page.getByRole('button', { name: new RegExp(`^Remove ${name}`) });
  await removal('Elm chair').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rowNames(page), soon).toEqual(['Ash table', 'Pine stool', 'Oak bench']);
  expect(await removal('Pine stool').evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => badge(page), soon).toBe('3');
  expect((await wishlistOnServer(page)).totalCount).toBe(3);
  await message(page, 'danger', '“Elm chair” removed from your wishlist.').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rowNames(page), soon).toEqual(['Ash table', 'Elm chair', 'Pine stool', 'Oak bench']);
  expect(await rows(page).filter({ hasText: 'Elm chair' }).innerText()).toContain('Added on 3 January 2026');

  for (const name of ['Ash table', 'Elm chair', 'Pine stool', 'Oak bench']) {
    await removal(name).click();
    await removal(name).waitFor({ state: 'detached' });
  }
  await page.getByText('Your wishlist is empty.').waitFor();
  await expect.poll(() => badge(page), soon).toBe('');
  expect(await page.locator('main h1').evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect((await wishlistOnServer(page)).totalCount).toBe(0);
  expect(await problemsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await page.waitForURL('**/shop/');
  expect(problems).toEqual([]);
});

test('[F94] a row removed and restored in one tab is updated in another', async () => {
  const { page } = await someone();
  await page.goto('/wishlist/');
  const other = await page.context().newPage();
  await other.goto('/wishlist/');
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  await rows(other)
    .filter({ hasText: 'Oak bench' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(() => rowNames(other), soon).toEqual(['Ash table', 'Elm chair', 'Pine stool']);
  await page.bringToFront();
  await expect.poll(() => rowNames(page), soon).toEqual(['Ash table', 'Elm chair', 'Pine stool']);
  await message(other, 'danger', '“Oak bench” removed from your wishlist.').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rowNames(page), soon).toEqual(['Ash table', 'Elm chair', 'Pine stool', 'Oak bench']);
});

test('[F94] without JavaScript, rows are removed, shared and added to the cart by forms', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await setVisitorCookie(page.context(), shop.url, tokens.pop() ?? '');
  await page.goto('/wishlist/');
  await page.getByRole('button', { name: /^Remove Elm chair/ }).click();
  await page.waitForURL('**/wishlist/');
  expect(await rowNames(page)).toEqual(['Ash table', 'Pine stool', 'Oak bench']);
  await page.getByRole('button', { name: 'Create link' }).click();
  expect(await page.getByLabel('Link to your wishlist').inputValue()).toMatch(/^http.*\/wishlist\/[A-Za-z0-9_-]{32}\/$/);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('button', { name: 'Create link' }).waitFor();
  await rows(page)
    .filter({ hasText: 'Oak bench' })
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await page.waitForURL('**/cart/');
  await page.getByRole('link', { name: 'Oak bench' }).first().waitFor();
});

test('[F94] without JavaScript, a heart adds and opens the list, and an invalid position leads to its start', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  await page.goto('/shop/');
  await wishlistLink(page).click();
  await page.getByText('Your wishlist is empty.').waitFor();
  await page.goto('/shop/');
  await page
    .locator('main article')
    .filter({ hasText: 'Oak bench' })
    .getByRole('button', { name: /^Add to wishlist/ })
    .click();
  await page.waitForURL('**/wishlist/');
  expect(await rowNames(page)).toEqual(['Oak bench']);
  await page.goto('/wishlist/?after=rubbish');
  expect(new URL(page.url()).search).toBe('');
  expect(await rowNames(page)).toEqual(['Oak bench']);
});
