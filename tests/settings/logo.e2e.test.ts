import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';

// The logo and currency format set in the admin appear in the shop at once.

let shop: PreparedShop;
let keeper: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    keeper = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS'], isSteppedUp: true });
    await makeProduct(db, { name: 'Oak bench', slug: 'oak-bench', regularPriceMinor: 123_450 });
  });
});
afterAll(() => shop.stop());

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><circle cx="60" cy="60" r="55" fill="#7a1fa2"/>
  <rect x="140" y="35" width="440" height="50" rx="10" fill="#7a1fa2"/></svg>`;

async function openDetails(): Promise<{ page: Page; problems: string[] }> {
  const opened = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 } });
  await signInAsAdmin(opened.page.context(), shop.url, keeper);
  await opened.page.goto('/admin/settings/details');
  await opened.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  return opened;
}

test('[F16] [F31] a logo can be uploaded, saved, shown and removed, and prices use the chosen format', async () => {
  const { page, problems } = await openDetails();
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const file = logo.locator('input[type=file]');
  const save = () => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawn) });
  await logo.getByRole('alert').getByText('SVG').waitFor();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await sharp(Buffer.from(drawn)).png().toBuffer() });
  await logo.getByText('Logo uploaded. Save to show it in the shop.').waitFor();
  await logo.getByRole('img', { name: 'Souk' }).waitFor();
  await page.getByTestId('preview-light').getByRole('img', { name: 'Souk' }).waitFor();
  await page.getByRole('main').getByLabel('Currency display').selectOption('SYMBOL_AFTER');
  await page.getByTestId('preview-light').getByText('12.00 €').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  const { page: guest } = await openPage({ baseURL: shop.url });
  const home = () => guest.getByRole('banner').getByRole('link', { name: 'Souk, home' });
  await guest.goto('/product/oak-bench/');
  expect(await home().locator('img').count()).toBe(0);
  await guest.getByRole('main').getByText('€1,234.50').first().waitFor();
  await save();
  await page.getByText('Shop details saved. Changes are live on every page and in every email.').waitFor();
  await guest.goto('/product/oak-bench/');
  await home().locator('img[alt="Souk"]').waitFor();
  expect(
    await home()
      .locator('img')
      .evaluate((element) => (element as HTMLImageElement).naturalWidth),
  ).toBe(600);
  await guest.getByRole('main').getByText('1,234.50 €').first().waitFor();
  expect(await accessibilityProblems(guest)).toEqual([]);

  await logo.getByRole('button', { name: 'Remove logo' }).click();
  await logo.getByText('Logo removed. Save to show the name instead.').waitFor();
  expect(await logo.getByRole('button', { name: 'Upload logo' }).evaluate((element) => element === document.activeElement)).toBe(true);
  await save();
  await page.getByText(/^All changes saved\./).waitFor();
  await guest.goto('/product/oak-bench/');
  await home().waitFor();
  expect(await home().locator('img').count()).toBe(0);
  // The rejected SVG gets status 422.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});
