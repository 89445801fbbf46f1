import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { adminWithSession, becomeAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';

// Somebody chooses how the administration looks, and it stays so in their browser. What was entered into a dialog, and pictures that could
// not be had, are not lost without a word.

let shop: PreparedShop;
let boss: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    boss = await adminWithSession(db);
    const { id: productId } = await db.prisma.product.create({
      data: { slug: 'pot', name: 'Copper Pot', regularPriceMinor: 1_000, managesStock: true, stock: 3 },
    });
    const { id: mediaId } = await db.prisma.media.create({
      data: { key: 'lost', state: 'FAILED', source: 'https://127.0.0.1/lost.jpg', failure: 'not a public address' },
    });
    await db.prisma.productImage.create({ data: { productId, mediaId } });
  });
});
afterAll(() => shop.stop());

async function open(address: string, options: Record<string, unknown> = {}): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 }, ...options });
  await becomeAdmin(page.context(), shop.url, boss);
  await page.goto(`/admin${address}`);
  return { page, problems };
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme follows the system until somebody chooses; then it is so at the first paint, in other tabs, and until they choose again', async () => {
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

  // Nothing of the app has run yet: what is painted first is what was chosen.
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
  await theme.selectOption({ label: 'As the system' });
  expect(await background(page)).toBe(light);
  expect(problems.filter((problem) => !/ERR_FAILED|Failed to load/.test(problem))).toEqual([]);
});

test('a dialog asks before what was entered is lost by Escape', async () => {
  const { page } = await open('/products');
  await page.getByRole('link', { name: 'Copper Pot' }).click();
  await page.getByRole('button', { name: 'Move the stock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the stock' });
  await dialog.waitFor();
  expect(await dialog.evaluate((node) => Number.parseFloat(getComputedStyle(node).paddingInline))).toBeGreaterThanOrEqual(16);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Move the stock' }).click();
  await dialog.getByLabel('Note').fill('Counted twice');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Go on' }).click();
  expect(await dialog.getByLabel('Note').inputValue()).toBe('Counted twice');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('pictures of imports that could not be had are told with their reason, and tried again', async () => {
  const { page } = await open('/products/imports', { viewport: { width: 390, height: 844 } });
  const panel = page.getByRole('region', { name: 'Pictures of imports' });
  await panel.getByText('1 picture could not be had.').waitFor();
  await panel.getByText('not a public address').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('1 picture will be fetched again.').waitFor();
});
