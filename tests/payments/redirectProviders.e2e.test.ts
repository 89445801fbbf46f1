import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, fillCheckout, noScript, placeOrder } from '../cart/cartPages.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { testDatabase, type TestDatabase } from '../support/databases.ts';
import { fakeMollie, type FakeMollie } from '../support/fakeMollie/fakeMollie.ts';
import { fakePaypal } from '../support/fakePaypal/fakePaypal.ts';
import type { FakePaypal } from '../support/fakePaypal/shapes.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';

// From entering the keys to a paid order, with stand-ins for payment companies whose pages are redirects.

const apiKey = 'test_0123456789abcdef0123456789ab';
const account = { clientId: 'AbCdEf0123456789abcdef', clientSecret: 'EFgh0123456789abcdefgh', webhookId: '8PT597110X687430L' };

let database: TestDatabase;
let mollie: FakeMollie;
let paypal: FakePaypal;
let server: ServerProcess;
let desk: AdminWithSession;
beforeAll(async () => {
  database = await testDatabase();
  const db = await database.open();
  desk = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS'], isSteppedUp: true });
  await db.close();
  mollie = await fakeMollie({ apiKey });
  paypal = await fakePaypal(account);
  const env = {
    ...database.env,
    SOUK_SEED: 'true',
    SHOP_CONFIG: 'tests/payments/standInShop.config.ts',
    FAKE_MOLLIE_URL: mollie.apiUrl,
    FAKE_PAYPAL_URL: paypal.apiUrl,
    // Mollie's SDK trusts Mollie's certificates only.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  };
  server = await startServer(env, ['--import', 'tsx', 'server/main.ts']);
  paypal.sendTo(`${server.url}/payments/paypal/webhook`);
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await mollie?.close();
  await paypal?.close();
  await database?.remove();
});

interface Company {
  id: string;
  name: string;
  connected: string;
  secrets: string[];
  enterKeys(settings: ReturnType<Page['getByRole']>): Promise<void>;
  pageUrl(): string;
  /** Buttons of the company's page. */
  buttons: { leave: string; pay: string };
}

const companies: Company[] = [
  {
    id: 'mollie',
    name: 'iDEAL, card and more',
    connected: 'Connected to Mollie in test mode',
    secrets: [apiKey],
    enterKeys: (settings) => settings.getByLabel('API key').fill(apiKey),
    pageUrl: () => `${mollie.url}/checkout/**`,
    buttons: { leave: 'open', pay: 'paid' },
  },
  {
    id: 'paypal',
    name: 'PayPal',
    connected: 'Connected to PayPal’s sandbox',
    secrets: [account.clientSecret, Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')],
    async enterKeys(settings) {
      await settings.getByLabel('Secret').fill(account.clientSecret);
      await settings.getByLabel('Client ID').fill(account.clientId);
      await settings.getByLabel('Environment').selectOption('Sandbox');
      await settings.getByLabel('Webhook ID').fill(account.webhookId);
    },
    pageUrl: () => `${paypal.url}/checkoutnow?**`,
    buttons: { leave: 'Cancel', pay: 'Pay now' },
  },
];

test.each(companies)('[F44] $id: staff enter the keys, see the webhook address and test the connection', async (company) => {
  const { page, problems } = await openPage({ baseURL: server.url });
  await signInAsAdmin(page.context(), server.url, desk);
  await page.goto('/admin/settings/payment');
  const settings = page.getByRole('region', { name: `${company.name}: provider settings` });
  await settings.getByText('Not offered until these settings are complete.').waitFor();
  await company.enterKeys(settings);
  await settings.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText(`Settings for ${company.name} saved.`).waitFor();
  expect(await settings.getByLabel('Webhook address').inputValue()).toBe(`${server.url}/payments/${company.id}/webhook`);
  await settings.getByRole('button', { name: `Test connection (${company.name})` }).click();
  await page.getByText(company.connected).waitFor();
  for (const secret of company.secrets) expect(await page.content()).not.toContain(secret);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test.each(
  companies.flatMap((company) => [
    { ...company, how: 'with JavaScript', options: {} },
    { ...company, how: 'without JavaScript', options: noScript },
  ]),
)(
  '[F44] $id, $how: a payment that the shopper leaves can be resumed, and is paid on the company’s page',
  async ({ name, options, pageUrl, buttons, secrets }) => {
    const { page } = await openPage({ ...options, baseURL: server.url });
    await fillCart(page);
    const answer = await page.goto('/checkout/');
    // The company's page is a redirect, so the shop's policy doesn't need to allow the company.
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
    await fillCheckout(page);
    await page.getByLabel(name).check();
    await placeOrder(page);
    // Without JavaScript, the order page links to the company, because forms can't redirect to another site.
    if (options === noScript) await page.getByRole('link', { name: 'Continue to payment' }).click();
    await page.waitForURL(pageUrl());
    await page.getByRole('button', { name: buttons.leave }).click();
    await page.getByRole('heading', { level: 1, name: 'Complete your payment' }).waitFor();
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await page.waitForURL(pageUrl());
    await page.getByRole('button', { name: buttons.pay }).click();
    await page.waitForURL('**/checkout/order-received/**');
    await page.getByText('We’ve received your payment').waitFor();
    await page.goto('/cart/');
    await page.getByText('Your cart is empty.').waitFor();
    expect(server.output()).not.toMatch(/"level":(50|60)/);
    for (const secret of secrets) expect(server.output()).not.toContain(secret);
  },
);
