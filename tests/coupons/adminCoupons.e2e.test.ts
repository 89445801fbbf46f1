import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';
import { makeCoupon } from './coupons.ts';

// Coupons in the admin: creating, finding, copying and deactivating them, and changes by two users at once.

let shop: ServerProcess;
let desk: AdminWithSession;
let otherDesk: AdminWithSession;

async function prepare(db: Db): Promise<void> {
  desk = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'] });
  otherDesk = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'] });
  await makeProduct(db, { name: 'Copper kettle' });
  const { id: couponId } = await makeCoupon(db, { code: 'WELCOME', description: 'For new friends', usedCount: 1 });
  await makeCoupon(db, { code: 'OLD', endsAt: new Date('2020-01-01T00:00:00Z') });
  const coupons = { create: { couponId, code: 'WELCOME', discountMinor: 100, customer: 'ada@example.com' } };
  await db.prisma.order.create({ data: { ...plainOrder({ status: 'PROCESSING' }), coupons }, select: { id: true } });
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

async function open(path: string, options: object = {}, who = desk): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url, ...options });
  await signInAsAdmin(opened.page.context(), shop.url, who);
  await opened.page.goto(`/admin${path}`);
  return opened;
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('creating a coupon shows errors at their fields, finds products by name, and adds the coupon to the list', async () => {
  const { page, problems } = await open('/coupons');
  await main(page).getByRole('link', { name: 'New coupon' }).click();
  await heading(page, 'New coupon').waitFor();
  await main(page).getByLabel('Code', { exact: true }).fill('welcome');
  await main(page).getByLabel('Percentage').fill('ten');
  await main(page).getByText('Enter a number such as 19 or 5.5.').waitFor();
  await main(page).getByLabel('Percentage').fill('12.5');
  await button(page, 'Create coupon').click();
  await main(page).getByText('Another coupon already uses this code.').waitFor();
  await main(page).getByLabel('Code', { exact: true }).fill('kettles');
  await main(page).getByRole('searchbox', { name: 'Products', exact: true }).fill('copper');
  await button(page, 'Add Copper kettle').click();
  await main(page).getByLabel('Starts').fill('2030-03-01T08:00');
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, 'Create coupon').click();
  await heading(page, 'KETTLES').waitFor();
  await main(page).getByText('Scheduled').waitFor();
  await main(page).getByRole('button', { name: 'Remove Copper kettle' }).waitFor();
  expect(await main(page).getByLabel('Starts').inputValue()).toBe('2030-03-01T08:00');
  await main(page).getByRole('link', { name: 'Coupons', exact: true }).click();
  await main(page)
    .getByRole('row', { name: /KETTLES.*Scheduled.*12\.5%.*from 1 Mar 2030, 08:00/ })
    .waitFor();
  expect(problems).toEqual([]);
});

test('the list filters by URL, and a coupon can be duplicated and shows its orders', async () => {
  const { page, problems } = await open('/coupons?q=friends');
  await main(page).getByRole('link', { name: 'WELCOME' }).click();
  await heading(page, 'WELCOME').waitFor();
  await main(page).getByText('Used in 1 order.').waitFor();
  expect(await main(page).getByRole('table', { name: 'Orders with WELCOME' }).getByRole('row').count()).toBe(2);
  await main(page).getByRole('link', { name: 'Duplicate' }).click();
  await heading(page, 'New coupon').waitFor();
  expect(await main(page).getByLabel('Percentage').inputValue()).toBe('10');
  await page.goto('/admin/coupons');
  // After a row action, keyboard focus stays in place, or moves to the page's content if the focused element is gone.
  await main(page).getByRole('checkbox', { name: 'Select OLD' }).check();
  await button(page, 'Enable').press('Enter');
  await main(page)
    .getByText(/enabled/)
    .waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Enable');
  await button(page, 'Clear selection').press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await main(page).getByLabel('Status').selectOption('ENDED');
  await page.waitForURL(/state=ENDED/);
  await main(page).getByRole('link', { name: 'WELCOME' }).waitFor({ state: 'detached' });
  expect(await main(page).getByRole('row').count()).toBe(2);
  await main(page).getByRole('checkbox', { name: 'Select OLD' }).check();
  await button(page, 'Disable').click();
  await main(page).getByText('No coupons match.').waitFor();
  expect(problems).toEqual([]);
});

test('concurrent edits of a coupon: the second editor sees the first change, and both are kept', async () => {
  const { page: first } = await open('/coupons?q=friends');
  const { page: second } = await open('/coupons?q=friends', {}, otherDesk);
  for (const page of [first, second]) await main(page).getByRole('link', { name: 'WELCOME' }).click();
  await main(second).getByLabel('Maximum number of uses').fill('50');
  await main(first).getByLabel('Percentage').fill('15');
  await button(first, 'Save').click();
  await main(first).getByText('All changes saved.').waitFor();
  await button(second, 'Save').click();
  const dialog = second.getByRole('dialog', { name: 'Changed by someone else in the meantime' });
  await dialog.getByRole('row', { name: 'Percentage 10 15 Not changed (theirs is kept)' }).waitFor();
  expect(await accessibilityProblems(second)).toEqual([]);
  await dialog.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await main(second).getByText('Used in 1 of 50 orders.').waitFor();
  expect(await main(second).getByLabel('Percentage').inputValue()).toBe('15');
});

test('the list and form have no accessibility violations or overflow on a narrow dark screen', async () => {
  const { page } = await open('/coupons', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await heading(page, 'Coupons').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main(page).getByRole('link', { name: 'WELCOME' }).click();
  await heading(page, 'WELCOME').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
