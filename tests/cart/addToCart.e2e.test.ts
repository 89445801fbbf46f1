import type { Locator, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeStocked } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { miniCartToggle } from './cartSurfaces.ts';
import { buyForms, cartLink, cartPanel, noScript } from './cartPages.ts';

/** Submits a card with a quantity above any stock, bypassing the browser's validation. */
async function askForTooMany(page: Page): Promise<Locator> {
  const form = buyForms(page)
    .filter({ has: page.locator('[name=quantity]') })
    .first();
  const quantity = form.locator('[name=quantity]');
  await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
  await quantity.fill('90000');
  await form.getByRole('button').click();
  return form;
}

test('[F13, F15, F17] a rejected add on a card opens the product’s page, which shows the reason once, as after its own form', async () => {
  const { page, problems } = await openPage();
  await page.goto('/shop/');
  const refused = await askForTooMany(page);
  const product = (await refused.getAttribute('action')) ?? '';
  await page.waitForURL(`**${product}`);
  const alert = page.getByRole('form', { name: 'Buy' }).getByRole('alert');
  await alert.filter({ hasText: /Only \d+|At most \d+/ }).waitFor();
  await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('link', { name: 'View cart' }).count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goBack();
  // The product page has the same kind of form, and stays until the list has loaded.
  await page.getByRole('form', { name: 'Buy' }).waitFor({ state: 'detached' });
  const form = page.locator(`form[action="${product}"]`).first();
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await form.getByRole('link', { name: 'View cart' }).waitFor();
  await page.goForward();
  await page.getByRole('form', { name: 'Buy' }).waitFor();
  expect(await alert.count()).toBe(0);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await alert.count()).toBe(0);
  expect((await submitTooMany(page)).status()).toBe(200);
  expect(problems).toEqual([]);
});

describe('in a shop without the panel that opens the cart after each add', () => {
  let shop: ServerProcess;
  beforeAll(async () => {
    shop = await preparedShop(async (db) => {
      await makeStocked(db, 5, { regularPriceMinor: 0 });
      await db.prisma.shopSettings.update({ where: { id: 1 }, data: { cartRedirectAfterAdd: true, slidingCart: false } });
    });
  });
  afterAll(() => shop.stop());

  test('[F16, F32, F40] cards, quick view and product pages open the cart, a rejected add the product’s page; the cart icon is a plain link', async () => {
    const { page } = await openPage({ baseURL: shop.url });
    await page.goto('/shop/');
    await buyForms(page).first().getByRole('button').click();
    await page.waitForURL('**/cart/');
    await page.getByText('Subtotal (1 item)').waitFor();

    await page.goBack();
    // A free cart shows an amount too.
    await expect.poll(() => miniCartToggle(page).textContent()).toMatch(/^Mini-cart: €0[.,]00$/);
    await cartLink(page).click();
    await page.waitForURL('**/cart/');
    expect(await cartPanel(page).count()).toBe(0);
    await page.goBack();
    const card = page.locator('main article:has(form input[name=product])').first();
    await card.getByRole('button', { name: /quick view/i }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: /^Buy / }).getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart/');
    await page.getByText('Subtotal (2 items)').waitFor();

    await page.goBack();
    await askForTooMany(page);
    await page.waitForURL('**/product/**');
    const form = page.getByRole('form', { name: 'Buy' });
    await form.getByRole('alert').waitFor();
    await form.locator('[name=quantity]').fill('1');
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart/');
    await page.getByText('Subtotal (3 items)').waitFor();
  });
});

test('[F5, F17] without JavaScript, a card adds the entered quantity, and a rejected form shows the product with the reason', async () => {
  const { page } = await openPage(noScript);
  await page.goto('/shop/');
  const card = buyForms(page)
    .filter({ has: page.locator('[name=quantity]') })
    .first();
  const product = (await card.getAttribute('action')) ?? '';
  await card.locator('[name=quantity]').fill('3');
  await card.getByRole('button').click();
  await page.waitForURL('**/cart/');
  expect(await page.getByRole('main').locator('[name=quantity]').first().inputValue()).toBe('3');

  await page.goto(product);
  const answer = await submitTooMany(page);
  expect(answer.status()).toBe(422);
});

/** Submits a product page's form with a quantity above any stock, and expects the reason. */
async function submitTooMany(page: Page): Promise<Response> {
  const form = page.getByRole('form', { name: 'Buy' });
  const quantity = form.locator('[name=quantity]');
  await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
  await quantity.fill('90000');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.getByRole('button', { name: 'Add to cart' }).click();
  await form.getByText(/Only \d+|At most \d+/).waitFor();
  // Announced once, either by the form's message or by the toast.
  expect(
    await page
      .getByRole('alert')
      .filter({ hasText: /Only \d+|At most \d+/ })
      .count(),
  ).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
  return answered;
}
