import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureUnits } from '../../shared/measures/measures.ts';
import { contentOf, pricePerUnit, type ContentFacts } from '../../server/catalogue/projection/projection.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { catalogueManager, change, made, type Outcome } from '../products/adminDriver.ts';
import { importCsv } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';

let db: Db;
beforeAll(async () => {
  db = await freshDb();
});

interface PerUnit {
  price: { amount: number };
  base: string;
  formatted: string;
}

const shown = async (id: number, variation = 'pricePerUnit { base formatted }') =>
  (
    await newVisitor(db).query<{ node: { pricePerUnit: PerUnit | null; variations: { pricePerUnit: PerUnit | null }[] } }>(
      `query ($id: ID!) { node(id: $id) { ... on Product { pricePerUnit { price { amount } base formatted } variations { ${variation} } } } }`,
      { id: globalId('Product', id) },
    )
  ).node;

const amounts = (per: PerUnit | null) => per?.formatted.replaceAll('\u00a0', ' ');

describe('[I45] the unit price of goods sold by measure', () => {
  it.each([
    [1_000, 250_000, 'G', false, '€40.00 / kg'],
    [1_000, 250_000, 'G', true, '€4.00 / 100 g'],
    [299, 750_000, 'ML', false, '€3.99 / l'],
    [299, 75_000, 'CL', true, '€0.40 / 100 ml'],
    [1_000, 30_000, 'CM', false, '€33.33 / m'],
    [4_990, 2_500, 'M2', false, '€19.96 / m²'],
    [500, 12_000, 'PIECE', true, '€0.42 / piece'],
  ] as const)(
    'of %i cents for %i thousandths of %s, per 100: %s, is %s',
    async (price, contentMilli, contentUnit, isPricedPer100, text) => {
      const { id } = await makeProduct(db, { regularPriceMinor: price, contentMilli, contentUnit, isPricedPer100 });
      expect(amounts((await shown(id)).pricePerUnit)).toBe(text);
    },
  );

  it('is rounded half up in whole minor units, and the same in the database as in the program', async () => {
    const facts = fc.record({
      regularPriceMinor: fc.integer({ min: 0, max: 2_000_000_000 }),
      contentMilli: fc.integer({ min: 1, max: 2_000_000_000 }),
      contentUnit: fc.constantFrom(...measureUnits),
      isPricedPer100: fc.boolean(),
    });
    const cases = fc.sample(facts, { numRuns: 200, seed: 24 });
    const ids: number[] = [];
    for (const [index, data] of cases.entries())
      ids.push((await db.prisma.product.create({ data: { ...data, name: 'P', slug: `measured-${index}` }, select: { id: true } })).id);
    await refreshProducts(db.pool, ids, testNow);
    const rows = new Map((await db.prisma.product.findMany({ where: { id: { in: ids } } })).map((row) => [row.id, row]));
    for (const [index, data] of cases.entries()) {
      const row = rows.get(ids[index] ?? 0);
      const expected = pricePerUnit(data.regularPriceMinor, data);
      expect(row && { minor: row.unitPriceMinor, base: row.unitPriceBase }).toEqual(expected ?? { minor: null, base: null });
      if (!expected) continue;
      // Half up: the exact price lies in [minor - 1/2, minor + 1/2).
      const size = { KG: 1_000n, HUNDRED_G: 100n, L: 1_000n, HUNDRED_ML: 100n, M: 100n, M2: 1n, PIECE: 1n }[expected.base];
      const small = { G: 1n, KG: 1_000n, ML: 1n, CL: 10n, L: 1_000n, CM: 1n, M: 100n, M2: 1n, PIECE: 1n }[data.contentUnit];
      const content = BigInt(data.contentMilli) * small;
      const rest = 2n * (BigInt(data.regularPriceMinor) * size * 1_000n - BigInt(expected.minor) * content);
      expect(rest >= -content && rest < content).toBe(true);
    }
  });

  it('is of the sale price, follows the chosen variation, and is the lowest for the product', async () => {
    const paint = await makeVariable(db, {
      facts: { contentMilli: 1_000, contentUnit: 'L' },
      variations: {
        blue: { regularPriceMinor: 1_000, salePriceMinor: 800 },
        red: { regularPriceMinor: 3_000, contentMilli: 5_000, contentUnit: 'L' },
      },
    });
    const node = await shown(paint.product.id);
    expect(amounts(node.pricePerUnit)).toBe('€6.00 / l');
    expect(node.variations.map(({ pricePerUnit: per }) => amounts(per))).toEqual(['€8.00 / l', '€6.00 / l']);
    const visitor = newVisitor(db);
    await addToCart(visitor, { productId: globalId('ProductVariation', variationId(paint, 'blue')), quantity: 3 });
    const { viewer } = await visitor.query<{ viewer: { cart: { lines: { pricePerUnit: PerUnit }[] } } }>(
      'query { viewer { cart { lines { pricePerUnit { formatted } } } } }',
    );
    expect(viewer.cart.lines.map(({ pricePerUnit: per }) => amounts(per))).toEqual(['€8.00 / l']);
    const { products } = await newVisitor(db).query<{ products: { edges: { match: { pricePerUnit: PerUnit | null } }[] } }>(
      '{ products(first: 50, filter: { maxPrice: 900 }) { edges { match { pricePerUnit { formatted } } } } }',
    );
    expect(products.edges.map(({ match }) => amounts(match.pricePerUnit))).toContain('€8.00 / l');
  });

  it('is not stated for others, without a price, and for parts with different bases', async () => {
    expect((await shown((await makeProduct(db)).id)).pricePerUnit).toBeNull();
    const unpriced = await makeProduct(db, { regularPriceMinor: null, contentMilli: 1_000, contentUnit: 'KG' });
    expect((await shown(unpriced.id)).pricePerUnit).toBeNull();
    const mixed = await makeVariable(db, {
      variations: { blue: { contentMilli: 1_000, contentUnit: 'L' }, red: { contentMilli: 1_000, contentUnit: 'KG' } },
    });
    expect((await shown(mixed.product.id)).pricePerUnit).toBeNull();
    const own: ContentFacts = { contentMilli: null, contentUnit: null, isPricedPer100: false };
    expect(pricePerUnit(100, contentOf({ ...own, parent: null }))).toBeNull();
  });

  it('is set by staff, who are told what is no quantity', async () => {
    const staff = await catalogueManager(db);
    const { databaseId: id, version } = await made(staff, {
      name: 'Tea',
      status: 'PUBLISHED',
      regularPriceMinor: 500,
      content: { amount: 0.125, unit: 'KG' },
    });
    expect(amounts((await shown(id)).pricePerUnit)).toBe('€40.00 / kg');
    for (const amount of [0, -1, 2_000_001, 0.0001]) {
      const outcome: Outcome = await change(staff, 'updateProduct', { id, expectedVersion: version, content: { amount, unit: 'KG' } });
      expect(
        outcome.issues?.map(({ path }) => path.join('.')),
        String(amount),
      ).toEqual(['input.content']);
    }
    const per100 = await change(staff, 'updateProduct', { id, expectedVersion: version, isPricedPer100: true });
    expect(amounts((await shown(id)).pricePerUnit)).toBe('€4.00 / 100 g');
    await change(staff, 'updateProduct', { id, expectedVersion: per100.product.version, content: null });
    expect((await shown(id)).pricePerUnit).toBeNull();
  });

  it('comes with imports, under the names of the shop and of Google', async () => {
    await importCsv(
      db,
      'SKU,Name,Regular price,unit_pricing_measure,unit_pricing_base_measure\ncoffee-1,Coffee,7.50,500g,1 kg\noil-1,Oil,6.00,"0,75 l",100 ml\nbad-1,Bad,1.00,some,\n',
    );
    const idOf = async (sku: string) => (await db.prisma.product.findUnique({ where: { sku }, select: { id: true } }))?.id ?? 0;
    expect(amounts((await shown(await idOf('coffee-1'))).pricePerUnit)).toBe('€15.00 / kg');
    expect(amounts((await shown(await idOf('oil-1'))).pricePerUnit)).toBe('€0.80 / 100 ml');
    expect(await idOf('bad-1')).toBe(0);
  });
});
