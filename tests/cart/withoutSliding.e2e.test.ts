import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { waitForCount } from './freshnessDriver.ts';
import { miniCartToggle } from './cartSurfaces.ts';
import { buyForms, cartLink, cartPanel } from './cartPages.ts';

// A shop without the cart panel, in which products may be free.

let shop: ServerProcess;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    await makeProduct(db, { name: 'Catalogue', regularPriceMinor: 0 });
    await makeProduct(db, { name: 'Price list', regularPriceMinor: 0 });
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { slidingCart: false } });
  });
});

afterAll(() => shop.stop());

test('[F32, F40] without the panel, an add shows a toast, but not over errors, and the cart icon is a plain link', async () => {
  const { page } = await openPage({ baseURL: shop.url });
  await page.goto('/shop/');
  await buyForms(page).first().getByRole('button').click();
  const toast = page.getByRole('status').filter({ hasText: /^Added to Cart/ });
  await toast.waitFor();
  await waitForCount(page, 1);
  // A free cart shows an amount too.
  expect(await miniCartToggle(page).textContent()).toMatch(/^Mini-cart: €0[.,]00$/);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await toast.waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const error = document.createElement('p');
    error.role = 'alert';
    error.textContent = 'Something is wrong here.';
    document.querySelector('main')?.prepend(error);
  });
  await buyForms(page).nth(1).getByRole('button').click();
  await buyForms(page).nth(1).getByRole('link', { name: 'View cart' }).waitFor();
  await waitForCount(page, 2);
  expect(await toast.count()).toBe(0);
  expect(await cartPanel(page).count()).toBe(0);
  await cartLink(page).click();
  await page.waitForURL('**/cart/');
  expect(await cartPanel(page).count()).toBe(0);
});
