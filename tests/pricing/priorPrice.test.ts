import { beforeEach, describe, expect, test } from 'vitest';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import { priorPrice } from '../../server/catalogue/pricing/priceLedger.ts';
import { applyDuePrices, recordPrices } from '../../server/catalogue/pricing/prices.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { ProductRecord } from '../../server/catalogue/products/batch/record.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { productBySku, record } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { at, priceCases } from './priorPriceCases.ts';

// The prior price that may be shown: Directive 98/6/EC, article 6a, as explained in docs/prices.md.

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const cup = (facts: Partial<ProductRecord> = {}) => record({ name: 'Cup', sku: 'cup', ...facts });
const shownPrices = async (sku = 'cup') => {
  const { priceMinor, priorPriceMinor } = await productBySku(db, sku);
  return [priceMinor, priorPriceMinor];
};

test.each(priceCases.map((priceCase) => [priceCase.row, priceCase.name, priceCase] as const))(
  '[F12] row %i: %s',
  async (_row, _name, { changes, shown }) => {
    const events = [
      ...changes.map(([when, prices]) => ({ when, run: () => importRecords(db, [cup(prices)], { now: when }) })),
      ...shown.map(([when, price, prior]) => ({
        when,
        run: async () => {
          await applyDuePrices(db, when);
          expect(await shownPrices(), when.toISOString()).toEqual([price, prior]);
          const { priceChanges } = await productBySku(db, 'cup');
          expect(priorPrice(priceChanges), 'the same by the rule in code').toBe(prior);
        },
      })),
    ];
    for (const { run } of events.toSorted((a, b) => a.when.getTime() - b.when.getTime())) await run();
  },
);

test('[F12] the prior price does not depend on the time zone of the connection', async () => {
  await importRecords(db, [cup({ regularPriceMinor: 800 })], { now: at(0) });
  await importRecords(db, [cup({ regularPriceMinor: 1000 })], { now: at(57) });
  await importRecords(db, [cup({ regularPriceMinor: 1000, salePriceMinor: 700 })], { now: at(87, '23:30') });
  const { id } = await productBySku(db, 'cup');
  const client = await db.pool.connect();
  try {
    for (const zone of ['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']) {
      await client.query(`set timezone = '${zone}'`);
      await client.query(`update "Product" set "priorPriceMinor" = null`);
      await refreshProducts(client, [id], at(90));
      const { rows } = await client.query<{ prior: number }>(`select "priorPriceMinor" as prior from "Product" where "id" = $1`, [id]);
      expect([zone, rows[0]?.prior]).toEqual([zone, 1000]);
    }
  } finally {
    await client.query(`set timezone = 'UTC'`);
    client.release();
  }
});

describe('[F12] row 11: invalid sales in the database', () => {
  test.each([
    ['a sale price above the regular one', { salePriceMinor: 1200 }],
    ['a sale that starts when it ends', { salePriceMinor: 800, saleStartsAt: at(40), saleEndsAt: at(40) }],
    ['a sale that ends before it starts', { salePriceMinor: 800, saleStartsAt: at(41), saleEndsAt: at(39) }],
  ])('%s is ignored', async (_name, data) => {
    await importRecords(db, [cup({ regularPriceMinor: 1000 })], { now: at(0) });
    const { id } = await productBySku(db, 'cup');
    await db.prisma.product.update({ where: { id }, data });
    await db.prisma.$transaction((tx) => recordPrices(tx, [id], at(40)));
    await applyDuePrices(db, at(60));
    await refreshProducts(db.pool, [id], at(60));
    expect(await shownPrices()).toEqual([1000, null]);
    expect((await productBySku(db, 'cup')).priceChanges).toHaveLength(1);
  });
});

test('[F12] row 14: a product without a ledger shows no discount', async () => {
  const { id } = await db.prisma.product.create({
    data: { slug: 'cup', sku: 'cup', name: 'Cup', regularPriceMinor: 1000, salePriceMinor: 800 },
  });
  await refreshProducts(db.pool, [id], at(40));
  expect(await shownPrices()).toEqual([800, null]);
});

describe('[F12] row 16: variable and grouped products', () => {
  const coat = (small: Partial<ProductRecord>, large: Partial<ProductRecord>) => [
    record({ line: 1, name: 'Coat', sku: 'coat', type: 'VARIABLE' }),
    record({ line: 2, name: 'Coat S', sku: 'coat-s', type: 'VARIATION', parent: 'coat', ...small }),
    record({ line: 3, name: 'Coat L', sku: 'coat-l', type: 'VARIATION', parent: 'coat', ...large }),
    record({ line: 4, name: 'Scarf', sku: 'scarf', regularPriceMinor: 5000 }),
    record({ line: 5, name: 'Outfit', sku: 'outfit', type: 'GROUPED', grouped: ['coat', 'scarf'] }),
  ];
  const reduced = { regularPriceMinor: 1000, salePriceMinor: 700 };

  test.each<[string, Partial<ProductRecord>, Partial<ProductRecord>, number | null, number | null]>([
    ['the cheapest variation is reduced', { regularPriceMinor: 1000 }, { regularPriceMinor: 1500 }, 1000, 1000],
    ['another variation was cheaper before', { regularPriceMinor: 1000 }, { regularPriceMinor: 900 }, 1000, 900],
    ['another variation has the same price without a sale', { regularPriceMinor: 1000 }, { regularPriceMinor: 700 }, 1000, null],
  ])('have the right prior price if %s', async (_name, small, large, ofVariation, ofProduct) => {
    await importRecords(db, coat(small, large), { now: at(0) });
    await importRecords(db, coat(reduced, large), { now: at(40) });
    expect(await shownPrices('coat-s')).toEqual([700, ofVariation]);
    expect(await shownPrices('coat-l')).toEqual([large.regularPriceMinor, null]);
    for (const sku of ['coat', 'outfit']) expect(await shownPrices(sku)).toEqual([700, ofProduct]);
  });

  test('have no prior price if the reduced variation is not the cheapest', async () => {
    await importRecords(db, coat({ regularPriceMinor: 1000 }, { regularPriceMinor: 600 }), { now: at(0) });
    await importRecords(db, coat(reduced, { regularPriceMinor: 600 }), { now: at(40) });
    expect([await shownPrices('coat-s'), await shownPrices('coat'), await shownPrices('outfit')]).toEqual([
      [700, 1000],
      [600, null],
      [600, null],
    ]);
  });
});

describe('[F12] row 18: prices while a product is hidden', () => {
  test('a draft’s high price is not a prior price when it is published', async () => {
    await importRecords(db, [cup({ status: 'DRAFT', regularPriceMinor: 9900 })], { now: at(0) });
    await importRecords(db, [cup({ regularPriceMinor: 9900, salePriceMinor: 800 })], { now: at(40) });
    expect(await shownPrices()).toEqual([800, null]);
    expect((await productBySku(db, 'cup')).priceChanges).toMatchObject([{ at: at(40), priceMinor: 800, isSale: true }]);
  });

  test('a price raised while the product was hidden is ignored', async () => {
    await importRecords(db, [cup({ regularPriceMinor: 1000 })], { now: at(0) });
    await importRecords(db, [cup({ status: 'DRAFT', regularPriceMinor: 9900, salePriceMinor: 9000, saleStartsAt: at(50).toISOString() })], {
      now: at(40),
    });
    await applyDuePrices(db, at(60));
    await importRecords(db, [cup({ regularPriceMinor: 9900, salePriceMinor: 800 })], { now: at(80) });
    expect(await shownPrices()).toEqual([800, 1000]);
  });

  test('a variation’s prices start when its product is published', async () => {
    const coat = (status: 'DRAFT' | 'PUBLISHED') => [
      record({ line: 1, name: 'Coat', sku: 'coat', type: 'VARIABLE', status }),
      record({ line: 2, name: 'Coat S', sku: 'coat-s', type: 'VARIATION', parent: 'coat', regularPriceMinor: 1000 }),
    ];
    await importRecords(db, coat('DRAFT'), { now: at(0) });
    expect((await productBySku(db, 'coat-s')).priceChanges).toEqual([]);
    await importRecords(db, coat('PUBLISHED').slice(0, 1), { now: at(40) });
    expect((await productBySku(db, 'coat-s')).priceChanges).toMatchObject([{ at: at(40), priceMinor: 1000 }]);
  });
});

test('[F12] row 17: concurrent writers share one ledger, whose newest price is the current one', async () => {
  await importRecords(db, [cup({ regularPriceMinor: 1000 })], { now: at(0) });
  const writers = [900, 800, 950].map((salePriceMinor, index) =>
    importRecords(db, [cup({ regularPriceMinor: 1000, salePriceMinor })], { now: at(40, `12:00:0${2 - index}`) }),
  );
  await Promise.all([...writers, applyDuePrices(db, at(40, '12:00:05'))]);
  const { priceChanges, priceMinor, priorPriceMinor } = await productBySku(db, 'cup');
  expect(priceChanges).toHaveLength(4);
  expect(priceChanges.at(-1)).toMatchObject({ priceMinor, isSale: true });
  expect(priorPriceMinor).toBe(priorPrice(priceChanges));
  const instants = priceChanges.toSorted((a, b) => a.id - b.id).map((row) => row.at.getTime());
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
});

test('[F12] the discount percentage is computed from the prior price, not from the regular price in the file', async () => {
  await importRecords(db, [cup({ regularPriceMinor: 1000 })], { now: at(0) });
  await importRecords(db, [cup({ regularPriceMinor: 9900, salePriceMinor: 700 })], { now: at(40) });
  const visitor = newVisitor(db, { now: at(41) });
  expect(await visitor.query('{ product(slug: "cup") { discountPercent price { amount } priorPrice { amount } } }')).toEqual({
    product: { discountPercent: 30, price: { amount: 700 }, priorPrice: { amount: 1000 } },
  });
});
