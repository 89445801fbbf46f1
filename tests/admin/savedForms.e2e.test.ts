import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, becomeAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct, makeVariable } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Save does what it says, or says why not and goes to the field; nothing that was typed is lost by it, and nobody's focus is taken.

let shop: ServerProcess;
let boss: AdminWithSession;
let lamp = 0;
let shirt = 0;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    boss = await adminWithSession(db, { isSteppedUp: true });
    lamp = (await makeProduct(db, { name: 'Lamp', sku: 'LAMP' })).id;
    await makeProduct(db, { name: 'Pan', sku: 'PAN' });
    shirt = (await makeVariable(db, { facts: { name: 'Shirt' } })).product.id;
  });
});
afterAll(() => shop.stop());

async function open(path: string): Promise<Page> {
  const { page } = await openPage({ baseURL: shop.url });
  await becomeAdmin(page.context(), shop.url, boss);
  await page.goto(`/admin${path}`);
  return page;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
async function hasFocus(page: Page, label: string): Promise<void> {
  await expect.poll(() => field(page, label).evaluate((element) => element === document.activeElement)).toBe(true);
}
/** Documents are known to the server by numbers; only what is changed has an input. */
const isSave = (text: string | null) => text?.includes('"input":{') === true && !text.includes('"isDryRun":true');

/** Counts what is sent to be saved. */
function sends(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isSave(request.postData())) count += 1;
  });
  return () => count;
}

/** Holds back what is sent to be saved. @returns lets it go */
async function holds(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (isSave(route.request().postData())) await released;
    await route.continue();
  });
  return release;
}

test('a product with a price that is no amount is not sent: it is said, and the field has the focus', async () => {
  const page = await open(`/products/${lamp}`);
  const sent = sends(page);
  await field(page, 'Brand').fill('Souk');
  await field(page, 'Regular price').fill('cheap');
  await press(page, 'Save');
  await page.getByRole('alert').filter({ hasText: 'Look at: Regular price.' }).waitFor();
  await hasFocus(page, 'Regular price');
  await field(page, 'Brand').focus();
  await press(page, 'Save');
  await hasFocus(page, 'Regular price');
  expect(sent()).toBe(0);
  await field(page, 'Regular price').fill('12');
  await press(page, 'Save');
  await page.getByText('The product is saved.').waitFor();
  expect(sent()).toBe(1);
});

test('settings with a number that is none are not sent: it is said, and the field has the focus', async () => {
  const page = await open('/settings/tracking');
  const sent = sends(page);
  await field(page, 'Length of a session, in minutes').fill('45');
  await field(page, 'Lifetime, in months of 30 days').fill('a year');
  await press(page, 'Save');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Lifetime' })
    .or(page.getByRole('alert').filter({ hasText: 'fields in red' }))
    .waitFor();
  await hasFocus(page, 'Lifetime, in months of 30 days');
  expect(sent()).toBe(0);
});

test('what the server refused before does not come back with the focus, once what the browser found is mended', async () => {
  const page = await open(`/products/${lamp}`);
  await field(page, 'SKU').fill('PAN');
  await press(page, 'Save');
  await page.getByText('Another product has this SKU.').first().waitFor();
  await field(page, 'Regular price').fill('x');
  await press(page, 'Save');
  await page.getByRole('alert').filter({ hasText: 'Look at: Regular price.' }).waitFor();
  await field(page, 'Regular price').press('Backspace');
  await page.keyboard.type('15');
  expect([await field(page, 'Regular price').inputValue(), await field(page, 'SKU').inputValue()]).toEqual(['15', 'PAN']);
  await hasFocus(page, 'Regular price');
});

test('a form that was refused leaves the focus where somebody types, whatever is found meanwhile', async () => {
  const page = await open('/products/new');
  await field(page, 'SKU').fill('PAN');
  await press(page, 'Make the draft');
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await hasFocus(page, 'Name');
  await page.keyboard.type('Pan, large');
  await page.getByRole('status').filter({ hasText: 'Not right yet: Another product has this SKU.' }).waitFor({ state: 'attached' });
  await page.keyboard.type(' one');
  expect([await field(page, 'Name').inputValue(), await field(page, 'SKU').inputValue()]).toEqual(['Pan, large one', 'PAN']);
});

test('variations with a price that is no amount are not sent: it is said with its row, and a failure is told once', async () => {
  const page = await open(`/products/${shirt}`);
  const sent = sends(page);
  await field(page, 'Price of Red').fill('abc');
  await press(page, 'Save variations');
  await page.getByRole('alert').filter({ hasText: 'Nothing was saved. Red: Enter an amount such as 12.50.' }).waitFor();
  await hasFocus(page, 'Price of Red');
  expect(sent()).toBe(0);
  await field(page, 'Price of Red').fill('14');
  await page.context().setOffline(true);
  await press(page, 'Save variations');
  await page.getByRole('alert').filter({ hasText: 'You are probably offline.' }).waitFor();
  expect(await page.getByText('You are probably offline.').count()).toBe(1);
});

test.each([
  ['product', () => `/products/${lamp}`, 'Brand', 'Short description', 'Save', 'The product is saved.'],
  [
    'settings',
    () => '/settings/tracking',
    'Length of a session, in minutes',
    'Lifetime, in months of 30 days',
    'Save',
    'The settings are saved.',
  ],
  ['variations', () => `/products/${shirt}`, 'Price of Blue', 'Price of Red', 'Save variations', 'The variations are saved.'],
])('%s: what is typed while it is being saved stays, and is saved by the next', async (_name, path, first, second, save, words) => {
  const page = await open(path());
  await field(page, first).fill('31');
  const release = await holds(page);
  await press(page, save);
  await field(page, second).fill('7');
  release();
  const saved = page.getByText(words);
  await saved.waitFor();
  expect([await field(page, first).inputValue(), await field(page, second).inputValue()].map(Number)).toEqual([31, 7]);
  const answered = page.waitForResponse((response) => isSave(response.request().postData()));
  await press(page, save);
  await answered;
  await expect.poll(() => page.getByRole('button', { name: save, exact: true }).isDisabled()).toBe(true);
  await page.reload();
  await expect.poll(async () => Number(await field(page, second).inputValue())).toBe(7);
  expect(Number(await field(page, first).inputValue())).toBe(31);
});
