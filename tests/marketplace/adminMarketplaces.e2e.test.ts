import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// Managing marketplaces in the admin.

let shop: ServerProcess;
let desk: AdminWithSession;
let productId = 0;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    desk = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'], isSteppedUp: true });
    productId = (await makeProduct(db, { name: 'Far pan' })).id;
  });
});
afterAll(() => shop.stop());

test('creating a marketplace, shop and listing works, and an invalid URL template shows an error at its field', async () => {
  const { page, problems } = await openPage({ baseURL: shop.url });
  await signInAsAdmin(page.context(), shop.url, desk);
  await page.goto('/admin/marketplaces');
  const fresh = page.getByRole('region', { name: 'New marketplace' });
  await fresh.getByLabel('Name', { exact: true }).fill('Bazaar');
  await fresh.getByLabel('Cart URL').fill('http://evil.example/?{lines}');
  await fresh.getByRole('button', { name: 'Add marketplace' }).click();
  await fresh.getByText('The URL must start with https://{host}/.').waitFor();
  await fresh.getByLabel('Cart URL').fill('https://{host}/cart?tag={tag}&{lines}');
  await fresh.getByRole('button', { name: 'Add marketplace' }).click();
  const newShop = page.getByRole('region', { name: 'New shop on Bazaar' });
  await newShop.getByLabel('Name', { exact: true }).fill('Bazaar DE');
  await newShop.getByLabel('Country').fill('DE');
  await newShop.getByLabel('Host').fill('de.bazaar.example');
  await newShop.getByRole('button', { name: 'Add shop' }).click();
  await page.getByRole('link', { name: 'Bazaar DE' }).click();
  const made = page.getByRole('region', { name: 'Bazaar DE (DE)' });
  await made.getByLabel('Product ID').fill(String(productId));
  await made.getByLabel('External ID').fill('PAN');
  await made.getByRole('button', { name: 'Add product' }).click();
  await made.getByRole('cell', { name: `Far pan (${productId})` }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await made.getByRole('button', { name: 'Remove Far pan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await made.getByText('No products yet.').waitFor();
  expect(problems).toEqual([]);
});
