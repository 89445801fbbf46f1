import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCoupon } from '../coupons/coupons.ts';
import { adminWithSession, becomeAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Forms tell while somebody types what the server would say: beside the field, aloud, without taking the focus or writing anything.

let shop: ServerProcess;
let boss: AdminWithSession;
let kettle = 0;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    boss = await adminWithSession(db);
    kettle = (await makeProduct(db, { name: 'Kettle', sku: 'KETTLE', regularPriceMinor: 2_000 })).id;
    await makeProduct(db, { name: 'Pan', sku: 'PAN' });
    await makeCoupon(db, { code: 'WELCOME' });
    for (const slug of ['pots', 'pans']) await db.prisma.category.create({ data: { name: slug, slug } });
  });
});
afterAll(() => shop.stop());

async function open(path: string, options: object = {}): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url, ...options });
  await becomeAdmin(opened.page.context(), shop.url, boss);
  await opened.page.goto(`/admin${path}`);
  return opened;
}

/** Waits for what is said of a field, which keeps the focus and what was typed. */
async function hears(page: Page, label: string, typed: string, words: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await page
    .getByRole('status')
    .filter({ hasText: `Not right yet: ${words}` })
    .waitFor({ state: 'attached' });
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
  const described = await field.getAttribute('aria-describedby');
  const told = await page.locator(`[id="${described?.split(' ').at(-1) ?? ''}"]`).textContent();
  expect(told).toBe(words);
}

const isRight = (page: Page, label: string) =>
  page.waitForFunction(
    (name) =>
      [...document.querySelectorAll('label')].some(
        (each) => each.textContent === name && each.control?.getAttribute('aria-invalid') === 'false',
      ),
    label,
  );

test('a product’s form tells of prices that do not fit and a number that is taken, and writes nothing', async () => {
  const { page, problems } = await open(`/products/${kettle}`);
  const sale = page.getByLabel('Sale price', { exact: true });
  await sale.fill('20.00');
  await hears(page, 'Sale price', '20.00', 'The sale price must be below the regular price.');
  expect(await accessibilityProblems(page)).toEqual([]);
  await sale.pressSequentially('1');
  await sale.fill('15.00');
  await isRight(page, 'Sale price');
  await page.getByLabel('SKU', { exact: true }).fill('PAN');
  await hears(page, 'SKU', 'PAN', 'Another product has this SKU.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await isRight(page, 'SKU');
  await page.reload();
  await page.getByText('Everything is saved.').waitFor();
  expect([await sale.inputValue(), await page.getByLabel('SKU', { exact: true }).inputValue()]).toEqual(['', 'KETTLE']);
  expect(problems).toEqual([]);
});

test('a new coupon’s form tells of a code that is taken, one question at a time, and not of what is still empty', async () => {
  const { page, problems } = await open('/coupons/new', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  let [asking, most] = [0, 0];
  const isDry = (request: { postData(): string | null }) => request.postData()?.includes('"isDryRun":true') === true;
  page.on('request', (request) => {
    if (isDry(request)) most = Math.max(most, (asking += 1));
  });
  page.on('requestfinished', (request) => {
    if (isDry(request)) asking -= 1;
  });
  await page.getByLabel('Percent', { exact: true }).fill('10');
  await page.getByLabel('Code', { exact: true }).pressSequentially('welcome', { delay: 120 });
  await hears(page, 'Code', 'welcome', 'Another coupon has this code.');
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Code', { exact: true }).pressSequentially('2');
  await isRight(page, 'Code');
  expect(most).toBe(1);
  await page.goto('/admin/coupons');
  await page.getByRole('link', { name: 'WELCOME' }).waitFor();
  expect(await page.getByRole('link', { name: 'WELCOME2' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the dialog of a category tells of an address that is taken, within the dialog', async () => {
  const { page, problems } = await open('/categories');
  await page.getByRole('button', { name: 'pans', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'pans' });
  await dialog.getByLabel('Address', { exact: true }).fill('pots');
  await dialog.getByRole('status').filter({ hasText: 'Another category has this address.' }).waitFor({ state: 'attached' });
  await hears(page, 'Address', 'pots', 'Another category has this address.');
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a form that needs the password asks nobody for it before it is sent', async () => {
  const { page, problems } = await open('/staff');
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"isDryRun":true') === true);
  await page.getByLabel('E-mail address', { exact: true }).fill('nobody');
  expect(await (await answered).text()).toContain('StepUpRequiredError');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  expect(problems).toEqual([]);
});
