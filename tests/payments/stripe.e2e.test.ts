import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, fillCheckout, noScript, placeOrder } from '../cart/cartPages.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { testDatabase, type TestDatabase } from '../support/databases.ts';
import { fakeStripe, type FakeStripe } from '../support/fakeStripe/fakeStripe.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';

// From entering the keys to a 3-D Secure payment, with a fake Stripe server.

const secretKey = 'sk_test_0123456789abcdef';
const webhookSecret = 'whsec_0123456789abcdef';

let database: TestDatabase;
let fake: FakeStripe;
let server: ServerProcess;
let desk: AdminWithSession;
beforeAll(async () => {
  database = await testDatabase();
  const db = await database.open();
  desk = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS'], isSteppedUp: true });
  await db.close();
  fake = await fakeStripe({ secretKey });
  const env = { ...database.env, SOUK_SEED: 'true', SHOP_CONFIG: 'tests/payments/stripeShop.config.ts', FAKE_STRIPE_URL: fake.url };
  server = await startServer(env, ['--import', 'tsx', 'server/main.ts']);
  fake.sendTo({ url: `${server.url}/payments/stripe/webhook`, secret: webhookSecret });
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await fake?.close();
  await database?.remove();
});

test('[F44] staff enter the keys, copy the webhook address and test the connection', async () => {
  const { page, problems } = await openPage({ baseURL: server.url });
  await signInAsAdmin(page.context(), server.url, desk);
  await page.goto('/admin/settings/payment');
  const settings = page.getByRole('region', { name: 'Card and more: provider settings' });
  await settings.getByText('Not offered until these settings are complete.').waitFor();
  await settings.getByLabel('Secret key').fill(secretKey);
  await settings.getByLabel('Webhook signing secret').fill(webhookSecret);
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings for Card and more saved.').waitFor();
  expect(await settings.getByLabel('Webhook address').inputValue()).toBe(`${server.url}/payments/stripe/webhook`);
  await settings.getByRole('button', { name: 'Test connection (Card and more)' }).click();
  await page.getByText('Connected to Stripe in test mode').waitFor();
  expect(await page.content()).not.toContain(secretKey);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Pay' }).click();
}

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('[F44] %s: a declined card, failed 3-D Secure and leaving can be retried, and an approved payment is paid', async (_how, options) => {
  const { page } = await openPage({ ...options, baseURL: server.url });
  await fillCart(page);
  const answer = await page.goto('/checkout/');
  // Stripe's page is a redirect, so the shop's policy doesn't need to allow Stripe.
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  await fillCheckout(page);
  await page.getByLabel(/^Card and more/).check();
  await placeOrder(page);
  // Without JavaScript, the order page links to Stripe, because forms can't redirect to another site.
  if (options === noScript) await page.getByRole('link', { name: 'Continue to payment' }).click();
  await page.waitForURL(`${fake.url}/c/pay/**`);
  await payWith(page, '4000 0000 0000 0002');
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  await payWith(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByRole('heading', { level: 1, name: 'Complete your payment' }).waitFor();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await payWith(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.waitForURL('**/checkout/order-received/**');
  await page.getByText('We’ve received your payment').waitFor();
  await page.goto('/cart/');
  await page.getByText('Your cart is empty.').waitFor();
  expect(server.output()).not.toMatch(/"level":(50|60)/);
  expect(server.output()).not.toContain(secretKey);
});
