import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, becomeAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Days are typed, key by key, into the filters of lists and the periods of reports.

let shop: ServerProcess;
let admin: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    admin = await adminWithSession(db);
  });
});
afterAll(() => shop.stop());

async function opened(path: string) {
  const found = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  await becomeAdmin(found.page.context(), shop.url, admin);
  await found.page.goto(`/admin${path}`);
  return found.page;
}

test.each(['/dashboard', '/reports'])('the period of %s is typed by keys', async (path) => {
  const page = await opened(path);
  const from = page.getByLabel('From', { exact: true });
  await from.focus();
  // The day counts as soon as it is whole, and the year is typed on in the field as it was left.
  await page.keyboard.type('0115');
  await page.waitForURL(/from=\d{4}-01-15/);
  expect(await from.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('2025');
  await page.waitForURL(/from=2025-01-15/);
  expect(await from.inputValue()).toBe('2025-01-15');
  await page
    .getByText(/15 Jan 2025 –/)
    .first()
    .waitFor();
});

test('a list is narrowed by a typed day, and emptied again', async () => {
  const page = await opened('/orders');
  const from = page.getByLabel('From', { exact: true });
  await from.focus();
  await page.keyboard.type('01162026');
  await page.waitForURL(/from=2026-01-16/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => from.inputValue()).toBe('');
});

test('a day that was left half typed is the day before again', async () => {
  const page = await opened('/reports?from=2026-01-01&to=2026-01-31');
  const from = page.getByLabel('From', { exact: true });
  await from.focus();
  await page.keyboard.press('Delete');
  await page.getByRole('heading', { level: 1 }).click();
  expect(await from.inputValue()).toBe('2026-01-01');
});

test('an address with a search that is too long, or a number that is none, shows the list', async () => {
  const page = await opened(`/products?q=${'x'.repeat(5_000)}&category=999999999999`);
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).waitFor();
});
