import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { importRecords } from '../../server/catalogue/transfer/import/write.ts';
import { applyDuePrices } from '../../server/catalogue/pricing/prices.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { record } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { at } from './priorPriceCases.ts';

// The operators' check script finds prices that are missing in the ledger, and no others.

const script = readFileSync('prisma/invariants.sql', 'utf8');
const sale = { regularPriceMinor: 1000, salePriceMinor: 700 };
const dates = (from: Date, to: Date) => ({ saleStartsAt: from.toISOString(), saleEndsAt: to.toISOString() });
const never = { saleStartsAt: '2999-01-01T00:00:00.000Z', saleEndsAt: '2999-02-01T00:00:00.000Z' };

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  const write = (now: Date, facts: object[]) =>
    importRecords(
      db,
      facts.map((fact, index) => record({ line: index + 1, name: `P ${index}`, sku: `p-${index}`, ...fact })),
      { now },
    );
  const plain = { regularPriceMinor: 1000 };
  // A regular price, a current sale, an ended one, a future one, one whose end hasn't been processed, one that was backdated, and no price.
  await write(at(0), [
    plain,
    plain,
    { ...sale, ...dates(at(10), at(20)) },
    { ...sale, ...never },
    { ...sale, ...dates(at(0), at(35)) },
    plain,
    {},
  ]);
  await applyDuePrices(db, at(30));
  await write(at(30), [plain, sale, { ...sale, ...dates(at(10), at(20)) }, { ...sale, ...never }, { ...sale, ...dates(at(0), at(35)) }]);
  await write(at(40), [plain, sale, plain, plain, plain, { ...sale, ...dates(at(-5), at(8)) }]);
  const merchant = await db.prisma.merchant.create({ data: { slug: 'm', name: 'M', homepage: 'https://m.example/' } });
  await db.prisma.offer.create({
    data: {
      slug: 'o',
      title: 'O',
      merchantId: merchant.id,
      destinationUrl: 'https://m.example/o',
      priceMinor: 500,
      priceChanges: { create: { at: at(0), priceMinor: 500 } },
    },
  });
});

test.each([
  ['I10 the price of a product differs from its price history', `update "Product" set "regularPriceMinor" = 1100 where "sku" = 'p-0'`],
  ['I10 the price of a product differs from its price history', `update "Product" set "salePriceMinor" = 600 where "sku" = 'p-1'`],
  ['I10 the price of a product differs from its price history', `update "Product" set "salePriceMinor" = null where "sku" = 'p-1'`],
  ['I10 the price of an offer differs from its price history', `update "Offer" set "priceMinor" = 400`],
  ['I10 the prior price of a product is not above its price', `update "Product" set "priorPriceMinor" = "priceMinor" where "sku" = 'p-1'`],
])('[F12] the check script reports: %s (%#)', async (name, breaking) => {
  await expectInvariants(db);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(breaking);
    const { rows } = await client.query<{ invariant: string }>(script);
    expect(rows.map(({ invariant }) => invariant)).toEqual([name]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
