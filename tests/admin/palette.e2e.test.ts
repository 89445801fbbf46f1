import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, becomeAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// The command palette, used more than once.

let shop: ServerProcess;
let admin: AdminWithSession;
let ordersOnly: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    admin = await adminWithSession(db);
    ordersOnly = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'] });
  });
});
afterAll(() => shop.stop());

async function opened(who: AdminWithSession) {
  const { page } = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 } });
  await becomeAdmin(page.context(), shop.url, who);
  await page.goto('/admin/');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  return page;
}

/** Makes a draft and stands on its screen. */
async function draft(page: Page, name: string, sku: string): Promise<void> {
  await page.goto('/admin/products/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('SKU').fill(sku);
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

test('the palette takes keys each time it is opened, not only the first', async () => {
  const page = await opened(admin);
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  for (const words of ['subscr', 'coupon']) {
    await page.keyboard.press('Control+k');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type(words);
    expect(await field.inputValue()).toBe(words);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
  }
});

test('a screen is found by words of its group, its name and what it is about, in any order', async () => {
  const page = await opened(admin);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  const titles = () => page.getByRole('group', { name: 'Screens' }).getByRole('option').allInnerTexts();
  for (const words of ['settings vat', 'rates  Tax', 'vat']) {
    await field.fill(words);
    await expect.poll(async () => (await titles()).map((title) => title.split('\n')[0])).toContain('VAT');
  }
  await field.fill('settings vat nowhere');
  await expect.poll(titles).toEqual([]);
});

test('a product is found by its name and its SKU, a draft as well; only by those who may see it', async () => {
  const page = await opened(admin);
  await draft(page, 'Palette lamp', 'PAL-77');
  await page.goto('/admin/');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('PAL-77');
  await page.getByRole('option', { name: /^Palette lamp/ }).waitFor();
  await page.getByRole('combobox', { name: 'Search or jump to' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Palette lamp' }).waitFor();

  const other = await opened(ordersOnly);
  await other.keyboard.press('Control+k');
  await other.getByRole('combobox', { name: 'Search or jump to' }).fill('Palette lamp');
  await other.getByText('No matches found').waitFor();
});

test('keys pressed before its code has come the first time are kept', async () => {
  const page = await opened(admin);
  let arrive = (): void => undefined;
  const isHere = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/Palette-[^/]+\.js$/, async (route) => {
    await isHere;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const early = page.getByRole('textbox', { name: 'Search or jump to' });
  await expect.poll(() => early.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('coup');
  arrive();
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('on');
  expect(await field.inputValue()).toBe('coupon');
});

test('a failure is told once and without the success before it, and no longer once it has worked', async () => {
  const page = await opened(admin);
  await draft(page, 'Offline lamp', 'OFF-77');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByText('The product is saved.');
  await page.getByLabel('Brand').fill('Souk');
  await save.press('Enter');
  await saved.waitFor();
  // Toasts stay while somebody points at them: nothing here goes by its time.
  await saved.hover();
  await page.getByLabel('Brand').fill('Souk and more');
  await page.context().setOffline(true);
  await save.press('Enter');
  const told = page.getByText('You are probably offline.');
  await told.first().waitFor();
  expect([await told.count(), await saved.count()]).toEqual([1, 0]);
  await page.context().setOffline(false);
  await save.press('Enter');
  await saved.waitFor();
  expect(await told.count()).toBe(0);
});
