import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, fillCheckout, placeOrder } from '../cart/cartPages.ts';
import { nameSeller } from '../invoices/invoiceDocuments.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { openPage } from '../support/browser.ts';
import { testDatabase, type TestDatabase } from '../support/databases.ts';
import { fakeStripe, type FakeStripe } from '../support/fakeStripe/fakeStripe.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';

// One order to its end: a card with 3-D Secure, a shipment of a part, the invoice, a guest's withdrawal from one line, the refund by the payment
// company, and the credit note.

const secretKey = 'sk_test_0123456789abcdef';
const webhookSecret = 'whsec_0123456789abcdef';

let database: TestDatabase;
let fake: FakeStripe;
let server: ServerProcess;
let clerk: AdminWithSession;
beforeAll(async () => {
  database = await testDatabase();
  const db = await database.open();
  await nameSeller(db);
  clerk = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS', 'ORDERS'], isSteppedUp: true });
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

/** Reloads a page until a document is there, which a job issues within a minute. */
async function awaitDocument(page: Page, name: RegExp): Promise<string> {
  const link = page.getByRole('link', { name });
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor();
        return link.count();
      },
      { timeout: 90_000, interval: 3_000 },
    )
    .toBe(1);
  return (await link.getAttribute('href')) ?? '';
}

/** Expects a PDF at an address. */
async function expectPdf(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[F44] [I32] [I33] [I36] an order from 3-D Secure to the credit note', { timeout: 300_000 }, async () => {
  const { page: desk, problems } = await openPage({ baseURL: server.url });
  await signInAsAdmin(desk.context(), server.url, clerk);
  await desk.goto('/admin/settings/payment');
  const settings = desk.getByRole('region', { name: 'Card and more: provider settings' });
  await settings.getByLabel('Secret key').fill(secretKey);
  await settings.getByLabel('Webhook signing secret').fill(webhookSecret);
  await button(desk, 'Save settings').first().click();
  await desk.getByText('Settings for Card and more saved.').waitFor();

  const { page: guest } = await openPage({ baseURL: server.url });
  await fillCart(guest, { cards: 2 });
  await guest.goto('/checkout/');
  await fillCheckout(guest, { email: 'guest@example.com' });
  await guest.getByLabel(/^Card and more/).check();
  await placeOrder(guest);
  await guest.waitForURL(`${fake.url}/c/pay/**`);
  await guest.getByLabel('Card number').fill('4000 0027 6000 3184');
  await button(guest, 'Pay').click();
  await button(guest, 'Complete').click();
  await guest.waitForURL('**/checkout/order-received/**');
  await guest.getByText('We’ve received your payment').waitFor();
  const orderUrl = guest.url();
  const [, number = ''] = /order-received\/(\d+)/.exec(orderUrl) ?? [];

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
  await expectPdf(guest, await awaitDocument(guest, /^Invoice INV-/));

  await guest.getByRole('main').getByRole('link', { name: 'Withdraw from contract' }).click();
  await guest.getByText('The withdrawal period is open.').waitFor();
  await guest
    .getByLabel(/up to 1/)
    .first()
    .fill('1');
  await button(guest, 'Confirm withdrawal').click();
  await guest.getByText(`R${number}-1: Waiting for the goods`).waitFor();

  await desk.goto(`/admin/orders/${number}`);
  await desk.getByRole('link', { name: `R${number}-1` }).click();
  await button(desk, 'Mark as received').click();
  await desk.getByText('Goods marked as received.').waitFor();
  await button(desk, 'Inspect').click();
  await dialog.getByLabel('Accepted units').fill('1');
  await dialog.getByRole('button', { name: 'Save inspection' }).click();
  await button(desk, 'Refund').click();
  await dialog.getByRole('button', { name: /^Refund €/ }).click();
  await desk.getByText(/was refunded\.$/).waitFor();
  const [refund, ...others] = fake.books.refunds.values();
  expect([refund?.status, others.length]).toEqual(['succeeded', 0]);

  await guest.goto(orderUrl);
  await expectPdf(guest, await awaitDocument(guest, /^Credit note CN-/));
  await guest
    .getByText(/was refunded\./)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});
