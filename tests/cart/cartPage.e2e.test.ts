import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { cartLink, fillCart, noScript } from './cartPages.ts';

const cartLines = (page: Page) => page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');

test('[F30] without JavaScript, the cart shows lines and totals, rejects a quantity next to its line, and updates and removes lines', async () => {
  const { page, problems } = await openPage(noScript);
  await fillCart(page, { cards: 2 });
  await page.goto('/cart/');
  const lines = cartLines(page);
  expect(await lines.count()).toBe(2);
  const first = lines.first();
  const name = (await first.getByRole('link').textContent()) ?? '';
  expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/product\//);
  for (const word of ['Subtotal (2 items)', 'Delivery (estimate)', 'Total']) await page.getByText(word).first().waitFor();

  const quantity = first.locator('[name=quantity]');
  await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
  await quantity.fill('90000');
  await first.getByRole('button', { name: 'Update' }).click();
  await first
    .getByRole('alert')
    .filter({ hasText: /Only \d+|At most \d+/ })
    .waitFor();
  expect(await quantity.inputValue()).toBe('1');

  await quantity.fill('2');
  await first.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Subtotal (3 items)').waitFor();
  expect(await quantity.inputValue()).toBe('2');

  await first.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByText('Subtotal (1 item)').waitFor();
  expect(await lines.count()).toBe(1);
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByText('Your cart is empty.').waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop/');
  // An invalid quantity is answered with a page of status 422.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

test('[F27, F30] the cart page loads without requests, is accessible, changes and empties the cart, and drops a line removed elsewhere', async () => {
  const { page, requests, problems } = await openPage();
  // From its sixth second, the page would hear of changes elsewhere by the stream.
  await page.route('**/graphql?id=*', () => undefined);
  await fillCart(page, { cards: 2 });
  requests.length = 0;
  const response = await page.goto('/cart/', { waitUntil: 'networkidle' });
  expect(response?.headers()['cache-control']).toContain('no-store');
  await cartLink(page).filter({ hasText: '2 items' }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await page.locator('[style]').count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  const lines = cartLines(page);
  const line = lines.first();
  const quantity = line.locator('[name=quantity]');
  const max = await quantity.getAttribute('max');
  for (const typed of ['1.5', '', '0', '-3']) {
    await quantity.fill(typed);
    await quantity.blur();
    await line
      .getByRole('alert')
      .filter({ hasText: `Enter a whole number from 1 to ${max}.` })
      .waitFor();
    // The field shows the quantity in the cart.
    expect(await quantity.inputValue()).toBe('1');
  }
  expect(requests).toEqual([]);

  // Quick changes are sent as one request, and announced.
  const more = line.getByRole('button', { name: /^Increase/ });
  for (let click = 0; click < 4; click += 1) await more.click();
  await cartLink(page).filter({ hasText: '6 items' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'is now 5.' }).waitFor();
  expect(requests).toEqual(['/graphql']);

  await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
  await quantity.fill('90000');
  await line
    .getByRole('alert')
    .filter({ hasText: /Only \d+|At most \d+/ })
    .waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('5');

  const key = await line.locator('[name=key]').first().inputValue();
  // Changes the cart without involving the page: neither its tabs nor its storage are updated.
  const form = { intent: 'remove', key };
  await page.request.post('/cart/', { form, headers: { origin: new URL(page.url()).origin } });
  await more.click();
  await page.getByRole('alert').filter({ hasText: 'is no longer in your cart.' }).waitFor();
  await page.getByText('Subtotal (1 item)').waitFor();
  expect(await lines.count()).toBe(1);
  expect(await lines.first().locator('[name=key]').first().inputValue()).not.toBe(key);
  await cartLink(page).filter({ hasText: '1 item' }).waitFor();

  // The button is removed with its line, and the focus moves to the heading.
  await page.getByRole('button', { name: /^Remove/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'removed from your cart' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.getByText('Your cart is empty.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
  await page.waitForURL('**/shop/');
  expect(problems).toEqual([]);
});
