import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { served } from '../compare/chartPages.ts';
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

const moved = [
  ['Bench', '/product/oak-seat/?review=1', 'Oak bench'],
  ['Seats', '/?product_cat=seating', 'Benches'],
  ['Compare', '/compare/stools/', 'Seats'],
  ['Old shop', '/?product_cat=seating', 'Benches'],
  ['Nothing', '/product/nothing/', 'Page not found'],
] as const;

test('[F2, F12] links to records that have moved lead to their new URLs without a page reload', async () => {
  const { page, url } = await openPage({ baseURL: shop.url });
  await page.goto('/shop/');
  await page.evaluate(() => void (document.documentElement.dataset.same = 'true'));
  for (const [label, to, title] of moved) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(url(to));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('true');
});

test('[F2] an unknown URL returns 404 with search, categories and bestsellers, also without JavaScript', async () => {
  for (const address of ['/nothing-here/', '/?p=123456789']) {
    const answer = await fetch(shop.url + address);
    expect(answer.status).toBe(404);
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
    expect(main).toMatch(/<h1[^>]*>Page not found<\/h1>/);
    expect(main).toMatch(/<nav [^>]*aria-label="Browse categories"[^>]*>[\s\S]*?<a /);
    expect(main).toMatch(/<section [^>]*aria-label[^>]*>[\s\S]*Bestsellers[\s\S]*<article /);
    expect(main).toMatch(/<input [^>]*name="s"/);
  }
});

test('the style guide is a 404 page unless the shop enables it, and no page links to it', async () => {
  expect((await fetch(`${shop.url}/style-guide/`)).status).toBe(404);
  const home = await served('/');
  expect([home.status, home.html.includes('style-guide')]).toEqual([200, false]);
});
