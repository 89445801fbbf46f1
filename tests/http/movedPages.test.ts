import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { testApp, type TestApp } from './testApp.ts';

// URLs with a former slug of a product, category, offer, merchant or compare group. The stand-in for the pages finds nothing under
// "former-…".

let db: Db;
let shop: TestApp;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') => shop.app.inject({ method, url, headers: { host: 'localhost:4000' } });

/** Returns the target of a permanent redirect; the status for any other response. */
async function leadOf(url: string, method: 'GET' | 'HEAD' = 'GET'): Promise<string | number | undefined> {
  const { statusCode, headers } = await ask(url, method);
  return statusCode === 301 ? headers.location : statusCode;
}

async function renamed(
  table: 'Product' | 'Category' | 'Merchant' | 'Offer' | 'CompareGroup',
  id: number,
  ...slugs: string[]
): Promise<void> {
  for (const slug of slugs) await db.pool.query(`UPDATE "${table}" SET "slug" = $2 WHERE "id" = $1`, [id, slug]);
}

const product = (slug: string, facts: object = {}) =>
  db.prisma.product.create({ data: { slug, name: slug, ...facts }, select: { id: true } });
const category = (slug: string) => db.prisma.category.create({ data: { slug, name: slug }, select: { id: true } });

test('[F12] former URLs of a product redirect directly to the current one, with the query string, for GET and HEAD', async () => {
  const { id } = await product('former-kettle');
  await renamed('Product', id, 'former-pot', 'steel pot');
  for (const method of ['GET', 'HEAD'] as const) {
    expect(await leadOf('/product/former-kettle/?attribute_size=l&utm_source=a%20b&x=1', method)).toBe(
      '/product/steel%20pot/?attribute_size=l&utm_source=a%20b&x=1',
    );
    expect(await leadOf('/product/former-pot', method)).toBe('/product/steel%20pot/');
  }
  expect((await ask('/product/former-pot/')).headers['cache-control']).toBe('no-cache');
  expect(await leadOf('/product/former-kettle/?attribute_pa_size=l')).toBe('/product/steel%20pot/?attribute_size=l');
});

test('[F12] former URLs of hidden or deleted products return 404', async () => {
  const { id } = await product('former-secret', { status: 'DRAFT' });
  await renamed('Product', id, 'secret');
  expect(await leadOf('/product/former-secret/')).toBe(404);
  await db.prisma.product.update({ where: { id }, data: { status: 'PUBLISHED' } });
  expect(await leadOf('/product/former-secret/')).toBe('/product/secret/');
  await db.prisma.product.update({ where: { id }, data: { status: 'PRIVATE' } });
  expect(await leadOf('/product/former-secret/')).toBe(404);
  await db.prisma.product.delete({ where: { id } });
  expect(await db.prisma.formerSlug.count({ where: { kind: 'Product', recordId: id } })).toBe(0);
});

test('[F12] a former URL that another product takes over no longer redirects to the first product', async () => {
  const [first, second] = [await product('former-cup'), await product('mug')];
  await renamed('Product', first.id, 'cup');
  await renamed('Product', second.id, 'former-cup', 'large-mug');
  expect(await leadOf('/product/former-cup/')).toBe('/product/large-mug/');
  await product('former-cup', { status: 'DRAFT' });
  expect(await leadOf('/product/former-cup/')).toBe(404);
  // Renamed, and renamed back again.
  await renamed('Product', first.id, 'bowl', 'cup');
  expect(await db.prisma.formerSlug.findMany({ where: { recordId: first.id }, select: { slug: true } })).toEqual([{ slug: 'bowl' }]);
});

test('[F2] former category URLs, including WooCommerce ones, redirect to the current one', async () => {
  const { id } = await category('former-tools');
  await renamed('Category', id, 'garden');
  expect(await leadOf('/?product_cat=former-tools')).toBe('/?product_cat=garden');
  expect(await leadOf('/?s=a+b&product_cat=former-tools&page=2', 'HEAD')).toBe('/?s=a+b&product_cat=garden&page=2');
  expect(await leadOf('/shop/?product_cat=former-tools')).toBe('/shop/?product_cat=garden');
  expect(await leadOf('/product-category/home/former-tools/page/2/')).toBe('/?product_cat=garden&page=2');
  expect(await leadOf('/product-category/garden/')).toBe('/?product_cat=garden');
  expect(await leadOf('/?product_cat=former-nothing')).toBe(404);
});

test('former URLs of deals and of deal lists by merchant and category redirect to the current ones', async () => {
  const merchant = await db.prisma.merchant.create({ data: { slug: 'former-store', name: 'Store', homepage: 'https://store.example' } });
  const tea = await category('former-tea');
  await renamed('Merchant', merchant.id, 'store');
  await renamed('Category', tea.id, 'tea');
  expect(await leadOf('/deals/?merchant=former-store&category=former-tea')).toBe('/deals/?merchant=store&category=tea');
  const offer = await db.prisma.offer.create({
    data: { slug: 'former-deal', title: 'Deal', merchantId: merchant.id, destinationUrl: 'https://store.example/a', status: 'DRAFT' },
  });
  await renamed('Offer', offer.id, 'deal');
  expect(await leadOf('/deals/former-deal/')).toBe(404);
  await db.prisma.offer.update({ where: { id: offer.id }, data: { status: 'PUBLISHED' } });
  expect(await leadOf('/deals/former-deal/?from=mail')).toBe('/deals/deal/?from=mail');
});

test('[F78] a former URL of a compare group redirects to the current one until another group takes it', async () => {
  const { id } = await db.prisma.compareGroup.create({ data: { slug: 'former-phones', name: 'Phones' } });
  await renamed('CompareGroup', id, 'mobiles');
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await shop.catalog.reload();
  expect(await leadOf('/compare/former-phones/?compareids=1,2')).toBe('/compare/mobiles/?compareids=1,2');
  await db.prisma.compareGroup.create({ data: { slug: 'former-phones', name: 'Telephones' } });
  expect(await leadOf('/compare/former-phones/')).toBe(404);
  await db.prisma.compareGroup.delete({ where: { id } });
  expect(await db.prisma.formerSlug.count({ where: { kind: 'CompareGroup' } })).toBe(0);
});

test('malformed and unknown former URLs return 400 or 404', async () => {
  expect(await leadOf('/product/former-%E0/')).toBe(400);
  for (const url of ['/product/former-a/b/', '/product/former-nothing/', '//x/product/former-kettle/'])
    expect(await leadOf(url), url).toBe(404);
});
