import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';

// The selected theme of the admin is remembered in the browser.

let shop: PreparedShop;
let boss: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    boss = await adminWithSession(db);
  });
});
afterAll(() => shop.stop());

async function open(address: string, options: Record<string, unknown> = {}): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 }, ...options });
  await signInAsAdmin(page.context(), shop.url, boss);
  await page.goto(`/admin${address}`);
  return { page, problems };
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the selected theme applies at the first paint and in other tabs, and follows the system until selected', async () => {
  const { page, problems } = await open('/', { colorScheme: 'light' });
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page);
  expect(dark).not.toBe(light);
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/admin/`);
  await other.getByRole('heading', { name: 'Home', level: 1 }).waitFor();

  await page.getByRole('button', { name: /^Your account/ }).click();
  const theme = page.getByRole('combobox', { name: 'Theme' });
  expect(await theme.inputValue()).toBe('system');
  await theme.selectOption({ label: 'Light' });
  await page.getByText('Theme: Light.').waitFor();
  expect(await background(page)).toBe(light);
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');

  // The first paint has the selected theme, before any script of the app has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await background(page)).toBe(light);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.getByRole('button', { name: /^Your account/ }).click();
  expect(await theme.inputValue()).toBe('light');
  await theme.selectOption({ label: 'Dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe(dark);
  await theme.selectOption({ label: 'System' });
  expect(await background(page)).toBe(light);
  expect(problems.filter((problem) => !/ERR_FAILED|Failed to load/.test(problem))).toEqual([]);
});
