import { expect, test } from 'vitest';
import { fillCart, fillCheckout, placeOrder } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';

// Printed pages hold the content of the page and the shop's logo, without controls and ways to other pages.

const cheap = '/?product_cat=kitchen&in_stock=1&min_price=20&max_price=40';

/** Prints the page on A4. */
async function printed(address: string) {
  const shop = await openPage({ viewport: { width: 794, height: 1123 } });
  await shop.page.goto(address);
  await shop.page.emulateMedia({ media: 'print' });
  return shop;
}

test('[F12] a printed product page has pictures, price and facts beside each other, and no controls', async () => {
  const { page, problems } = await openPage({ viewport: { width: 794, height: 1123 } });
  await page.goto(cheap);
  const product = page.locator('main article').first();
  const name = await product.getByRole('heading').innerText();
  await page.goto((await product.getByRole('heading').getByRole('link').getAttribute('href')) ?? '');
  await page.emulateMedia({ media: 'print' });
  const title = page.getByRole('heading', { level: 1, name });
  const picture = page.locator('main img').first();
  const [beside, left] = [await title.boundingBox(), await picture.boundingBox()];
  expect(left?.width).toBeLessThan(397);
  expect(beside?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
  for (const role of ['button', 'navigation', 'contentinfo', 'searchbox', 'textbox'] as const)
    expect(await page.getByRole(role).count()).toBe(0);
  expect(await page.getByRole('main').getByText(/€\d/).first().isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

test('[F44] the delivery page prints its tables in full', async () => {
  const { page, problems } = await printed('/delivery/');
  const table = page.getByRole('table').first();
  expect(await table.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(794);
  for (const role of ['button', 'navigation', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('[F44] an order prints its lines, sums and addresses without ways to change it', async () => {
  const { page, problems } = await openPage({ viewport: { width: 794, height: 1123 } });
  await fillCart(page, { listing: cheap });
  await page.goto('/checkout/');
  await fillCheckout(page);
  await placeOrder(page);
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of ['What you ordered', 'Total', 'Delivery address']) expect(await main.getByText(text).first().isVisible()).toBe(true);
  for (const text of ['Withdraw from contract', 'Cancel this order', 'Continue shopping'])
    expect(await main.getByText(text).first().isVisible()).toBe(false);
  expect(problems).toEqual([]);
});
