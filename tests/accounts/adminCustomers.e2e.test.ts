import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../server/foundation/accounts/passwords.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { password } from './accountDocuments.ts';

// Finding, viewing, blocking and erasing customers in the admin.

let shop: ServerProcess;
let boss: AdminWithSession;
let clerk: AdminWithSession;

async function prepare(db: Db): Promise<void> {
  boss = await adminWithSession(db, { isSteppedUp: true });
  clerk = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'] });
  const facts = { passwordHash: await hashPassword(password), emailVerifiedAt: new Date() };
  const ada = await db.prisma.account.create({ data: { ...facts, email: 'ada@example.com', name: 'Ada Byron' } });
  const emmy = await db.prisma.account.create({ data: { ...facts, email: 'emmy@example.com', name: 'Emmy Noether' } });
  const address = { firstName: 'Ada', lastName: 'Byron', address1: 'Marylebone 1', postcode: '10115', city: 'Berlin', country: 'DE' };
  await db.prisma.address.create({ data: { ...address, accountId: ada.id, isDefault: true } });
  const paid = { subtotalMinor: 2_000, totalMinor: 2_000, paidMinor: 2_000 };
  await db.prisma.order.create({ data: plainOrder({ ...paid, accountId: ada.id, status: 'COMPLETED' }), select: { id: true } });
  await db.prisma.order.create({ data: plainOrder({ accountId: emmy.id, status: 'PROCESSING' }), select: { id: true } });
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

async function open(path: string, who = boss, options: object = {}): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url, ...options });
  await signInAsAdmin(opened.page.context(), shop.url, who);
  await opened.page.goto(`/admin${path}`);
  return opened;
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function signInAnswer(): Promise<string> {
  const { page } = await openPage({ baseURL: shop.url });
  await page.goto('/account/sign-in');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  return (await form.getByText('This account is locked. Contact us for help.').textContent()) ?? '';
}

test('staff find a customer by name in the list and by address in the command palette', async () => {
  const { page, problems } = await open('/customers', clerk);
  await heading(page, 'Customers').waitFor();
  await main(page).getByRole('searchbox').fill('byron');
  await page.waitForURL(/q=byron/);
  await main(page).getByText('1 in all').waitFor();
  await main(page)
    .getByRole('row', { name: /ada@example.com Ada Byron Confirmed .* 1 €20\.00/ })
    .waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('emmy@');
  await page.getByRole('option', { name: /emmy@example.com/ }).click();
  await heading(page, 'Emmy Noether').waitFor();
  expect(await button(page, 'Lock').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('an administrator locks and unlocks an account and sends a password reset email', async () => {
  const { page, problems } = await open('/customers?q=byron');
  await main(page).getByRole('link', { name: 'ada@example.com' }).click();
  await heading(page, 'Ada Byron').waitFor();
  await main(page).getByText('Marylebone 1').waitFor();
  await button(page, 'Lock').click();
  await confirm(page, 'Lock');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button(page, 'Unlock').waitFor();
  expect(await signInAnswer()).toContain('locked');
  await button(page, 'Unlock').click();
  await confirm(page, 'Unlock');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button(page, 'Lock').waitFor();
  await button(page, 'Send password reset email').click();
  await confirm(page, 'Send');
  await page.getByText('The email is being sent.').waitFor();
  expect(problems).toEqual([]);
});

test('erasing previews its effects, is blocked by an open order, and returns to the list', async () => {
  const { page } = await open('/customers?q=noether');
  await main(page).getByRole('link', { name: 'emmy@example.com' }).click();
  await button(page, 'Erase').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/still in progress/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Erase' }).isDisabled()).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/admin/customers?q=byron');
  await main(page).getByRole('link', { name: 'ada@example.com' }).click();
  await button(page, 'Erase').click();
  await dialog.getByText('Tax law requires us to keep sales records').waitFor();
  await confirm(page, 'Erase');
  await heading(page, 'Customers').waitFor();
  await page.goto('/admin/customers?q=byron');
  await main(page).getByText('No accounts found.').waitFor();
});

test('customer pages have no accessibility violations or overflow on a narrow dark screen', async () => {
  const { page } = await open('/customers', boss, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await heading(page, 'Customers').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'emmy@example.com' }).click();
  await heading(page, 'Emmy Noether').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
