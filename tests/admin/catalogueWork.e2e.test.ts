import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../../server/app/participants.ts';
import { recordPrices } from '../../server/catalogue/pricing/prices.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// The catalogue as a whole in a browser: bulk actions, the category tree, attributes, and links between products.

let shop: ServerProcess;
let keeper: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    keeper = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'] });
    for (const [position, name] of ['Kitchen', 'Garden', 'Office'].entries())
      await db.prisma.category.create({ data: { slug: name.toLowerCase(), name, position } });
    await db.prisma.product.createMany({
      data: ['Cup', 'Pot', 'Jug', 'Tool'].map((name) => ({ slug: name.toLowerCase(), name, regularPriceMinor: 1_000 })),
    });
    await db.prisma.product.create({ data: { slug: 'set', name: 'Tea set', type: 'GROUPED' } });
    await recordPrices(
      db.pool,
      (await db.prisma.product.findMany({ select: { id: true } })).map(({ id }) => id),
      new Date(),
    );
    await refreshProducts(db.pool, 'all', new Date());
  });
});
afterAll(() => shop.stop());

async function open(address: string, options: Record<string, unknown> = {}): Promise<Page> {
  const { page } = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 }, ...options });
  await signInAsAdmin(page.context(), shop.url, keeper);
  await page.goto(`/admin${address}`);
  return page;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('a bulk price change is previewed, applied with progress, and undone', async () => {
  const page = await open('/products?sort=NAME_ASC');
  await page.getByRole('checkbox', { name: 'Select Cup' }).check();
  await page.getByRole('checkbox', { name: 'Select Pot' }).check();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
  await dialog.getByLabel('What to change').selectOption({ label: 'Price' });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByText('Enter a percentage such as -10 or 2.5.').waitFor();
  await dialog.getByLabel('Percentage').fill('-10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('row', { name: 'Cup €10.00 €9.00' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await page.getByText('2 products changed of 2.').waitFor({ timeout: 60_000 });
  await page.getByRole('cell', { name: '€9.00' }).first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone: 2 of 2 products reverted.').waitFor({ timeout: 60_000 });
  expect(await page.getByRole('cell', { name: '€9.00' }).count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a bulk category change works on a phone’s screen', async () => {
  const page = await open('/products?q=jug', { viewport: { width: 390, height: 844 } });
  await page.getByRole('checkbox', { name: 'Select Jug' }).check();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 1 product' });
  await dialog.getByLabel('What to change').selectOption({ label: 'Categories' });
  await dialog.getByLabel('Garden').check();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('row', { name: 'Jug none Garden' }).waitFor();
  expect(await fits(page)).toBe(true);
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await page.getByText('1 product changed of 1.').waitFor({ timeout: 60_000 });
});

test('categories are created, moved by keyboard, mouse and touch, renamed and deleted', async () => {
  const page = await open('/categories');
  const names = () =>
    page
      .getByRole('list')
      .getByRole('button', { name: /^(Kitchen|Garden|Office|Herbs|Spices)$/ })
      .allInnerTexts();
  await page.getByLabel('Name').fill('Herbs');
  await page.getByLabel('Parent category').selectOption({ label: 'Garden' });
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect.poll(names).toEqual(['Kitchen', 'Garden', 'Herbs', 'Office']);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move Office up' }).press('Enter');
  await page.getByText('Office is now number 2 at the top.').waitFor();
  await expect.poll(names).toEqual(['Kitchen', 'Office', 'Garden', 'Herbs']);
  await page.getByRole('button', { name: 'Move Office into the previous category' }).press('Enter');
  await page.getByText('Office is now number 1 below Kitchen.').waitFor();
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
  await page.getByRole('button', { name: 'Drag Herbs' }).dragTo(row('Kitchen'), { steps: 5 });
  await page.getByText('Herbs is now number 2 below Kitchen.').waitFor();
  await expect.poll(names).toEqual(['Kitchen', 'Office', 'Herbs', 'Garden']);
  // Dragging works by touch too.
  const middleOf = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const finger = await page.context().newCDPSession(page);
  const [from, to] = [await middleOf(page.getByRole('button', { name: 'Drag Herbs' })), await middleOf(row('Garden'))];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  await touch('touchMove', { ...from, y: from.y + 10 });
  await touch('touchMove', to);
  await touch('touchEnd');
  await page.getByText('Herbs is now number 1 below Garden.').waitFor();
  await expect.poll(names).toEqual(['Kitchen', 'Office', 'Garden', 'Herbs']);
  await page.getByRole('button', { name: 'Herbs', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Herbs' });
  await dialog.getByLabel('Name').fill('Spices');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Category saved.').waitFor();
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete category' }).click();
  await expect.poll(names).toEqual(['Office', 'Garden', 'Spices']);
});

test('an attribute is created with values and can be added to products', async () => {
  const page = await open('/attributes/new', { viewport: { width: 390, height: 844 } });
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Glaze');
  await form.getByRole('button', { name: 'Add a value' }).click();
  await form.getByLabel('Value 1', { exact: true }).fill('Matt');
  expect(await fits(page)).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Glaze' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/admin/products?q=cup');
  await page.getByRole('link', { name: 'Cup' }).click();
  await page.getByLabel('Add an attribute').selectOption({ label: 'Glaze' });
});

test('a grouped product gets members and cross-sells', async () => {
  const page = await open('/products?q=tea');
  await page.getByRole('link', { name: 'Tea set' }).click();
  await page.getByLabel('Add to the group').fill('cup');
  await page.getByRole('list', { name: 'Results for Add to the group' }).getByRole('button', { name: 'Cup' }).click();
  await page.getByLabel('Add a cross-sell').fill('pot');
  await page.getByRole('list', { name: 'Results for Add a cross-sell' }).getByRole('button', { name: 'Pot' }).click();
  await page.getByRole('button', { name: 'Save links' }).click();
  await page.getByText('Links saved.').waitFor();
  await page.reload();
  await page.getByRole('list', { name: 'Grouped products' }).getByText('Cup').waitFor();
  await page.getByRole('list', { name: 'Cross-sells: shown in the cart' }).getByText('Pot').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a different bulk change after a lost response is applied as a separate job', async () => {
  const page = await open('/products?q=tool');
  await page.getByRole('checkbox', { name: 'Select Tool' }).check();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What to change').selectOption({ label: 'Price' });
  await dialog.getByLabel('Percentage').fill('-10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  // The server starts the job, but the response is lost.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('idempotencyKey') !== true) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await dialog.getByText('You are probably offline.').waitFor();
  await page.unroute('**/graphql');
  await dialog.getByLabel('Percentage').fill('50');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await page.getByRole('cell', { name: '€13.50' }).waitFor({ timeout: 60_000 });
});
