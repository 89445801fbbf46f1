import type { Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { merchantsShop, type MerchantsShop } from './merchantsShop.ts';

// The second half of a merchant's day (merchantsDay.e2e.test.ts): a setting, a review, and the supplier's file.

let day: MerchantsShop;

beforeAll(async () => {
  day = await merchantsShop();
});

const patience = { timeout: 20_000 };
const section = (page: Page) => page.getByRole('region', { name: 'Reviews' });

/** Opens the form behind "Write a review", once the button responds. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/product/evening-cup/');
  await page.evaluate(() => document.getElementById('write-review')?.scrollIntoView({ block: 'center' }));
  const isReact = () =>
    page.evaluate(() => Object.keys(document.getElementById('write-review') ?? {}).some((key) => key.startsWith('__react')));
  await expect.poll(isReact, patience).toBe(true);
  await section(page).getByText('Write a review', { exact: true }).click();
}

test('[F67] after allowing guest reviews, a guest submits a review, which is moderated and published', async () => {
  const { page: guest } = await day.shopper();
  const form = guest.getByRole('form', { name: 'Write a review' });
  await openForm(guest);
  const note = section(guest).getByText('Sign in to write a review.');
  await note.waitFor();

  const { page, problems } = await day.admin('/settings');
  const main = page.getByRole('main');
  await main.getByLabel('Guests can write reviews').check();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Changes are live on every page.').waitFor();

  await openForm(guest);
  await form.waitFor();
  expect(await note.count()).toBe(0);
  for (const name of ['Quality', 'Value for money', 'As described'])
    await form.getByRole('radiogroup', { name }).getByRole('radio', { name: '9', exact: true }).check();
  await form.getByLabel('Review title').fill('Keeps warm');
  await form.getByLabel('Your review').fill('Still warm after an hour.');
  await form.getByLabel('Your name').fill('Nuala');
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect.poll(() => guest.locator('#write-review [role=status]').innerText(), patience).toContain('We’ll check your review');

  const { page: other } = await openPage({ baseURL: new URL(guest.url()).origin, javaScriptEnabled: false });
  await other.goto('/product/evening-cup/');
  expect(await other.getByText('Keeps warm').count()).toBe(0);
  await page.goto('/admin/reviews');
  await main.getByText('1 review awaiting moderation.').waitFor();
  await main.getByRole('link', { name: 'Keeps warm' }).click();
  await main.getByRole('button', { name: 'Publish' }).click();
  await main.getByText('1 review published.').waitFor();
  await other.reload();
  expect(await other.getByText('Keeps warm', { exact: true }).count()).toBe(1);
  expect(await other.getByRole('img', { name: 'Average rating: 9.0 out of 10' }).count()).toBe(1);

  await page.goto('/admin/audit?area=settings.');
  const row = page.getByRole('row').filter({ hasText: 'Shop settings saved' });
  expect(await row.innerText()).toContain('guests may review: off → on');
  expect(problems).toEqual([]);
});

/** The supplier's file: 5,000 rows, of which three are invalid and one is about an existing product. */
function supplierList(): string {
  const wrong: Record<number, string> = { 50: 'EVE-50,,1', 60: 'EVE-60,Thing,cheap', 70: 'EVE-9,Thing,1' };
  const row = (line: number) => wrong[line] ?? `EVE-${line},${line === 2 ? 'Evening cup' : `Supplied thing ${line}`},${(line % 50) + 1}.90`;
  return ['SKU,Title,Price', ...Array.from({ length: 5_000 }, (_, index) => row(index + 2))].join('\n');
}

test('a supplier’s file of 5,000 rows is mapped, checked and imported with progress, with rejected rows to download, and exported', async () => {
  const { page, problems } = await day.admin('/products');
  const send = async (name: string, buffer: Buffer) => {
    await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Upload file' }).click();
  };
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Import products' }).waitFor();
  await send('latin.csv', Buffer.from('SKU,Name\nA,K\u00e4se\n', 'latin1'));
  await page.getByText(/^The file isn’t UTF-8/).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  // On a phone, with a column that the shop doesn't know.
  await page.setViewportSize({ width: 390, height: 844 });
  await send('small.csv', Buffer.from('SKU,Name,Strange\nP-1,Phone thing,x\n'));
  await page.getByRole('combobox', { name: 'Field for “Strange”' }).waitFor();
  await page.getByText(/^1 column not recognised: “Strange”\./).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await goWithin(page, '/account');
  await goWithin(page, '/products/imports');
  await send('supplier.csv', Buffer.from(supplierList()));
  await page.getByRole('heading', { level: 1, name: 'supplier.csv' }).waitFor();
  const title = page.getByRole('combobox', { name: 'Field for “Title”' });
  expect(await title.inputValue()).toBe('Name');
  const sku = page.getByRole('combobox', { name: 'Field for “SKU”' });
  await title.selectOption('');
  await sku.selectOption('');
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByText('Choose a column for SKU, ID or name, which identify products.').waitFor();
  await title.selectOption('Name');
  await sku.selectOption('SKU');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check file' }).click();
  await page
    .getByText(/Nothing has been changed yet\. Expected result: 4,996 new, 1 changed, 0 unchanged, 3 rejected\./)
    .waitFor({ timeout: 240_000 });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const bar = page.getByRole('progressbar', { name: 'Importing' });
  await bar.waitFor();
  await expect.poll(() => bar.getAttribute('value'), { timeout: 120_000 }).not.toBe('0');
  await page.getByText('4,996 new, 1 changed, 0 unchanged, 3 rejected.').waitFor({ timeout: 240_000 });
  await page.getByText('Imported', { exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const report = page.getByRole('table', { name: 'Rejected rows and warnings' }).getByRole('row');
  expect((await report.allInnerTexts()).slice(1).map((text) => text.split(/\s+/).slice(0, 2).join(' '))).toEqual([
    '50 Rejected',
    '60 Rejected',
    '70 Rejected',
  ]);
  await page.getByRole('cell', { name: 'The name is missing.' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download rejected rows' }).click()]);
  expect((await readFile(await download.path(), 'utf8')).trim().split('\n')).toHaveLength(4);

  // The filtered list has the new products, and is exported.
  await goWithin(page, '/products?q=EVE-12');
  const count = page.getByText(/ in all$/);
  await count.waitFor();
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export results' }).click()]);
  expect(csv.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const exported = (await readFile(await csv.path(), 'utf8')).trim().split('\n');
  expect(exported).toHaveLength(Number(/\d+/.exec(await count.innerText())?.[0]) + 1);
  await page.getByText(/ downloaded\.$/).waitFor();
  // The file that was not UTF-8 was refused with an error status.
  expect(problems.filter((problem) => !/status of 4\d\d/.test(problem))).toEqual([]);

  const { page: guest } = await day.shopper();
  await guest.goto('/product/evening-cup/');
  await guest.getByRole('main').getByText('€3.90').first().waitFor();
  await guest.goto('/?s=Supplied+thing+4321');
  await guest.getByRole('link', { name: 'Supplied thing 4321' }).first().waitFor();
}, 400_000);
