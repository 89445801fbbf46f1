import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct, makeVariable } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { knownVisitor, order, scoresOf, write } from './reviewDocuments.ts';

// The operators' check script finds inconsistent ratings, as tests/orders/invariants.test.ts shows for orders.

const script = readFileSync('prisma/invariants.sql', 'utf8');

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  await makeVariable(db);
  const buyer = await knownVisitor(db);
  const { id } = await makeProduct(db);
  await order(db, buyer, id);
  await write(buyer, id, { scores: scoresOf(8, 9, 10) });
});

it.each([
  ['I9 the rating of a product differs from its reviews', `update "Product" set "ratingAverage" = 500 where "ratingCount" > 0`],
  ['I9 the rating of a product differs from its reviews', `update "Review" set "status" = 'REJECTED'`],
  ['I9 the average of a review differs from its scores', `update "ReviewScore" set "points" = 1`],
  [
    'I9 a review belongs to a variation instead of its product',
    `insert into "Review" ("productId", "authorName", "body", "average") select max("id"), 'A', 'Nice', 800 from "Product" where "parentId" is not null`,
  ],
])('[F67] the check script reports: %s (%#)', async (name, breaking) => {
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
