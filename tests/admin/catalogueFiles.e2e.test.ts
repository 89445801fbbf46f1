import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Product files in a browser: upload, mapping, check, import with progress, and export.

let shop: ServerProcess;
let keeper: AdminWithSession;
const directory = mkdtempSync(path.join(tmpdir(), 'souk-e2e-files-'));

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    keeper = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'], isSteppedUp: true });
  });
});
afterAll(() => shop.stop());

async function open(address: string, options: Record<string, unknown> = {}): Promise<Page> {
  const { page } = await openPage({ baseURL: shop.url, ...options });
  await signInAsAdmin(page.context(), shop.url, keeper);
  await page.goto(`/admin${address}`);
  return page;
}

function writeFile(name: string, text: string | Buffer): string {
  const file = path.join(directory, name);
  writeFileSync(file, text);
  return file;
}

async function send(page: Page, file: string): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload file' }).click();
}

/** A file with `rows` rows, three of them invalid. */
function table(rows: number): string {
  const wrong: Record<number, string> = { 50: 'E-50,,1', 60: 'E-60,Thing,cheap', 70: 'E-2,Thing,1' };
  const row = (line: number) => wrong[line] ?? `E-${line},E2E thing ${line},${(line % 50) + 1}.90`;
  return ['SKU,Title,Price', ...Array.from({ length: rows }, (_, index) => row(index + 2))].join('\n');
}

test('a file of 5,000 rows is mapped, checked and imported with progress, and its rejected rows can be downloaded', async () => {
  const page = await open('/products', { viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Import products' }).waitFor();
  await send(page, writeFile('latin.csv', Buffer.from('SKU,Name\nA,K\u00e4se\n', 'latin1')));
  await page.getByText(/^The file isn’t UTF-8/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await send(page, writeFile('big.csv', table(5_000)));
  await page.getByRole('heading', { level: 1, name: 'big.csv' }).waitFor();
  const title = page.getByRole('combobox', { name: 'Field for “Title”' });
  expect(await title.inputValue()).toBe('Name');
  const sku = page.getByRole('combobox', { name: 'Field for “SKU”' });
  await title.selectOption('');
  await sku.selectOption('');
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByText('Choose which column is SKU or name, which identify products.').waitFor();
  await title.selectOption('Name');
  await sku.selectOption('SKU');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByRole('progressbar').waitFor();
  await page
    .getByText(/Nothing was changed\. Expected result: 4,997 new, 0 changed, 0 unchanged, 3 rejected\./)
    .waitFor({ timeout: 180_000 });
  await page.getByRole('cell', { name: 'The name is missing.' }).waitFor();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('progressbar', { name: 'Importing' }).waitFor();
  await page.getByText(/4,997 new, 0 changed, 0 unchanged, 3 rejected\./).waitFor({ timeout: 180_000 });
  await page.getByText('Imported', { exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download rejected rows' }).click()]);
  const rejected = await readFile(await download.path(), 'utf8');
  expect(rejected.trim().split('\n')).toHaveLength(4);
  await page.goto('/admin/products?q=E2E');
  await page.getByText('4,997 in all').waitFor();
}, 400_000);

test('the filtered product list is exported', async () => {
  const page = await open('/products?q=E-12', { acceptDownloads: true });
  await page.getByText('in all').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export results' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  const count = Number(/([\d,]+) in all/.exec(await page.getByText('in all').innerText())?.[1]?.replace(',', ''));
  expect(file.trim().split('\n')).toHaveLength(count + 1);
  await page.getByText(/ downloaded\.$/).waitFor();
});

test('the import screens fit a phone’s screen', async () => {
  const page = await open('/products/imports', { viewport: { width: 390, height: 844 } });
  await send(page, writeFile('small.csv', 'SKU,Name,Strange\nP-1,Phone thing,x\n'));
  await page.getByRole('combobox', { name: 'Field for “Strange”' }).waitFor();
  await page.getByText(/^1 column not recognised: “Strange”\./).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'What to import' }).selectOption('Only update existing products');
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByText('Expected result: 0 new, 0 changed, 0 unchanged, 1 skipped, 0 rejected. 1 warning.').waitFor();
  await page.getByText(/^Unrecognised columns: “Strange”\./).waitFor();
  await page.getByRole('button', { name: 'Discard file' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import products' }).waitFor();
});
