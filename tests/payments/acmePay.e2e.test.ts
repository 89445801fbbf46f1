import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, fillCheckout, noScript, placeOrder } from '../cart/cartPages.ts';
import { openPage } from '../support/browser.ts';
import { testDatabase, type TestDatabase } from '../support/databases.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';

// A payment provider in a single file outside the shop, added with one line in the shop's definition, processes an order.

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await testDatabase();
  const env = { ...database.env, SOUK_SEED: 'true', SHOP_CONFIG: 'tests/payments/acmeShop.config.ts' };
  server = await startServer(env, ['--import', 'tsx', 'server/main.ts']);
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await database?.remove();
});

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('[F44] %s: a custom provider redirects the shopper to its page and collects the payment', async (_how, options) => {
  const { page } = await openPage({ ...options, baseURL: server.url });
  await fillCart(page);
  await page.goto('/checkout/');
  await fillCheckout(page);
  await page.getByLabel(/^Acme Pay/).check();
  await placeOrder(page);
  await page.waitForURL('**/payments/acme-pay/pay**');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL('**/checkout/order-received/**');
  await page.getByText('We’ve received your payment').waitFor();
  await page.getByText('Acme Pay').first().waitFor();
  await page.goto('/cart/');
  await page.getByText('Your cart is empty.').waitFor();
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});

test('[F44] a custom carrier offers a method for the postcode, and the order has its price', async () => {
  const { page } = await openPage({ baseURL: server.url });
  await fillCart(page);
  await page.goto('/checkout/');
  await fillCheckout(page);
  await page.getByLabel(/^Acme next day/).check();
  await page.locator('[data-step]').and(page.locator('[data-shipping="acme.next-day"]')).waitFor();
  await page.getByLabel(/^Acme Pay/).check();
  await placeOrder(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL('**/checkout/order-received/**');
  await page.getByText('Acme next day').first().waitFor();
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});
