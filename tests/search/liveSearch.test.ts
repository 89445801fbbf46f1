import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { openShopFloor } from '../inventory/shopFloor.ts';

// Suggestions while typing (the overlay of the header's search).

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await openShopFloor(db);
  await db.prisma.category.createMany({
    data: ['Garden Tools', 'Garden Furniture', 'Water Garden', 'Crème Brûlée Sets'].map((name, index) => ({
      id: 10 + index,
      name,
      slug: `extra-${index}`,
      parentId: 3,
      ancestorIds: [3],
      position: index,
    })),
  });
  await db.prisma.brand.createMany({
    data: ['Garden & Sons', 'Gardena', 'Gardenia', 'The Garden Company', 'Böhm'].map((name, index) => ({
      id: 10 + index,
      name,
      slug: `maker-${index}`,
    })),
  });
  await clearCaches();
});

async function clearCaches(): Promise<void> {
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await (await sharedRevision(db)).reload();
}

interface Found {
  liveSearch: { totalCount: number; products: { name: string }[]; brands: { name: string; url: string }[]; categories: { name: string }[] };
}

const document = `query ($query: String!, $category: String) {
  liveSearch(query: $query, category: $category) {
    totalCount products { name price { formatted } cover { basePath } } brands { name url } categories { name url } } }`;

async function find(query: string, category?: string) {
  const { liveSearch } = await newVisitor(db).query<Found>(document, { query, category });
  const names = (entries: { name: string }[]) => entries.map(({ name }) => name);
  return {
    ...liveSearch,
    products: names(liveSearch.products),
    brands: names(liveSearch.brands),
    categories: names(liveSearch.categories),
  };
}

describe('[F127] liveSearch', () => {
  test('returns the best five matching products', async () => {
    const found = await find('napkin');
    expect([found.products.length, found.totalCount]).toEqual([5, 5]);
    const kettles = await find('kettle');
    expect(kettles.products[0]).toBe('Steel Kettle');
    expect(kettles.totalCount).toBe(kettles.products.length);
    expect((await find('e')).products.length).toBeLessThanOrEqual(5);
  });

  test('returns the same products as the search, in the same order', async () => {
    for (const query of ['kettle', 'kettel', 'gard', 'cup', 'crème', 'x y z', '%']) {
      const { search } = await newVisitor(db).query<{ search: { totalCount: number; edges: { node: { name: string } }[] } }>(
        'query ($query: String!) { search(query: $query, first: 5) { totalCount edges { node { name } } } }',
        { query },
      );
      const { products, totalCount } = await find(query);
      expect({ query, products, totalCount }).toEqual({
        query,
        products: search.edges.map(({ node }) => node.name),
        totalCount: search.totalCount,
      });
    }
  });

  test('suggests up to three brands and categories by word prefixes, best matches first', async () => {
    const garden = await find('garden');
    expect(garden.brands).toEqual(['Garden & Sons', 'Gardena', 'Gardenia']);
    expect(garden.categories).toEqual(['Garden', 'Garden Tools', 'Garden Furniture']);
    expect((await find('sons gar')).brands).toEqual(['Garden & Sons']);
    expect((await find('arden')).brands).toEqual([]);
    expect((await find('GÄRDEN   tool')).categories).toEqual(['Garden Tools']);
    expect((await find('brulee creme')).categories).toEqual(['Crème Brûlée Sets']);
    expect((await find('böhm')).brands).toEqual((await find('bohm')).brands);
  });

  test('links a brand to the listing of its products', async () => {
    const { liveSearch } = await newVisitor(db).query<Found>(document, { query: 'alder' });
    expect(liveSearch.brands).toEqual([{ name: 'Aldera', url: '/shop/?brand=aldera' }]);
  });

  test('is limited to the given category, and returns nothing for an unknown one', async () => {
    expect((await find('kettle', 'kitchen')).products).toContain('Steel Kettle');
    expect((await find('kettle', 'garden')).products).toEqual(['Watering Can']);
    expect((await find('garden', 'garden')).categories).toEqual(['Garden Tools', 'Garden Furniture', 'Water Garden']);
    expect((await find('garden', 'kitchen')).categories).toEqual([]);
    expect(await find('garden', 'no-such')).toEqual({ totalCount: 0, products: [], brands: [], categories: [] });
  });

  test('returns the latest products without a query', async () => {
    const { search } = await newVisitor(db).query<{ search: { totalCount: number; edges: { node: { name: string } }[] } }>(
      '{ search: products(first: 5, sort: NEWEST) { totalCount edges { node { name } } } }',
    );
    const latest = { totalCount: search.totalCount, products: search.edges.map(({ node }) => node.name), brands: [], categories: [] };
    expect(await find('')).toEqual(latest);
    expect(await find('   ')).toEqual(latest);
    expect(await find('---')).toEqual({ totalCount: 0, products: [], brands: [], categories: [] });
  });

  test('rejects more than 200 characters, and its responses are public', async () => {
    const { errors } = await newVisitor(db).gql(document, { query: 'a'.repeat(201) });
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
    expect((await newVisitor(db).gql(document, { query: 'kettle' })).isPrivate).toBe(false);
  });

  test('takes at most three statements, and none for brands and categories', async () => {
    const count = async (text: string, variables: object) =>
      (await countStatements(db, () => newVisitor(db).query(text, { ...variables }))).count;
    await clearCaches();
    await newVisitor(db).query('{ categories { id } }');
    expect(await count(document, { query: 'kettle' })).toBeLessThanOrEqual(3);
    // When the words repeat, only the products are read.
    expect(await count(document, { query: 'kettle' })).toBeLessThanOrEqual(1);
    expect(await count(document, { query: '' })).toBeLessThanOrEqual(2);
    const names = 'query ($query: String!) { liveSearch(query: $query) { brands { name } categories { name } } }';
    await clearCaches();
    await newVisitor(db).query('{ categories { id } }');
    expect(await count(names, { query: '' })).toBe(0);
    const deep = 'query ($query: String!) { liveSearch(query: $query) { products { name images { basePath } } } }';
    expect(await count(deep, { query: 'kettle' })).toBeLessThanOrEqual(3);
  });
});
