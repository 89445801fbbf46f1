import sharp from 'sharp';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// The product catalogue in a browser: finding, creating, describing and picturing products, variations, and conflicting saves.

let shop: ServerProcess;
let keeper: AdminWithSession;
let other: AdminWithSession;

async function prepare(db: Db): Promise<void> {
  keeper = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'] });
  other = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'], name: 'Ada' });
  await db.prisma.attribute.create({ data: { slug: 'e2e-shade', name: 'Shade' } });
  await db.prisma.product.create({ data: { slug: 'listed-shirt', name: 'Listed shirt', type: 'VARIABLE', status: 'DRAFT' } });
  await db.prisma.product.create({ data: { slug: 'listed-cup', name: 'Listed cup', regularPriceMinor: 900, status: 'DRAFT' } });
}

beforeAll(async () => {
  shop = await preparedShop(prepare);
});
afterAll(() => shop.stop());

async function open(
  path: string,
  { who = keeper, ...options }: { who?: AdminWithSession } & Record<string, unknown> = {},
): Promise<ShopPage> {
  const opened = await openPage({ baseURL: shop.url, ...options });
  await signInAsAdmin(opened.page.context(), shop.url, who);
  await opened.page.goto(`/admin${path}`);
  return opened;
}

/** Creates a draft product and opens its screen. */
async function draft({ page }: ShopPage, name: string, kind = 'Simple', price = '19.90'): Promise<string> {
  await page.goto('/admin/products/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Type').selectOption({ label: kind });
  if (price !== '') await page.getByLabel('Price').fill(price);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return new URL(page.url()).pathname.replace('/admin', '');
}

test('the product list is filtered and sorted through its URL', async () => {
  const opened = await open('/products', { viewport: { width: 1280, height: 900 } });
  const { page } = opened;
  await page.getByText(/ in all$/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'With variations' });
  await page.waitForURL(/type=VARIABLE/);
  await page.getByText('1 in all').waitFor();
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await page.waitForURL(/sort=PRICE/);
  await page.reload();
  await expect.poll(() => page.getByRole('combobox', { name: 'Type' }).inputValue()).toBe('VARIABLE');
});

test('a product is created, published and visible in the shop, with errors shown beside their fields', async () => {
  const opened = await open('/products/new');
  const { page } = opened;
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByText('Enter a name.').waitFor();
  await draft(opened, 'Browser lamp');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Sale price').fill('25');
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Published' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The sale price must be below the regular price.').waitFor();
  await page.getByLabel('Sale price').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Product saved.').waitFor();
  await page.getByRole('link', { name: 'View in shop' }).click();
  await page.getByRole('heading', { level: 1, name: 'Browser lamp' }).waitFor();
  await page.getByText('€19.90').first().waitFor();
});

test('a save conflict on a product shows the differences and loses no changes', async () => {
  const mine = await open('/products/new');
  const address = await draft(mine, 'Shared lamp');
  const theirs = await open(address, { who: other });
  await theirs.page.getByLabel('Short description').fill('Theirs');
  await theirs.page.getByRole('button', { name: 'Save', exact: true }).click();
  await theirs.page.getByText('Product saved.').waitFor();
  await mine.page.getByLabel('Brand').fill('Mine');
  await mine.page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = mine.page.getByRole('dialog', { name: 'Changed by someone else in the meantime' });
  await dialog.getByText('Ada has saved this product').waitFor();
  await dialog.getByRole('row', { name: /Short description.*Theirs/ }).waitFor();
  expect(await accessibilityProblems(mine.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await mine.page.getByText('Product saved.').waitFor();
  expect(await mine.page.getByLabel('Short description').inputValue()).toBe('Theirs');
  expect(await mine.page.getByLabel('Brand').inputValue()).toBe('Mine');
});

test('[F121] images are uploaded, described and reordered by keyboard, and an SVG is rejected', async () => {
  const opened = await open('/products/new');
  const { page } = opened;
  await draft(opened, 'Pictured lamp');
  const directory = mkdtempSync(path.join(tmpdir(), 'souk-e2e-'));
  const files = await Promise.all(
    ['#884422', '#228844'].map(async (background, index) => {
      const file = path.join(directory, `view-${index}.png`);
      await sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .png()
        .toFile(file);
      return file;
    }),
  );
  await page.getByLabel('Images to add').setInputFiles(files);
  await page.getByLabel('Alt text for image 2').waitFor({ timeout: 60_000 });
  await page.getByLabel('Alt text for image 1').fill('From the front');
  await page.getByRole('button', { name: 'Save alt text for image 1' }).click();
  await page.getByRole('img', { name: 'From the front' }).waitFor();
  await page.getByRole('button', { name: 'Move image 1 back' }).press('Enter');
  await page.getByText('Image moved to position 2.').waitFor();
  await page.getByRole('button', { name: 'Drag image 2' }).dragTo(page.getByLabel('Alt text for image 1'), { steps: 5 });
  await page.getByText('Image moved to position 1.').waitFor();
  const svg = path.join(directory, 'evil.svg');
  writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await page.getByLabel('Images to add').setInputFiles(svg);
  await page.getByText(/^SVG images aren’t supported/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('variations are generated from an attribute and saved in the grid, and their stock is adjusted', async () => {
  const opened = await open('/products/new');
  const { page } = opened;
  await draft(opened, 'Shaded lamp', 'With variations', '');
  await page.getByLabel('Add an attribute').selectOption({ label: 'Shade' });
  await page.getByRole('combobox', { name: 'Shade', exact: true }).fill('Pale | Dark');
  await page.getByLabel('For variations').check();
  await page.getByRole('button', { name: 'Save attributes' }).click();
  await page.getByText('Attributes saved.').waitFor();
  await page.getByRole('button', { name: 'Generate missing variations' }).click();
  await page.getByLabel('Price of Pale', { exact: true }).fill('10');
  await page.getByLabel('Price of Dark', { exact: true }).fill('12.50');
  await page.getByLabel('Pale is published').check();
  await page.getByRole('button', { name: 'Save variations' }).click();
  await page.getByText('Variations saved.').waitFor();
  await page.getByRole('button', { name: /adjust stock of Pale$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  await dialog.getByLabel('Counted quantity').fill('7');
  await dialog.getByRole('button', { name: 'Adjust', exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: /adjust stock of Pale$/ }).textContent()).toBe('7');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('the product editor fits a phone’s screen and asks before discarding changes', async () => {
  const opened = await open('/products/new', { viewport: { width: 390, height: 844 } });
  const { page } = opened;
  await draft(opened, 'Phone lamp');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByLabel('Brand').fill('Not saved');
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Brand').inputValue()).toBe('Not saved');
  expect(await accessibilityProblems(page)).toEqual([]);
});
