import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop, type PreparedShop } from '../support/preparedShop.ts';
import { makeProduct } from '../support/products.ts';

// Links to records whose URL has changed redirect within an open page as they do on the server, without loading a new document.

let shop: PreparedShop;

async function fill(db: Db): Promise<void> {
  const { id } = await makeProduct(db, { name: 'Oak bench', slug: 'oak-bench' });
  const category = await db.prisma.category.create({ data: { slug: 'benches', name: 'Benches' } });
  await db.prisma.productCategory.create({ data: { productId: id, categoryId: category.id } });
  await db.prisma.compareGroup.create({ data: { slug: 'seats', name: 'Seats', categories: { create: { categoryId: category.id } } } });
  await db.prisma.product.update({ where: { id }, data: { slug: 'oak-seat' } });
  await db.prisma.category.update({ where: { id: category.id }, data: { slug: 'seating' } });
  await db.prisma.compareGroup.update({ where: { slug: 'seats' }, data: { slug: 'stools' } });
  const links = {
    Bench: '/product/oak-bench/?review=1',
    Seats: '/?product_cat=benches',
    Compare: '/compare/seats/',
    'Old shop': '/product-category/home/benches/',
    Nothing: '/product/nothing/',
  };
  await db.prisma.menuItem.deleteMany({ where: { place: 'NAVIGATION' } });
  await db.prisma.menuItem.createMany({
    data: Object.entries(links).map(([label, link], position) => ({ place: 'NAVIGATION', label, url: link, position })),
  });
  await refreshProducts(db.pool, 'all', new Date());
}

beforeAll(async () => {
  shop = await preparedShop(fill);
});
afterAll(() => shop.stop());

test.each([
  ['Bench', '/product/oak-seat/?review=1', 'Oak bench'],
  ['Seats', '/?product_cat=seating', 'Benches'],
  ['Compare', '/compare/stools/', 'Seats'],
  ['Old shop', '/?product_cat=seating', 'Benches'],
  ['Nothing', '/product/nothing/', 'Page not found'],
])('[F2, F12] the link “%s” leads to %s without a page reload', async (label, to, title) => {
  const { page, url } = await openPage({ baseURL: shop.url });
  await page.goto('/shop/');
  await page.evaluate(() => void (document.documentElement.dataset.same = 'true'));
  await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(page.url()).toBe(url(to));
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('true');
});

test('[F2] an unknown URL returns 404 with search, categories and bestsellers, also without JavaScript', async () => {
  const { page } = await openPage({ baseURL: shop.url, javaScriptEnabled: false });
  for (const address of ['/nothing-here/', '/?p=123456789']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('navigation', { name: 'Categories' }).getByRole('link').count()).toBeGreaterThan(0);
    expect(await main.getByRole('region', { name: 'Bestsellers' }).getByRole('article').count()).toBeGreaterThan(0);
    await main.getByRole('searchbox', { name: 'Search the shop' }).fill('bench');
    await main.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Oak bench' }).first().waitFor();
  }
});
