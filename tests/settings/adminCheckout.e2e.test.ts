import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { fillCart } from '../cart/cartPages.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Shipping, VAT and payment are configured in the admin, and the checkout applies them without a restart.

let shop: ServerProcess;
let desk: AdminWithSession;
let otherDesk: AdminWithSession;

async function prepare(db: Db): Promise<void> {
  desk = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS'], isSteppedUp: true });
  otherDesk = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS'], isSteppedUp: true });
  await makeProduct(db, { name: 'Kettle', slug: 'kettle', regularPriceMinor: 2_000 });
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

async function open(path: string, who = desk, options: object = {}): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url, ...options });
  await signInAsAdmin(opened.page.context(), shop.url, who);
  await opened.page.goto(`/admin${path}`);
  return opened;
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

async function checkout(): Promise<Page> {
  const { page } = await openPage({ baseURL: shop.url });
  await fillCart(page, { listing: '/shop/' });
  await page.goto('/checkout/');
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  return page;
}

test('changing a shipping rate updates the checkout', async () => {
  const before = await checkout();
  await main(before).getByText('€4.90').first().waitFor();
  const { page, problems } = await open('/settings/delivery');
  await main(page).getByRole('link', { name: 'Germany', exact: true }).click();
  await heading(page, 'Germany').waitFor();
  const first = main(page).getByRole('group', { name: 'Rate 1', exact: true });
  await first.getByLabel('Price').fill('six');
  await first.getByText('Enter an amount such as 12.50.').waitFor();
  await first.getByLabel('Price').fill('6.35');
  await first.getByLabel('Delivery method').fill('Yellow van');
  await first.getByLabel('Short name').fill('Stand ard');
  await button(page, 'Save').click();
  await first.getByText('Use up to 30 lowercase letters, digits and hyphens.').waitFor();
  await first.getByLabel('Short name').fill('standard');
  expect(await accessibilityProblems(page)).toEqual([]);
  await button(page, 'Save').click();
  await main(page).getByText('All changes saved.').waitFor();
  const after = await checkout();
  await main(after).getByText('Yellow van').first().waitFor();
  await main(after).getByText('€6.35').first().waitFor();
  expect(problems).toEqual([]);
});

test('a shipping zone can be created, moved and deleted', async () => {
  const { page, problems } = await open('/settings/delivery');
  await main(page).getByRole('link', { name: 'New zone' }).click();
  await main(page).getByLabel('Name', { exact: true }).fill('Alps');
  await main(page).getByLabel('Austria').check();
  await main(page).getByLabel('Price').fill('3');
  await button(page, 'Create zone').click();
  await heading(page, 'Alps').waitFor();
  await main(page).getByRole('link', { name: 'Delivery' }).click();
  await main(page)
    .getByRole('row', { name: /Alps.*Austria \(served by a zone above\)/ })
    .waitFor();
  for (const index of [3, 2]) {
    await button(page, 'Move up Alps').click();
    await main(page).getByRole('row').nth(index).getByRole('link', { name: 'Alps' }).waitFor();
  }
  await main(page)
    .getByRole('row', { name: /Neighbouring.*Austria \(served by a zone above\)/ })
    .waitFor();
  await main(page).getByRole('link', { name: 'Alps' }).click();
  await button(page, 'Delete zone').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await heading(page, 'Delivery').waitFor();
  await main(page).getByRole('link', { name: 'Neighbouring countries' }).waitFor();
  expect(await main(page).getByText('Alps').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('concurrent edits of a country’s VAT: the second editor sees the first change', async () => {
  const { page: first } = await open('/settings/taxes');
  const { page: second } = await open('/settings/taxes/DE', otherDesk);
  await main(first).getByRole('link', { name: 'Germany' }).click();
  await main(second).getByLabel('Reduced rate').fill('5');
  await main(first).getByLabel('Standard rate').fill('16');
  await button(first, 'Save').click();
  await main(first).getByText('All changes saved.').waitFor();
  await button(second, 'Save').click();
  const dialog = second.getByRole('dialog', { name: 'Changed by someone else in the meantime' });
  await dialog.getByRole('row', { name: 'Standard rate 19% 16% Not changed (theirs is kept)' }).waitFor();
  await dialog.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await main(second).getByText('All changes saved.').waitFor();
  await main(second).getByRole('link', { name: 'VAT', exact: true }).click();
  await main(second).getByRole('row', { name: 'Germany 16% 5%' }).waitFor();
});

test('renaming and disabling payment methods and saving a valid IBAN update the checkout', async () => {
  const { page, problems } = await open('/settings/payment');
  const account = main(page).getByRole('region', { name: 'Bank account' });
  await account.getByText('Sample', { exact: true }).waitFor();
  await account.getByLabel('IBAN').fill('AT61 1904 3002 3457 3202');
  await account.getByLabel('BIC').fill('BKAUATWW');
  await account.getByRole('button', { name: 'Save account' }).click();
  await account.getByText('The check digits of this IBAN are wrong. Check for typos.').waitFor();
  await account.getByLabel('IBAN').fill('AT611904300234573201');
  await account.getByRole('button', { name: 'Save account' }).click();
  await account.getByText('Shown on the pages and in the emails of orders awaiting a transfer.').waitFor();
  expect(await account.getByLabel('IBAN').inputValue()).toBe('AT61 1904 3002 3457 3201');
  const transfer = main(page).getByRole('region', { name: 'Bank transfer' });
  await transfer.getByLabel('Title').fill('Money order');
  await transfer.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Money order saved.').waitFor();
  const cash = main(page).getByRole('region', { name: 'Cash on delivery' });
  await cash.getByLabel('Offered at checkout').uncheck();
  await cash.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Cash on delivery saved.').waitFor();
  await main(page).getByRole('button', { name: 'Move up Test card' }).click();
  await page.getByText('Sort order saved.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const shopper = await checkout();
  await main(shopper).getByText('Money order').first().waitFor();
  expect(await main(shopper).getByText('Cash on delivery').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the settings have no accessibility violations or overflow on a narrow dark screen', async () => {
  const { page } = await open('/settings/delivery', desk, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  for (const path of ['/settings/delivery', '/settings/delivery/new', '/settings/taxes', '/settings/taxes/FR', '/settings/payment']) {
    if (path !== '/settings/delivery') await page.goto(`/admin${path}`);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityProblems(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
