import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as t from '../../admin/payments/__generated__/messages.ts';
import { fillCart, fillCheckout, noScript, placeOrder } from '../cart/cartPages.ts';
import { signInAsAdmin } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type PageOptions } from '../support/browser.ts';
import { companiesShop, mollieKey, paypalAccount, stripeKeys, type CompaniesShop } from './companiesShop.ts';

// From entering the keys of a payment company to a paid order, and one order to its end: shipment of a part, invoice, withdrawal, refund and
// credit note. Each company's page is a redirect. The first test enters the keys that the others need.

let shop: CompaniesShop;
beforeAll(async () => {
  shop = await companiesShop();
}, 240_000);
afterAll(() => shop?.stop());

const secrets = [
  stripeKeys.secretKey,
  mollieKey,
  paypalAccount.clientSecret,
  Buffer.from(`${paypalAccount.clientId}:${paypalAccount.clientSecret}`).toString('base64'),
];

/** Expects that the server's log has neither faults nor secrets. */
function expectQuietLog(): void {
  expect(shop.server.output()).not.toMatch(/"level":(50|60)/);
  for (const secret of secrets) expect(shop.server.output()).not.toContain(secret);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the checkout with a filled cart and form. */
async function openCheckout(options: PageOptions = {}, cards = 1): Promise<Page> {
  const { page } = await openPage({ ...options, baseURL: shop.server.url });
  await fillCart(page, { cards });
  const answer = await page.goto('/checkout/');
  // A company's page is a redirect, so the shop's policy doesn't need to allow the company.
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  await fillCheckout(page);
  return page;
}

/** Expects the page of a paid order, and an empty cart. */
async function expectPaid(page: Page): Promise<void> {
  await page.waitForURL('**/checkout/order-received/**');
  await page.getByText('We’ve received your payment').waitFor();
  const cart = await page.request.get('/cart/');
  expect(await cart.text()).toContain('Your cart is empty.');
  expectQuietLog();
}

const companies: { id: string; name: string; connected: string; values: Record<string, string>; environment?: string }[] = [
  {
    id: 'stripe',
    name: 'Card and more',
    connected: 'Connected to Stripe in test mode',
    values: { 'Secret key': stripeKeys.secretKey, 'Webhook signing secret': stripeKeys.webhookSecret },
  },
  { id: 'mollie', name: 'iDEAL, card and more', connected: 'Connected to Mollie in test mode', values: { 'API key': mollieKey } },
  {
    id: 'paypal',
    name: 'PayPal',
    connected: 'Connected to PayPal’s sandbox',
    values: { Secret: paypalAccount.clientSecret, 'Client ID': paypalAccount.clientId, 'Webhook ID': paypalAccount.webhookId },
    environment: 'Sandbox',
  },
];

test('[F44] staff enter the keys of each company, see the webhook address and test the connection', async () => {
  const { page, problems } = await openPage({ baseURL: shop.server.url });
  await signInAsAdmin(page.context(), shop.server.url, shop.clerk);
  await page.goto('/admin/settings/payment');
  for (const { id, name, connected, values, environment } of companies) {
    const settings = page.getByRole('region', { name: `${name}: provider settings`, exact: true });
    await settings.getByText(t.notOfferedUntilComplete).waitFor();
    for (const [label, value] of Object.entries(values)) await settings.getByLabel(label).fill(value);
    if (environment) await settings.getByLabel('Environment').selectOption(environment);
    await settings.getByRole('button', { name: 'Save settings' }).click();
    await page.getByText(`Settings for ${name} saved.`).waitFor();
    expect(await settings.getByLabel(t.webhookUrl, { exact: true }).inputValue()).toBe(`${shop.server.url}/payments/${id}/webhook`);
    await settings.getByRole('button', { name: `Test connection (${name})` }).click();
    await page.getByText(connected).waitFor();
  }
  for (const secret of secrets) expect(await page.content()).not.toContain(secret);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

/** On Stripe's page, a card is declined and 3-D Secure fails; back in the shop the payment is resumed, and this time approved. */
async function expectPaidAtLast(page: Page): Promise<void> {
  const pay = async (card: string) => {
    await page.getByLabel('Card number').fill(card);
    await button(page, 'Pay').click();
  };
  await page.waitForURL(`${shop.origins.stripe}/c/pay/**`);
  await pay('4000 0000 0000 0002');
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  await pay('4000 0027 6000 3184');
  await button(page, 'Fail').click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByRole('heading', { level: 1, name: 'Complete your payment' }).waitFor();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await pay('4000 0027 6000 3184');
  await button(page, 'Complete').click();
  await expectPaid(page);
}

test('[F44] without JavaScript, the order page links to the company, where a declined payment can be retried', async () => {
  const page = await openCheckout(noScript);
  await page.getByLabel(/^Card and more/).check();
  await placeOrder(page);
  // Forms can't redirect to another site.
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await expectPaidAtLast(page);
});

test.each([
  { id: 'mollie' as const, name: 'iDEAL, card and more', path: '/checkout/**', leave: 'open', pay: 'paid' },
  { id: 'paypal' as const, name: 'PayPal', path: '/checkoutnow?**', leave: 'Cancel', pay: 'Pay now' },
])('[F44] $id: a payment that the shopper leaves can be resumed, and is paid on the company’s page', async (company) => {
  const page = await openCheckout();
  await page.getByLabel(company.name).check();
  await placeOrder(page);
  await page.waitForURL(shop.origins[company.id] + company.path);
  await page.getByRole('button', { name: company.leave }).click();
  await page.getByRole('heading', { level: 1, name: 'Complete your payment' }).waitFor();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await page.waitForURL(shop.origins[company.id] + company.path);
  await page.getByRole('button', { name: company.pay }).click();
  await expectPaid(page);
});

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', noScript],
])('[F44] %s: a custom carrier and a custom provider with a page of its own process an order', async (_how, options) => {
  const page = await openCheckout(options);
  if (options !== noScript) {
    await page.getByLabel(/^Acme next day/).check();
    await page.locator('[data-step]').and(page.locator('[data-shipping="acme.next-day"]')).waitFor();
  }
  await page.getByLabel(/^Acme Pay/).check();
  await placeOrder(page);
  await page.waitForURL('**/payments/acme-pay/pay**');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expectPaid(page);
  await page.getByText('Acme Pay').first().waitFor();
  if (options !== noScript) await page.getByText('Acme next day').first().waitFor();
});

/** Waits for a document on an order's page, which a job issues within half a minute, and expects a PDF. */
async function expectDocument(page: Page, name: RegExp): Promise<void> {
  const found = new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${name.source}`);
  const address = async () => found.exec((await (await page.request.get(page.url())).text()).replaceAll('<!-- -->', ''))?.[1] ?? '';
  await expect.poll(address, { timeout: 90_000, interval: 500 }).not.toBe('');
  const answer = await page.request.get((await address()).replaceAll('&amp;', '&'));
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
}

test('[F44] [I32] [I33] [I36] an order from a declined card and 3-D Secure to the credit note', async () => {
  const guest = await openCheckout({}, 2);
  await guest.getByLabel(/^Card and more/).check();
  await placeOrder(guest);
  await expectPaidAtLast(guest);
  const [, number = ''] = /order-received\/(\d+)/.exec(guest.url()) ?? [];
  const orderUrl = guest.url();

  const { page: desk, problems } = await openPage({ baseURL: shop.server.url });
  await signInAsAdmin(desk.context(), shop.server.url, shop.clerk);
  await desk.goto(`/admin/orders/${number}`);
  await button(desk, 'Create shipment').click();
  const dialog = desk.getByRole('dialog');
  const quantities = dialog.getByRole('spinbutton');
  expect(await quantities.count()).toBe(2);
  await quantities.nth(1).fill('0');
  await dialog.getByLabel('Carrier', { exact: true }).selectOption({ label: 'DHL' });
  await dialog.getByLabel('Tracking number').fill('00340434161094000001');
  await dialog.getByRole('button', { name: 'Create shipment' }).click();
  await desk.getByText('Partially shipped').first().waitFor();

  await guest.goto(orderUrl);
  await guest.getByRole('heading', { level: 1, name: 'Part of your order is on its way' }).waitFor();
  expect(await guest.locator('a[href*="00340434161094000001"]').count()).toBeGreaterThan(0);
  await expectDocument(guest, /Invoice INV-/);

  await guest.getByRole('main').getByRole('link', { name: 'Withdraw from contract' }).click();
  await guest.getByText('You can withdraw now.').waitFor();
  await guest
    .getByLabel(/up to 1/)
    .first()
    .fill('1');
  await button(guest, 'Confirm withdrawal').click();
  await guest.getByText(`R${number}-1: Waiting for the goods`).waitFor();

  await desk.reload();
  await desk.getByRole('link', { name: `R${number}-1` }).click();
  await button(desk, 'Mark as received').click();
  await desk.getByText('Goods marked as received.').waitFor();
  await button(desk, 'Inspect').click();
  await dialog.getByLabel('Accepted units').fill('1');
  await dialog.getByRole('button', { name: 'Save inspection' }).click();
  await button(desk, 'Refund').click();
  await dialog.getByRole('button', { name: /^Refund €/ }).click();
  await desk.getByText(/was refunded\.$/).waitFor();
  const [refund, ...others] = shop.stripe.books.refunds.values();
  expect([refund?.status, others.length]).toEqual(['succeeded', 0]);

  await guest.goto(orderUrl);
  await guest
    .getByText(/was refunded\./)
    .first()
    .waitFor();
  await expectDocument(guest, /Credit note CN-/);
  expect(problems).toEqual([]);
  expectQuietLog();
});
