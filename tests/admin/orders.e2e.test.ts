import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Orders in a browser: finding, processing, refunding and completing them.

let shop: ServerProcess;
let clerk: AdminWithSession;

const line = (name: string) => ({ position: 0, name, quantity: 2, unitMinor: 1_000, lineMinor: 2_000 });

async function prepare(db: Db): Promise<void> {
  clerk = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'], isSteppedUp: true });
  const customer = await db.prisma.account.create({ data: { email: 'emmy@example.com', name: 'Emmy Noether' } });
  const held = { lastName: 'Byron', subtotalMinor: 2_000, totalMinor: 2_000 };
  for (const { name, ...facts } of [
    { ...held, name: 'Kettle' },
    { ...held, name: 'Teapot', lastName: 'Hopper', email: 'grace@example.com' },
    { ...held, name: 'Lamp', lastName: 'Noether', status: 'PROCESSING' as const, paidMinor: 2_000, accountId: customer.id },
  ]) {
    const data = { ...plainOrder(facts), lines: { create: [line(name)] } };
    const { id } = await db.prisma.order.create({ data, select: { id: true } });
    await db.prisma.orderEvent.create({ data: { orderId: id, kind: 'placed' } });
  }
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

async function openAdmin(path: string): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url });
  await signInAsAdmin(opened.page.context(), shop.url, clerk);
  await opened.page.goto(`/admin${path}`);
  return opened;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Expects no axe findings on a desktop and, in dark mode, on a phone, where the page must fit. */
async function expectCleanEverywhere(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('[F137] orders are found by name, and the URL keeps the search', async () => {
  const { page, problems } = await openAdmin('/orders');
  await heading(page, 'Orders').waitFor();
  await page.getByRole('searchbox').fill('hop');
  await page.waitForURL(/q=hop/);
  await page.getByText('1 in all').waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await page.reload();
  await page.getByText('1 in all').waitFor();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByText('Teapot').waitFor();
  await page.goBack();
  await page.getByLabel('Status').selectOption({ label: 'Being prepared' });
  await page.getByText('No orders found.').waitFor();
  await button(page, 'Clear filters').click();
  await page.getByText('3 in all').waitFor();
  expect(problems).toEqual([]);
});

test('[F137] an order is paid, shipped and partially refunded, each recorded in the history with its author', async () => {
  const { page, problems } = await openAdmin('/orders/?q=Byron');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.locator('h1 + *', { hasText: 'Awaiting payment' }).waitFor();
  await button(page, 'Mark as paid').click();
  await confirm(page, 'Mark as paid');
  await page.locator('h1 + *', { hasText: 'Being prepared' }).waitFor();
  await button(page, 'Complete order').click();
  await confirm(page, 'Complete order');
  await page.locator('h1 + *', { hasText: 'Completed' }).waitFor();

  await button(page, 'Refund').click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Refund' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Kettle').fill('1');
  await dialog.getByText('€10.00 will be refunded.').waitFor();
  await dialog.getByLabel('Amount').fill('99');
  await dialog.getByText('You can refund up to €20.00.', { exact: true }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Refund' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Amount').fill('');
  await dialog.getByLabel('Reason').fill('Its lid was missing.');
  await confirm(page, 'Refund €10.00');
  await page.getByText('€10.00 was refunded. Its lid was missing.').waitFor();
  await page.getByText('Partially refunded').waitFor();
  await page.getByText('1 of 2 refunded').waitFor();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  expect(await history.filter({ hasText: clerk.email }).count()).toBe(3);
  await button(page, 'Refund').click();
  await dialog.getByText('Up to 1.').waitFor();
  expect(problems).toEqual([]);
});

test('[F137] a note survives a cancelled navigation and is saved once', async () => {
  const { page } = await openAdmin('/orders/?q=Noether');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByLabel('New note').fill('Call before\ndelivery.');
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await button(page, 'Add note').click();
  const notes = page.getByRole('list', { name: 'Notes, newest first' }).getByRole('listitem');
  await notes.getByText('Call before').waitFor();
  expect(await notes.count()).toBe(1);
  expect(await page.getByLabel('New note').inputValue()).toBe('');
});

test('[F137] an order and its customer link to each other, and a guest order has no customer page', async () => {
  const { page, problems } = await openAdmin('/orders/?q=Noether');
  await page.getByRole('row').nth(1).getByRole('link').click();
  const number = await page.getByRole('heading', { level: 1, name: /^Order #/ }).innerText();
  await page.getByRole('region', { name: 'Customer' }).getByRole('link', { name: 'View customer' }).click();
  await heading(page, 'Emmy Noether').waitFor();
  await page.getByRole('link', { name: number.replace('Order ', '') }).click();
  await heading(page, number).waitFor();
  await page.goto('/admin/orders/?q=Byron');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByText('None (guest order, or account erased)').waitFor();
  expect(problems).toEqual([]);
});

test('[F137] an order on hold is cancelled with a reason, and its email can be resent', async () => {
  const { page } = await openAdmin('/orders/?q=Hopper');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await button(page, 'Cancel order').click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Sold out.');
  await confirm(page, 'Cancel order');
  await page.getByText('The shop cancelled the order. Sold out.').waitFor();
  await button(page, 'Resend email').click();
  await confirm(page, 'Send');
  await page.getByText('The email is being sent.').waitFor();
  expect(await button(page, 'Cancel order').count()).toBe(0);
});

test('an unknown order is not found, and the order screens have no accessibility violations or overflow', async () => {
  const { page } = await openAdmin('/orders/999999');
  await page.getByText('This page doesn’t exist or has been removed').waitFor();
  await goWithin(page, '/account');
  await goWithin(page, '/orders');
  await heading(page, 'Orders').waitFor();
  await expectCleanEverywhere(page);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: /^Order #/ }).waitFor();
  await expectCleanEverywhere(page);
  await button(page, 'Refund').click();
  await page.getByRole('dialog', { name: 'Refund' }).waitFor();
  await expectCleanEverywhere(page);
});
