import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillCart, fillCheckout, placeOrder, reviewOrder } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';

// The order arrives but its response is lost: no shopper orders twice because of that, or is left with an empty cart and no message.

const isOrder = (data: string | null) => data?.includes('idempotencyKey') ?? false;

/**
 * From now on orders are placed, but their responses are lost.
 * @returns the sent keys
 */
async function loseResponses(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/graphql', async (route) => {
    const data = route.request().postData();
    if (!isOrder(data)) return route.fallback();
    keys.push((JSON.parse(data ?? '') as { variables: { input: { idempotencyKey: string } } }).variables.input.idempotencyKey);
    await route.fetch();
    await route.abort('connectionreset');
  });
  return keys;
}

async function openCheckout(page: Page): Promise<void> {
  await fillCart(page);
  await page.goto('/checkout/');
  await fillCheckout(page);
}

test('[F44] if the response to an order is lost, the page and a reopened checkout say that the order was placed, with a link to it', async () => {
  const { page } = await openPage();
  await openCheckout(page);
  const keys = await loseResponses(page);
  await placeOrder(page);
  // The page reloads the cart, finds that it was ordered, and says so.
  await page.getByText('You placed').waitFor();
  expect(keys).toHaveLength(1);
  await page.getByRole('link', { name: /^order \d+$/ }).waitFor();
  await page.goto('/checkout/');
  await page.waitForURL('**/cart/');
  await page.getByText('You placed').waitFor();
  expect(await page.getByRole('link', { name: /^order \d+$/ }).count()).toBe(1);
  await page.getByRole('link', { name: /^order \d+$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
});

test('[F44] an order that never arrived can be placed after a reload, with the same key and the entered details', async () => {
  const { page } = await openPage();
  await openCheckout(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    const data = request.postData();
    if (isOrder(data))
      keys.push((JSON.parse(data ?? '') as { variables: { input: { idempotencyKey: string } } }).variables.input.idempotencyKey);
  });
  await page.route('**/graphql', (route) => (isOrder(route.request().postData()) ? route.abort('internetdisconnected') : route.fallback()));
  await placeOrder(page);
  await page.getByRole('alert').filter({ hasText: 'You are probably offline. We don’t know if your order reached us.' }).waitFor();
  await page.unroute('**/graphql');
  await page.reload();
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  // The input is still stored in the tab.
  await expect.poll(() => page.locator('#city').inputValue()).toBe('Berlin');
  await placeOrder(page);
  await page.waitForURL('**/checkout/order-received/**');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('[F44] changing a field after a lost response places no second order, and links to the first', async () => {
  const { page } = await openPage();
  await openCheckout(page);
  await reviewOrder(page);
  await page.getByLabel(/^I accept the terms/).check();
  // The order arrives but all other requests fail, so that the page can't find out by itself.
  await page.route('**/graphql', async (route) => {
    if (isOrder(route.request().postData())) await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Place order and pay' }).click();
  await page.getByRole('alert').filter({ hasText: 'Your order won’t be placed twice' }).waitFor();
  await page.getByRole('button', { name: 'Edit delivery address' }).click();
  await page.locator('#city').fill('Potsdam');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/cart/');
  await page.getByText('You placed').waitFor();
  await page.getByRole('link', { name: /^order \d+$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('10115 Berlin');
});
