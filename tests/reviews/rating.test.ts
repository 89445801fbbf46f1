import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { crowd, moderate, knownVisitor, order, scoresOf, shownReviews, write } from './reviewDocuments.ts';

// A product's rating always equals the average of its approved reviews, even with concurrent writes.

let db: Db;
let visitor: Visitor;
let id: number;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  visitor = newVisitor(db);
  id = (await makeProduct(db)).id;
});

async function expectRating(): Promise<{ average: number; count: number }> {
  const shown = await db.prisma.review.findMany({ where: { productId: id, status: 'APPROVED' }, select: { average: true } });
  const sum = shown.reduce((all, { average }) => all + average, 0);
  const average = shown.length === 0 ? 0 : Math.round(sum / shown.length / 2) / 100;
  const { rating, reviewSummary, reviews } = await shownReviews(visitor, id);
  expect(rating).toEqual({ average, count: shown.length });
  expect([reviewSummary.count, reviews.totalCount, reviews.edges.length]).toEqual([shown.length, shown.length, shown.length]);
  expect(reviewSummary.distribution.reduce((all, { count }) => all + count, 0)).toBe(shown.length);
  await expectInvariants(db);
  return rating;
}

const revisionOf = async () => (await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } })).revision;

/** Creates pending reviews and returns their ids. */
async function pendingReviews(count: number): Promise<number[]> {
  const people = await crowd(db, count);
  const ids: number[] = [];
  for (const [index, who] of people.entries()) {
    ids.push((await write(who, id, { scores: scoresOf((index % 10) + 1) })).review?.databaseId ?? 0);
  }
  return ids;
}

describe('[F67] a product’s rating', () => {
  it('is correct after twenty concurrent reviews', async () => {
    const buyers = await crowd(db, 20);
    for (const who of buyers) await order(db, who, id);
    await Promise.all(buyers.map((who, index) => write(who, id, { scores: scoresOf((index % 10) + 1, 10, 1) })));
    expect((await expectRating()).count).toBe(20);
  });

  it('is updated by moderation, and changes the catalogue revision only if it changes', async () => {
    const [first = 0, second = 0, third = 0] = await pendingReviews(3);
    const before = await revisionOf();
    expect(await expectRating()).toEqual({ average: 0, count: 0 });
    expect(await moderate(db, { reviewId: first, status: 'REJECTED' })).toEqual({ changed: true });
    expect(await revisionOf()).toBe(before);
    expect(await moderate(db, { reviewId: second, status: 'APPROVED' })).toEqual({ changed: true });
    expect(await revisionOf()).toBe(before + 1);
    expect(await expectRating()).toEqual({ average: 1, count: 1 });
    expect(await moderate(db, { reviewId: second, status: 'APPROVED' })).toEqual({ changed: false });
    expect(await revisionOf()).toBe(before + 1);
    await moderate(db, { reviewId: third, status: 'APPROVED' });
    expect(await expectRating()).toEqual({ average: 1.25, count: 2 });
    // Moderation decisions can be changed.
    await moderate(db, { reviewId: second, status: 'REJECTED' });
    await moderate(db, { reviewId: first, status: 'APPROVED' });
    expect(await expectRating()).toEqual({ average: 1, count: 2 });
    const decided = await db.prisma.review.findMany({ select: { decidedAt: true } });
    expect(decided.map(({ decidedAt }) => decidedAt?.toISOString())).toEqual(Array(3).fill(testNow.toISOString()));
  });

  it('is correct after concurrent, repeated decisions and new reviews', async () => {
    const ids = await pendingReviews(10);
    const buyers = await crowd(db, 5);
    for (const who of buyers) await order(db, who, id);
    const decisions = ids.flatMap((reviewId, index) => {
      const status = index % 3 === 0 ? ('REJECTED' as const) : ('APPROVED' as const);
      return [moderate(db, { reviewId, status }), moderate(db, { reviewId, status })];
    });
    const outcomes = await Promise.all(decisions);
    await Promise.all(buyers.map((who) => write(who, id)));
    expect(outcomes.filter(({ changed }) => changed)).toHaveLength(10);
    expect((await expectRating()).count).toBe(6 + 5);
  });

  it('is correct after the product was hidden and shown again', async () => {
    const [first = 0] = await pendingReviews(1);
    await db.prisma.product.update({ where: { id }, data: { status: 'DRAFT' } });
    await moderate(db, { reviewId: first, status: 'APPROVED' });
    expect(await write(await knownVisitor(db), id)).toMatchObject({ code: 'NOT_FOUND' });
    await db.prisma.product.update({ where: { id }, data: { status: 'PUBLISHED' } });
    expect((await expectRating()).count).toBe(1);
  });

  it('is not changed by a decision about an unknown review', async () => {
    expect(await moderate(db, { reviewId: 404, status: 'APPROVED' })).toEqual({ changed: false });
  });
});

describe('[F67] the SQL in the operating guide', () => {
  const [, page = ''] = readFileSync('docs/operating.md', 'utf8').split('\n## Reviews\n');
  const [, sql = ''] = /```sql\n([\s\S]*?)```/.exec(page) ?? [];
  const [listSql = '', approveSql = ''] = sql.split('BEGIN;');

  it('lists pending reviews, and approves one with its rating', async () => {
    const [first = 0, second = 0] = await pendingReviews(2);
    const shown = await db.pool.query<{ id: number; points: string }>(listSql);
    expect(shown.rows.map(({ id: number, points }) => [number, Number(points)])).toEqual([
      [first, 1],
      [second, 2],
    ]);
    const before = await revisionOf();
    await db.pool.query(`BEGIN;${approveSql.replaceAll('17', String(second))}`);
    expect(await revisionOf()).toBe(before + 1);
    await (await sharedRevision(db)).reload();
    expect(await expectRating()).toEqual({ average: 1, count: 1 });
    expect((await db.pool.query(listSql)).rows).toHaveLength(1);
  });
});
