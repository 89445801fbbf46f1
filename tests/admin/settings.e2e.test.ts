import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Settings, notices and menus in a browser: saved changes appear in the shop at once, and nothing saved by others is overwritten.

let shop: ServerProcess;
let keeper: AdminWithSession;
let other: AdminWithSession;

async function prepare(db: Db): Promise<void> {
  keeper = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS', 'CONTENT'], isSteppedUp: true });
  other = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS', 'CONTENT'], name: 'Ada' });
  await db.prisma.category.create({ data: { slug: 'gifts', name: 'Gifts' } });
  await makeProduct(db, { name: 'Oak bench', slug: 'oak-bench' });
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

async function open(path: string, { who = keeper, width = 1280 } = {}): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url, viewport: { width, height: 900 } });
  await signInAsAdmin(opened.page.context(), shop.url, who);
  await opened.page.goto(`/admin${path}`);
  await opened.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  return opened;
}

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

test('[F16] a changed setting applies in the shop at once', async () => {
  const { page: guest } = await openPage({ baseURL: shop.url });
  const add = async () => {
    await guest.goto('/product/oak-bench/', { waitUntil: 'networkidle' });
    await guest.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  };
  await add();
  await guest.getByRole('dialog').getByText('Oak bench').first().waitFor();
  const { page } = await open('/settings');
  expect(await accessibilityProblems(page)).toEqual([]);
  await field(page, 'Go to the cart after adding an item').check();
  await page.getByText('Unsaved changes').waitFor();
  await save(page);
  await page.getByText('Changes are live on every page.').waitFor();
  await page.getByText(/^All changes saved\. Last changed on/).waitFor();
  await add();
  await guest.waitForURL('**/cart/');
});

test('[F123] a notice is previewed, validated, and appears on every page', async () => {
  const { page } = await open('/notices');
  await field(page, 'Store notice').fill('Closed on Friday.');
  await field(page, 'Top bar text').fill('x'.repeat(121));
  await save(page);
  await page.getByText('Use at most 120 characters.').waitFor();
  await expect.poll(() => field(page, 'Top bar text').evaluate((node) => node === document.activeElement)).toBe(true);
  await field(page, 'Top bar text').fill('Free delivery');
  expect(await accessibilityProblems(page)).toEqual([]);
  await save(page);
  await page.getByText('Changes are live on every page.').waitFor();
  const { page: guest } = await openPage({ baseURL: shop.url });
  await guest.goto('/shop/');
  await guest.getByRole('complementary', { name: 'Store notice' }).getByText('Closed on Friday.').waitFor();
});

test('[F129] a menu link is added and reordered by keyboard and mouse, and a script URL is rejected', async () => {
  const { page } = await open('/menus/logo');
  const rows = page.getByRole('main').getByRole('listitem');
  await page.getByRole('button', { name: 'Add a link' }).click();
  const fresh = rows.last();
  await fresh.getByLabel('Label').fill('Presents');
  await fresh.getByLabel('Link to').selectOption({ label: 'Custom address' });
  await fresh.getByLabel('URL').fill('javascript:alert(1)');
  await save(page);
  await fresh.getByText('Enter a path such as /shop/, or a URL that starts with https://.').last().waitFor();
  await page.getByText('Fix these fields: link 4.').waitFor();
  await fresh.getByLabel('Link to').selectOption({ label: 'Gifts' });
  await page.getByRole('button', { name: 'Move up: Presents' }).press('Enter');
  await page.getByText('Presents is now number 3 of 4.').waitFor();
  const isFocused = () => page.getByRole('button', { name: 'Move up: Presents' }).evaluate((node) => node === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  // The handle works with the keyboard too, and announces the position.
  const handle = page.getByRole('button', { name: 'Drag Presents' });
  await handle.press('Space');
  await page.getByText('Presents is over position 3 of 4.').waitFor();
  await handle.press('ArrowUp');
  await page.getByText('Presents is over position 2 of 4.').waitFor();
  await handle.press('Space');
  await page.getByText('Presents is now number 2 of 4.').waitFor();
  await handle.dragTo(page.getByRole('button', { name: /^Drag / }).nth(2), { steps: 5 });
  await page.getByText('Presents is now number 3 of 4.').waitFor();
  await page.getByRole('button', { name: 'Move below the previous link: Deals' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await save(page);
  await page.getByText('Menu saved.').waitFor();
  await page.reload();
  await expect
    .poll(() => rows.getByLabel('Label').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value'))))
    .toEqual(['Sale', 'New in', 'Presents', 'Deals']);
  const { page: guest } = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 } });
  await guest.goto('/shop/');
  await expect.poll(() => guest.getByRole('link', { name: 'Presents' }).first().getAttribute('href')).toContain('product_cat=gifts');
});

test('a save conflict on settings shows the differences and loses no changes', async () => {
  const mine = await open('/settings/tracking');
  const theirs = await open('/settings/tracking', { who: other });
  await field(theirs.page, 'Session length, in minutes').fill('45');
  await save(theirs.page);
  await theirs.page.getByText('Settings saved.').waitFor();
  await field(mine.page, 'Lifetime, in months of 30 days').fill('a year');
  await save(mine.page);
  await mine.page.getByText('Enter a number.').waitFor();
  await field(mine.page, 'Lifetime, in months of 30 days').fill('121');
  await save(mine.page);
  await mine.page.getByText('Use 0 to 120 months.').waitFor();
  await field(mine.page, 'Lifetime, in months of 30 days').fill('6');
  await save(mine.page);
  const dialog = mine.page.getByRole('dialog', { name: 'Changed by someone else in the meantime' });
  await dialog.getByText('Ada has saved this').waitFor();
  await dialog.getByRole('row', { name: /Session length 30 45 not changed/i }).waitFor();
  // The dialog's text has padding.
  expect(await dialog.evaluate((node) => Number.parseFloat(getComputedStyle(node).paddingInline))).toBeGreaterThanOrEqual(16);
  expect(await accessibilityProblems(mine.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await mine.page.getByText('Settings saved.').waitFor();
  await mine.page.reload();
  await expect.poll(() => field(mine.page, 'Session length, in minutes').inputValue()).toBe('45');
  expect(await field(mine.page, 'Lifetime, in months of 30 days').inputValue()).toBe('6');
});

test('a secret is shown once, and the screen fits a phone', async () => {
  const { page } = await open('/settings/visits', { width: 390 });
  await field(page, 'Send events to').fill('https://hooks.example.com/souk');
  await save(page);
  await page.getByText(/^whsec_/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
  expect(await page.getByText(/whsec_/).count()).toBe(0);
});

test('[F16] a renamed shop appears at once in header, titles and admin with its new colours', async () => {
  const { page: guest } = await openPage({ baseURL: shop.url });
  await guest.goto('/product/oak-bench/');
  expect(await guest.title()).toBe('Oak bench – Souk');
  const { page, problems } = await open('/settings/details');
  expect(await accessibilityProblems(page)).toEqual([]);
  await field(page, 'Name').fill('Corner shop');
  await page.getByTestId('preview-light').getByText('Corner shop').waitFor();
  await field(page, 'Accent colour').fill('#ffdd00');
  await save(page);
  await page.getByText(/^Choose a darker colour:/).waitFor();
  await field(page, 'Accent colour').fill('#7a1fa2');
  await field(page, 'Company or person').fill('Corner Trading Ltd');
  await field(page, 'City').fill('Dublin');
  await field(page, 'Imprint').fill('## Disputes {#disputes}\n\nWrite to us **first**, see [terms](/terms/). <script>alert(1)</script>');
  await save(page);
  await page.getByText('Shop details saved. Changes are live on every page and in every email.').waitFor();
  await page.getByRole('link', { name: 'Corner shop admin, dashboard' }).waitFor();
  expect(await page.title()).toBe('Shop details – Corner shop admin');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);

  await guest.goto('/product/oak-bench/');
  await guest.getByRole('banner').getByRole('link', { name: 'Corner shop, home' }).waitFor();
  expect(await guest.title()).toBe('Oak bench – Corner shop');
  expect(await guest.locator('meta[property="og:site_name"]').getAttribute('content')).toBe('Corner shop');
  expect(await guest.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#7a1fa2');
  const button = guest.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(122, 31, 162)');
  expect(await accessibilityProblems(guest)).toEqual([]);
  expect(await guest.content()).not.toMatch(/\bSouk\b/);
  await guest.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(guest)).toEqual([]);

  await guest.goto('/imprint/');
  await guest.getByRole('main').getByText('Corner Trading Ltd').waitFor();
  expect(await guest.getByRole('main').getByRole('heading', { name: 'Disputes' }).getAttribute('id')).toBe('disputes');
  expect(await guest.getByRole('main').getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms/');
  expect(await guest.getByRole('main').textContent()).toContain('<script>alert(1)</script>');
  const organization = JSON.parse((await guest.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Corner shop', legalName: 'Corner Trading Ltd' });
  await guest.goto('/withdrawal/');
  await guest.getByText('This text hasn’t been published yet.').waitFor();
});
