import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeCompareShop } from './compareShop.ts';

// Managing compare groups in the admin.

let shop: PreparedShop;
let staff: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    staff = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS'] });
    await makeCompareShop(db);
  });
});
afterAll(() => shop.stop());

test('a group can be created from free categories, edited and deleted, and has its own page in the shop', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await signInAsAdmin(page.context(), shop.url, staff);
  await page.goto('/admin/compare');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Kitchen', exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('link', { name: 'New group' }).click();
  await main.getByLabel('Name', { exact: true }).fill('Garden tools');
  await main.getByRole('checkbox', { name: 'phones' }).check();
  await main.getByRole('button', { name: 'Add group' }).click();
  await main.getByText('“phones” is already in the group “Phones”.').first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('checkbox', { name: 'phones' }).uncheck();
  await main.getByRole('checkbox', { name: 'garden' }).focus();
  await page.keyboard.press('Space');
  await main.getByRole('button', { name: 'Add group' }).click();
  await main.getByRole('heading', { name: 'Garden tools', level: 1 }).waitFor();
  await main.getByLabel('Position').fill('1');
  await main.getByRole('button', { name: 'Save' }).click();
  await main.getByText('All changes saved.').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const answer = await page.request.get('/compare/garden-tools/');
  expect(answer.status()).toBe(200);
  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Garden tools?' }).getByRole('button', { name: 'Delete' }).click();
  await main.getByRole('heading', { name: 'Compare groups', level: 1 }).waitFor();
  expect(await main.getByRole('link', { name: 'Garden tools', exact: true }).count()).toBe(0);
  expect(problems).toEqual([]);
});
