import { beforeEach, describe, expect, test } from 'vitest';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import { applyDuePrices } from '../../server/catalogue/pricing/prices.ts';
import type { ProductRecord } from '../../server/catalogue/products/batch/record.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { record } from '../support/catalogue.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { at } from './priorPriceCases.ts';

// The public part of the price ledger.

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

interface History {
  points: { at: string; price: { amount: number } }[];
  lowest: { amount: number };
  highest: { amount: number };
  since: string;
  until: string;
  isYoung: boolean;
  reducedSince: string | null;
}

const fields = 'points { at price { amount } } lowest { amount } highest { amount } since until isYoung reducedSince';

async function historyOf(slug: string, now: Date, days = 90): Promise<History | null> {
  const document = `query ($slug: String!, $days: Int!) { product(slug: $slug) { priceHistory(days: $days) { ${fields} } } }`;
  const { product } = await newVisitor(db, { now }).query<{ product: { priceHistory: History | null } }>(document, { slug, days });
  return product.priceHistory;
}

const coursesOf = (history: History | null) =>
  history?.points.map((point) => [Math.round((Date.parse(point.at) - at(0).getTime()) / 86_400_000), point.price.amount]);

const write = (now: Date, ...records: ProductRecord[]) => importRecords(db, records, { now });
const cup = (facts: Partial<ProductRecord>) => record({ name: 'Cup', sku: 'cup', ...facts });

test('[F12] the price history has every change in the requested days, from the price at their start to the current price', async () => {
  await write(at(0), cup({ regularPriceMinor: 900 }));
  await write(at(5), cup({ regularPriceMinor: 1200 }));
  await write(at(60), cup({ regularPriceMinor: 1000 }));
  await write(at(100), cup({ regularPriceMinor: 1000, salePriceMinor: 800 }));
  const history = await historyOf('cup', at(110));
  expect(coursesOf(history)).toEqual([
    [20, 1200],
    [60, 1000],
    [100, 800],
  ]);
  expect(history).toMatchObject({
    lowest: { amount: 800 },
    highest: { amount: 1200 },
    since: at(0).toISOString(),
    until: at(110).toISOString(),
    isYoung: false,
    reducedSince: at(100).toISOString(),
  });
  expect(coursesOf(await historyOf('cup', at(110), 365))?.[0]).toEqual([0, 900]);
  expect(coursesOf(await historyOf('cup', at(110), 1))).toEqual([[109, 800]]);
  expect(coursesOf(await historyOf('cup', at(60), 365))).toHaveLength(3);
});

test('[F12] a product is new until its price has been known for 30 whole days', async () => {
  await write(at(0, '10:00'), cup({ regularPriceMinor: 900 }));
  expect(await historyOf('cup', at(30, '23:59:59.999'))).toMatchObject({ isYoung: true, since: at(0, '10:00').toISOString() });
  expect(await historyOf('cup', at(31))).toMatchObject({ isYoung: false, reducedSince: null });
});

test('[F12] dated sales are included, and prices replaced at the same instant are not', async () => {
  const sale = { regularPriceMinor: 1000, salePriceMinor: 700, saleStartsAt: at(40).toISOString(), saleEndsAt: at(50).toISOString() };
  await write(at(0), cup(sale));
  await applyDuePrices(db, at(60));
  await write(at(61), cup({ regularPriceMinor: 1 }));
  await write(at(61), cup({ regularPriceMinor: 1000 }));
  const history = await historyOf('cup', at(70));
  expect(coursesOf(history)).toEqual([
    [0, 1000],
    [40, 700],
    [50, 1000],
  ]);
  expect(history).toMatchObject({ lowest: { amount: 700 }, highest: { amount: 1000 }, reducedSince: null });
});

describe('[F12] the price history of variable and grouped products', () => {
  const coat = (small: Partial<ProductRecord>, large: Partial<ProductRecord>) => [
    record({ line: 1, name: 'Coat', sku: 'coat', type: 'VARIABLE' }),
    record({ line: 2, name: 'Coat S', sku: 'coat-s', type: 'VARIATION', parent: 'coat', ...small }),
    record({ line: 3, name: 'Coat L', sku: 'coat-l', type: 'VARIATION', parent: 'coat', ...large }),
    record({ line: 4, name: 'Coat XL', sku: 'coat-xl', type: 'VARIATION', parent: 'coat', status: 'PRIVATE', regularPriceMinor: 1 }),
    record({ line: 5, name: 'Scarf', sku: 'scarf', regularPriceMinor: 1100 }),
    record({ line: 6, name: 'Outfit', sku: 'outfit', type: 'GROUPED', grouped: ['coat', 'scarf'] }),
  ];

  test('has the lowest price of their published parts, and each variation has its own', async () => {
    await write(at(0), ...coat({ regularPriceMinor: 1000 }, { regularPriceMinor: 1500 }));
    await write(at(10), ...coat({ regularPriceMinor: 1400 }, { regularPriceMinor: 1500 }));
    await write(at(20), ...coat({ regularPriceMinor: 1400 }, { regularPriceMinor: 1300 }));
    await write(at(60), ...coat({ regularPriceMinor: 1400 }, { regularPriceMinor: 1300, salePriceMinor: 900 }));
    const course = [
      [0, 1000],
      [10, 1400],
      [20, 1300],
      [60, 900],
    ];
    const history = await historyOf('coat', at(70));
    expect(coursesOf(history)).toEqual(course);
    expect(history).toMatchObject({ reducedSince: at(60).toISOString() });
    // The scarf was cheaper than the coat for a while.
    expect(coursesOf(await historyOf('outfit', at(70)))).toEqual([course[0], [10, 1100], [60, 900]]);
    const { product } = await newVisitor(db, { now: at(70) }).query<{
      product: { variations: { sku: string; priceHistory: History | null }[] };
    }>(`{ product(slug: "coat") { variations { sku priceHistory { ${fields} } } } }`);
    expect(product.variations.map(({ sku, priceHistory }) => [sku, coursesOf(priceHistory)])).toEqual([
      [
        'coat-s',
        [
          [0, 1000],
          [10, 1400],
        ],
      ],
      [
        'coat-l',
        [
          [0, 1500],
          [20, 1300],
          [60, 900],
        ],
      ],
    ]);
  });

  test('is null if no part has a price', async () => {
    await write(at(0), record({ name: 'Empty', sku: 'empty', type: 'VARIABLE' }), cup({}));
    expect([await historyOf('empty', at(1)), await historyOf('cup', at(1))]).toEqual([null, null]);
  });
});

test('more than 200 changes are reduced to the lowest price per day and the current price', async () => {
  await write(at(0), cup({ regularPriceMinor: 1 }));
  const { id } = await db.prisma.product.findUniqueOrThrow({ where: { sku: 'cup' } });
  const prices = Array.from({ length: 60 * 8 }, (_, index) => ({
    at: new Date(at(1).getTime() + index * 3 * 3_600_000),
    priceMinor: 100 + ((index * 37) % 50),
  }));
  await db.prisma.priceChange.createMany({ data: prices.map((price) => ({ ...price, productId: id })) });
  const history = await historyOf('cup', at(61));
  expect(history?.points.length).toBeLessThanOrEqual(62);
  expect(history?.points.at(-1)?.price.amount).toBe(prices.at(-1)?.priceMinor);
  expect(history?.lowest.amount).toBe(1);
});

test('[F12] the histories of all products in a response are read in one statement', async () => {
  const sets = Array.from({ length: 12 }, (_, index) => [
    record({ line: index * 3 + 1, name: `Coat ${index}`, sku: `coat-${index}`, type: 'VARIABLE' }),
    record({
      line: index * 3 + 2,
      name: `Coat ${index} S`,
      sku: `coat-${index}-s`,
      type: 'VARIATION',
      parent: `coat-${index}`,
      regularPriceMinor: 900,
    }),
    record({ line: index * 3 + 3, name: `Cup ${index}`, sku: `cup-${index}`, regularPriceMinor: 500 }),
  ]);
  await write(at(0), ...sets.flat());
  const ask = (first: number, selection: string) =>
    countStatements(db, () => newVisitor(db, { now: at(1) }).query(`{ products(first: ${first}) { edges { node { id ${selection} } } } }`));
  await ask(1, '');
  const { count: without } = await ask(24, '');
  for (const first of [2, 24]) expect((await ask(first, 'priceHistory { since }')).count).toBeLessThanOrEqual(without + 1);
  expect((await ask(24, 'year: priceHistory(days: 365) { since } priceHistory { since }')).count).toBeLessThanOrEqual(without + 2);
});

test.each([0, -1, 366])('%i days are rejected', async (days) => {
  await write(at(0), cup({ regularPriceMinor: 900 }));
  const { data, errors } = await newVisitor(db).gql(`{ product(slug: "cup") { name priceHistory(days: ${days}) { since } } }`);
  expect([data, errors.map(({ extensions }) => extensions.code)]).toEqual([
    { product: { name: 'Cup', priceHistory: null } },
    ['INVALID_INPUT'],
  ]);
});
