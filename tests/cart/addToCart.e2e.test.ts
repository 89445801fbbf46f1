import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeStocked } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { buyForms, cartLink, closePanel, noScript } from './cartPages.ts';

test('[F13, F14, F29] a card’s button shows loading and added, announces the add, and is followed by one cart link', async () => {
  const { page, problems } = await openPage();
  await page.goto('/shop/');
  const form = buyForms(page).first();
  const button = form.getByRole('button');
  const name = ((await button.textContent()) ?? '').replace('Add to cart: ', '');
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  await form.getByRole('button', { name: 'Adding…' }).waitFor();
  expect(await button.getAttribute('aria-busy')).toBe('true');
  expect(await form.getByRole('link', { name: 'View cart' }).count()).toBe(0);
  answer();
  await form.getByRole('button', { name: 'Added' }).waitFor();
  expect(await button.getAttribute('aria-busy')).toBe('false');
  await page
    .getByRole('status')
    .filter({ hasText: `“${name}” Has been added to cart.` })
    .first()
    .waitFor();

  await closePanel(page);
  await button.click();
  await cartLink(page).filter({ hasText: '2 items' }).waitFor();
  await closePanel(page);
  expect(await form.getByRole('link', { name: 'View cart' }).count()).toBe(1);
  await form.getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/cart/');
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: 'View cart' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

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

test('[F13, F15] a rejected add on a card opens the product’s page, which shows the reason once', async () => {
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
  expect(problems).toEqual([]);
});

describe('[F16] if the shop opens the cart after each add', () => {
  let shop: ServerProcess;
  beforeAll(async () => {
    shop = await preparedShop(async (db) => {
      await makeStocked(db, 5);
      await db.prisma.shopSettings.update({ where: { id: 1 }, data: { cartRedirectAfterAdd: true } });
    });
  });
  afterAll(() => shop.stop());

  test('cards, quick view and product pages open the cart, but a rejected add opens the product’s page', async () => {
    const { page } = await openPage({ baseURL: shop.url });
    await page.goto('/shop/');
    await buyForms(page).first().getByRole('button').click();
    await page.waitForURL('**/cart/');
    await page.getByText('Subtotal (1 item)').waitFor();

    await page.goBack();
    const card = page.locator('main article:has(form input[name=product])').first();
    await card.getByRole('button', { name: /quick view/i }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: /^Buy / }).getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart/');
    await page.getByText('Subtotal (2 items)').waitFor();

    await page.goto('/shop/');
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

test('[F20] a quantity below the minimum is raised to it when the page is hydrated', async () => {
  const { page } = await openPage();
  const raise = (text: string) => text.replaceAll('"quantityRule":{"min":1', '"quantityRule":{"min":3');
  await page.route('**/shop/', async (route) => {
    const response = await route.fetch();
    // Simulates a minimum that was raised after the page was rendered: its markup still says 1.
    return route.fulfill({ response, body: raise(await response.text()) });
  });
  await page.goto('/shop/');
  const inputs = page.locator('main article [name=quantity]');
  const values = () => inputs.evaluateAll((all) => [...new Set(all.map((input) => (input as HTMLInputElement).value))]);
  expect(await inputs.count()).toBeGreaterThan(0);
  expect(await values()).toEqual(['3']);
});

test('[F5, F17] without JavaScript, a card adds the entered quantity', async () => {
  const { page } = await openPage(noScript);
  await page.goto('/shop/');
  const form = buyForms(page)
    .filter({ has: page.locator('[name=quantity]') })
    .first();
  await form.locator('[name=quantity]').fill('3');
  await form.getByRole('button').click();
  await page.waitForURL('**/cart/');
  expect(await page.getByRole('main').locator('[name=quantity]').first().inputValue()).toBe('3');
});

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('%s', (_name, options) => {
  test('[F17] a rejected form shows the product with the reason', async () => {
    const { page } = await openPage(options);
    await page.goto('/shop/');
    await buyForms(page).first().locator('xpath=ancestor::article').getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/product/**');
    const form = page.getByRole('form', { name: 'Buy' });
    const quantity = form.locator('[name=quantity]');
    await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
    await quantity.fill('90000');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.getByRole('button', { name: 'Add to cart' }).click();
    expect((await answered).status()).toBe(options === noScript ? 422 : 200);
    await form.getByText(/Only \d+|At most \d+/).waitFor();
    // Announced once, either by the form's message or by the toast.
    expect(
      await page
        .getByRole('alert')
        .filter({ hasText: /Only \d+|At most \d+/ })
        .count(),
    ).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
  });
});
