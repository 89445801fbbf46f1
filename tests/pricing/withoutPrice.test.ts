import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { importCsv } from '../support/catalogue.ts';
import { globalId } from '../support/products.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// A product without a price can't be bought, and every surface says so in the same way.

let db: Db;
const id: Record<string, number> = {};
beforeAll(async () => {
  db = await freshDb();
  await importCsv(
    db,
    [
      'Type,SKU,Name,Published,In stock?,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      'simple,LAMP,Lamp,1,1,,,,,',
      'simple,COUNTED,Counted lamp,1,1,3,,,,',
      'simple,FREE,Free lamp,1,1,,0,,,',
      'variable,SHADE,Shade,1,1,,,,Size,"S, M"',
      'variation,SHADE-S,Shade S,1,1,,,SHADE,Size,S',
      'variation,SHADE-M,Shade M,1,1,,20,SHADE,Size,M',
      'variable,CLOTH,Cloth,1,1,,,,Size,"S, M"',
      'variation,CLOTH-S,Cloth sample,1,1,,0,CLOTH,Size,S',
      'variation,CLOTH-M,Cloth M,1,1,,20,CLOTH,Size,M',
      'variable,SAMPLE,Sample,1,1,,,,Size,"S, M"',
      'variation,SAMPLE-S,Sample S,1,1,,0,SAMPLE,Size,S',
      'variation,SAMPLE-M,Sample M,1,1,,0,SAMPLE,Size,M',
    ].join('\n'),
  );
  for (const { id: number, sku } of await db.prisma.product.findMany()) id[sku ?? ''] = number;
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await (await sharedRevision(db)).reload();
});

interface Shown {
  price: { amount: number } | null;
  isPurchasable: boolean;
  stock: { status: string; left: number | null };
}
const shown = 'price { amount } isPurchasable stock { status left }';
const soldOut = { price: null, isPurchasable: false, stock: { status: 'OUT_OF_STOCK', left: null } };

test.each(['LAMP', 'COUNTED'])('[F12] %s without a price is out of stock and can’t be bought', async (sku) => {
  const { node } = await newVisitor(db).query<{ node: Shown }>(`query ($id: ID!) { node(id: $id) { ... on Product { ${shown} } } }`, {
    id: globalId('Product', id[sku] ?? 0),
  });
  expect(node).toEqual(soldOut);
});

test.each(['FREE', 'CLOTH', 'SAMPLE'])('[F12] %s, free or from 0, is in stock and can be bought', async (sku) => {
  const { node } = await newVisitor(db).query<{ node: Shown }>(`query ($id: ID!) { node(id: $id) { ... on Product { ${shown} } } }`, {
    id: globalId('Product', id[sku] ?? 0),
  });
  expect(node).toEqual({ price: { amount: 0 }, isPurchasable: true, stock: { status: 'IN_STOCK', left: null } });
});

test('[F12] a variation without a price is out of stock and can’t be bought', async () => {
  const { node } = await newVisitor(db).query<{ node: Shown & { variations: Shown[] } }>(
    `query ($id: ID!) { node(id: $id) { ... on Product { ${shown} variations { ${shown} } } } }`,
    { id: globalId('Product', id.SHADE ?? 0) },
  );
  expect(node).toMatchObject({ price: { amount: 2_000 }, isPurchasable: true, stock: { status: 'IN_STOCK' } });
  expect(node.variations.map(({ stock, isPurchasable }) => [stock.status, isPurchasable])).toEqual([
    ['OUT_OF_STOCK', false],
    ['IN_STOCK', true],
  ]);
});

test('[F1] a product without a price is excluded by stock and price filters', async () => {
  const names = async (filter: object) => {
    const { products } = await newVisitor(db).query<{ products: { edges: { node: { name: string } }[] } }>(
      'query ($filter: ProductFilter) { products(first: 10, filter: $filter) { edges { node { name } } } }',
      { filter },
    );
    return products.edges.map(({ node }) => node.name).toSorted();
  };
  expect(await names({ inStock: true })).toEqual(['Cloth', 'Free lamp', 'Sample', 'Shade']);
  expect(await names({ maxPrice: 5_000 })).toEqual(['Cloth', 'Free lamp', 'Sample', 'Shade']);
});
