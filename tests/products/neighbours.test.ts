import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { openShopFloor, place } from '../inventory/shopFloor.ts';

// The previous and next links of a product page.

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await openShopFloor(db);
  // Some products have the same position in the shop's order, some lie before it.
  await place(db, [
    { name: 'Ladle', category: 2, position: 5 },
    { name: 'Whisk', category: 2, position: 5 },
    { name: 'Apron', category: 2, position: -1 },
    { name: 'Lost and found' },
  ]);
});

const document = `query ($slug: String!) { product(slug: $slug) { name previousProduct { name slug } nextProduct { name slug } } }`;

interface Neighbour {
  name: string;
  slug: string;
}

async function neighboursOf(slug: string) {
  const { product } = await newVisitor(db).query<{ product: { previousProduct: Neighbour | null; nextProduct: Neighbour | null } }>(
    document,
    { slug },
  );
  return product;
}

async function listed(category?: string): Promise<Neighbour[]> {
  const { products } = await newVisitor(db).query<{ products: { edges: { node: Neighbour }[] } }>(
    'query ($filter: ProductFilter) { products(first: 100, filter: $filter) { edges { node { name slug } } } }',
    { filter: { category } },
  );
  return products.edges.map(({ node }) => node);
}

test('[F131] previous and next links follow the category’s listing in both directions', async () => {
  const kitchen = await listed('kitchen');
  expect(kitchen.map(({ name }) => name)).toEqual([
    'Apron',
    'Steel Kettle',
    'Oak Chopping Board',
    'Café Crème Cup',
    'Kettle Stand',
    'Ladle',
    'Whisk',
  ]);
  for (const [index, { slug }] of kitchen.entries()) {
    const { previousProduct, nextProduct } = await neighboursOf(slug);
    expect([previousProduct, nextProduct], slug).toEqual([kitchen[index - 1] ?? null, kitchen[index + 1] ?? null]);
  }
});

test('[F131] a product without a category has neighbours from the whole shop', async () => {
  const shop = await listed();
  const index = shop.findIndex(({ slug }) => slug === 'lost-and-found');
  const { previousProduct, nextProduct } = await neighboursOf('lost-and-found');
  expect([previousProduct, nextProduct]).toEqual([shop[index - 1] ?? null, shop[index + 1] ?? null]);
});

test('[F131] a product visible only in search has neighbours, but is not a neighbour itself', async () => {
  const { previousProduct, nextProduct } = await neighboursOf('kettle-descaler');
  expect([previousProduct?.name, nextProduct?.name]).toEqual(['Café Crème Cup', 'Kettle Stand']);
});

test('[F131] both neighbours take at most three statements', async () => {
  const { count } = await countStatements(db, () => neighboursOf('steel-kettle'));
  expect(count).toBeLessThanOrEqual(3);
});
