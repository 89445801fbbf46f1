import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeShop, overflow } from '../admin/officeShop.ts';
import { accessibilityProblems } from '../support/axe.ts';

// Coupons in the admin: creating, finding, copying and deactivating them. Conflicts are in tests/admin/twoEditors.

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('a coupon is created with errors at its fields, and coupons are filtered by URL, duplicated and deactivated', async () => {
  const { page, problems } = await (await officeShop()).open('/coupons?q=friends', { who: 'clerk' });
  await main(page).getByRole('link', { name: 'WELCOME' }).click();
  await heading(page, 'WELCOME').waitFor();
  await main(page).getByText('Used in 1 order.').waitFor();
  expect(await main(page).getByRole('table', { name: 'Orders with WELCOME' }).getByRole('row').count()).toBe(2);
  await main(page).getByRole('link', { name: 'Duplicate' }).click();
  await heading(page, 'New coupon').waitFor();
  expect(await main(page).getByLabel('Percentage').inputValue()).toBe('10');

  await main(page).getByLabel('Code', { exact: true }).fill('welcome');
  await main(page).getByLabel('Percentage').fill('ten');
  await main(page).getByText('Enter a number, such as 19 or 5.5.').waitFor();
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
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await main(page).getByRole('link', { name: 'Coupons', exact: true }).click();
  await main(page)
    .getByRole('row', { name: /KETTLES.*Scheduled.*12\.5%.*from 1 Mar 2030, 08:00/ })
    .waitFor();

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
  await main(page).getByText('No coupons found.').waitFor();
  expect(problems).toEqual([]);
});
