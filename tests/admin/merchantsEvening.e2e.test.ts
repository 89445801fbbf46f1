import type { Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordPrices } from '../../server/catalogue/pricing/prices.ts';
import { openPage } from '../support/browser.ts';
import { makeProduct } from '../support/products.ts';
import { openMerchantsShop, type MerchantsShop } from './merchantsShop.ts';

// The second half of a merchant's day (merchantsDay.e2e.test.ts): a setting, a review, and the supplier's file.

let day: MerchantsShop;

beforeAll(async () => {
  day = await openMerchantsShop(async (db) => {
    const { id } = await makeProduct(db, { name: 'Evening cup', slug: 'evening-cup', sku: 'EVE-2', regularPriceMinor: 900 });
    await recordPrices(db.pool, [id], new Date());
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayReview: false } });
  });
});
afterAll(() => day.stop());

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
  expect(await other.getByRole('img', { name: 'Average rating: 9.0 of 10' }).count()).toBe(1);

  await page.goto('/admin/audit?area=settings.');
  const row = page.getByRole('row').filter({ hasText: 'Shop settings saved' });
  expect(await row.innerText()).toContain('guests may review: off → on');
  expect(problems).toEqual([]);
});

test('[F121] unsupported images are rejected with a reason and leave nothing behind', async () => {
  const { page } = await day.admin('/products?q=cup');
  await page.getByRole('link', { name: 'Evening cup' }).click();
  const uploads = page.getByLabel('Images to add');
  await uploads.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 not a picture') });
  await page.getByText(/^Unsupported image format/).waitFor();
  await uploads.setInputFiles({ name: 'bomb.png', mimeType: 'image/png', buffer: await day.picture('#000000', 9_000) });
  await page.getByText('The image has 81 megapixels. The limit is 64. Scale it down and try again.').waitFor();
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await uploads.setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: script });
  await page.getByText(/^SVG images aren’t supported because they can contain scripts/).waitFor();
  await page.reload();
  await page.getByText('Drop images here, or').waitFor();
  expect(await page.getByLabel(/^Alt text for image/).count()).toBe(0);
});

/** The supplier's file: 5,000 rows, of which three are invalid and one is about an existing product. */
function supplierList(): string {
  const wrong: Record<number, string> = { 50: 'EVE-50,,1', 60: 'EVE-60,Thing,cheap', 70: 'EVE-9,Thing,1' };
  const row = (line: number) => wrong[line] ?? `EVE-${line},${line === 2 ? 'Evening cup' : `Supplied thing ${line}`},${(line % 50) + 1}.90`;
  return ['SKU,Name,Regular price', ...Array.from({ length: 5_000 }, (_, index) => row(index + 2))].join('\n');
}

test('a supplier’s file of 5,000 rows is imported with progress, reporting rejected rows and changing a price', async () => {
  const { page, problems } = await day.admin('/products/imports');
  await page.getByLabel('CSV file').setInputFiles({ name: 'supplier.csv', mimeType: 'text/csv', buffer: Buffer.from(supplierList()) });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await page.getByRole('heading', { level: 1, name: 'supplier.csv' }).waitFor();
  await page.getByRole('button', { name: 'Check file' }).click();
  await page
    .getByText(/Nothing was changed\. Expected result: 4,996 new, 1 changed, 0 unchanged, 3 rejected\./)
    .waitFor({ timeout: 240_000 });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const bar = page.getByRole('progressbar', { name: 'Importing' });
  await bar.waitFor();
  await expect.poll(() => bar.getAttribute('value'), { timeout: 120_000 }).not.toBe('0');
  await page.getByText('4,996 new, 1 changed, 0 unchanged, 3 rejected.').waitFor({ timeout: 240_000 });
  await page.getByText('Imported', { exact: true }).waitFor();
  const report = page.getByRole('table', { name: 'Rejected rows and warnings' }).getByRole('row');
  expect((await report.allInnerTexts()).slice(1).map((text) => text.split(/\s+/).slice(0, 2).join(' '))).toEqual([
    '50 Rejected',
    '60 Rejected',
    '70 Rejected',
  ]);
  await page.getByRole('cell', { name: 'The name is missing.' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download rejected rows' }).click()]);
  expect((await readFile(await download.path(), 'utf8')).trim().split('\n')).toHaveLength(4);
  expect(problems).toEqual([]);

  const { page: guest } = await day.shopper();
  await guest.goto('/product/evening-cup/');
  await guest.getByRole('main').getByText('€3.90').first().waitFor();
  await guest.goto('/?s=Supplied+thing+4321');
  await guest.getByRole('link', { name: 'Supplied thing 4321' }).first().waitFor();
}, 400_000);
