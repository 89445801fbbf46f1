import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff, type Staff } from '../accounts/adminDriver.ts';
import { makeCoupon } from '../coupons/coupons.ts';
import { day, later, makeMerchant, makeOffer } from '../offers/offerShop.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { newKey, recentJobs, run, start, verb } from './jobDriver.ts';

// Bulk actions on reviews, offers and coupons: immediate for a few, by a job for more, with undo.

let db: Db;
let staff: Staff;

beforeEach(async () => {
  db = await freshDb();
  staff = await openStaff(db, 'STAFF', ['DEALS']);
});

/** Creates pending reviews and returns their ids. */
async function reviews(count: number): Promise<{ productId: number; ids: number[] }> {
  const { id: productId } = await makeProduct(db, { name: 'Copper Pot' });
  const rows = await db.prisma.review.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({ productId, authorName: `Author ${index}`, body: 'Good', average: 800 })),
    select: { id: true },
  });
  return { productId, ids: rows.map(({ id }) => id) };
}

const statusOf = async (id: number) => (await db.prisma.review.findUnique({ where: { id } }))?.status;
const ratingOf = async (id: number) => (await db.prisma.product.findUniqueOrThrow({ where: { id } })).ratingCount;

describe('bulk review actions', () => {
  it('publish selected reviews immediately, update ratings and the audit log, and can be undone days later', async () => {
    const { productId, ids } = await reviews(3);
    const { job } = await start(staff.who, 'Review', { action: 'APPROVE', ids });
    expect(job).toMatchObject({ status: 'DONE', total: 3, done: 3, changed: 3, canUndo: true, startedBy: staff.email });
    expect(await ratingOf(productId)).toBe(3);
    expect(await db.prisma.auditEntry.count({ where: { action: { in: ['work.start', 'review.approve'] } } })).toBe(2);
    // A review that was moderated meanwhile stays unchanged.
    await db.prisma.review.update({ where: { id: ids[0] ?? 0 }, data: { status: 'SPAM' } });
    const weekLater = await openStaff(db, 'STAFF', ['DEALS'], { now: later(7 * day) });
    const [known] = await recentJobs(weekLater.who);
    expect(known).toMatchObject({ topic: 'APPROVE', canUndo: true, undoableUntil: later(30 * day).toISOString() });
    const undone = await verb(weekLater.who, 'undo', { kind: 'BULK_ACTION', id: job?.databaseId ?? 0 });
    expect(undone.job).toMatchObject({
      status: 'UNDONE',
      undone: 2,
      canUndo: false,
      problems: [{ name: 'Author 0', problem: 'Changed in the meantime, so it was skipped.' }],
    });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['SPAM', 'PENDING', 'PENDING']);
    expect(await ratingOf(productId)).toBe(0);
    const months = await openStaff(db, 'STAFF', ['DEALS'], { now: later(31 * day) });
    expect(await recentJobs(months.who)).toEqual([]);
    await expectInvariants(db);
  });

  it('process filtered reviews in steps, check the expected total, and can be stopped and resumed', async () => {
    const { ids } = await reviews(250);
    const wrong = await start(staff.who, 'Review', { action: 'SPAM', filter: { status: 'PENDING' }, expectedTotal: 249 });
    expect(wrong.issues?.[0]).toEqual({
      path: ['input', 'expectedTotal'],
      message: 'The number of affected items is now 250, not 249. Review the list again.',
    });
    expect(await db.prisma.bulkAction.count()).toBe(0);
    const { job } = await start(staff.who, 'Review', { action: 'SPAM', filter: { status: 'PENDING' }, expectedTotal: 250 });
    expect(job).toMatchObject({ status: 'RUNNING', total: 250, done: 100, canStop: true, canUndo: false });
    const ref = { kind: 'BULK_ACTION', id: job?.databaseId ?? 0 };
    expect((await verb(staff.who, 'stop', ref)).job).toMatchObject({ status: 'STOPPED', canResume: true, canUndo: true });
    await run(db, ref.id);
    expect(await statusOf(ids[249] ?? 0)).toBe('PENDING');
    expect((await verb(staff.who, 'resume', ref)).job).toMatchObject({ status: 'RUNNING', done: 200 });
    await run(db, ref.id);
    expect(await statusOf(ids[249] ?? 0)).toBe('SPAM');
    expect((await recentJobs(staff.who))[0]).toMatchObject({ status: 'DONE', changed: 250 });
    expect((await verb(staff.who, 'stop', ref)).code).toBe('JOB_STATE');
    expect((await verb(staff.who, 'resume', ref)).code).toBe('JOB_STATE');
  });

  it('can’t be undone after a deletion', async () => {
    const { ids } = await reviews(2);
    const { job } = await start(staff.who, 'Review', { action: 'DELETE', ids: [...ids, 9_999] });
    expect(job).toMatchObject({ changed: 2, total: 3, canUndo: false, problems: [{ name: '', problem: 'No longer exists.' }] });
    expect((await verb(staff.who, 'undo', { kind: 'BULK_ACTION', id: job?.databaseId ?? 0 })).code).toBe('JOB_STATE');
  });

  it('run once per idempotency key, and reject the key for a different request', async () => {
    const { ids } = await reviews(2);
    const input = { action: 'REJECT', ids, idempotencyKey: newKey() };
    const both = await Promise.all([start(staff.who, 'Review', input), start(staff.who, 'Review', input)]);
    expect(new Set(both.map(({ job }) => job?.databaseId)).size).toBe(1);
    expect(await db.prisma.auditEntry.count({ where: { action: 'review.reject' } })).toBe(1);
    const { id: fourth } = await db.prisma.review.findFirstOrThrow({ select: { id: true } });
    for (const other of [{ action: 'APPROVE' }, { ids: [fourth] }])
      expect((await start(staff.who, 'Review', { ...input, ...other })).issues).toMatchObject([{ path: ['input', 'idempotencyKey'] }]);
    expect(await db.prisma.bulkAction.count()).toBe(1);
    expect((await start(staff.who, 'Review', { action: 'REJECT' })).code).toBe('INVALID_INPUT');
    expect((await start(staff.who, 'Review', { action: 'REJECT', ids: [] })).code).toBe('INVALID_INPUT');
  });
});

describe('bulk offer actions', () => {
  it('end, publish and undo together, and report why an offer was skipped', async () => {
    const merchantId = await makeMerchant(db);
    const live = await makeOffer(db, { merchantId });
    const ending = await makeOffer(db, { merchantId, endsAt: later(day) });
    const draft = await makeOffer(db, { merchantId, status: 'DRAFT', title: 'Later' });
    const shown = async () =>
      (await newVisitor(db).query<{ offers: { totalCount: number } }>('{ offers(first: 10) { totalCount } }')).offers.totalCount;
    expect(await shown()).toBe(2);
    const { job } = await start(staff.who, 'Offer', { action: 'END', ids: [live, ending, draft] });
    expect(job).toMatchObject({
      changed: 2,
      problems: [{ name: 'Later', problem: 'Only a live offer can be ended.' }],
    });
    expect(await shown()).toBe(0);
    await verb(staff.who, 'undo', { kind: 'BULK_ACTION', id: job?.databaseId ?? 0 });
    const endOf = async (id: number) => (await db.prisma.offer.findUniqueOrThrow({ where: { id } })).endsAt;
    expect([await endOf(live), await endOf(ending), await shown()]).toEqual([null, later(day), 2]);
    const published = await start(staff.who, 'Offer', { action: 'PUBLISH', filter: { state: 'DRAFT' }, expectedTotal: 1 });
    expect([published.job?.changed, await shown()]).toEqual([1, 3]);
    await start(staff.who, 'Offer', { action: 'UNPUBLISH', ids: [live, draft] });
    expect(await shown()).toBe(1);
    await start(staff.who, 'Offer', { action: 'DELETE', ids: [live] });
    expect(await db.prisma.offer.count()).toBe(2);
    await expectInvariants(db);
  });
});

describe('bulk coupon actions', () => {
  it('disable coupons and undo it, and require the ORDERS right', async () => {
    const seller = (await openStaff(db, 'STAFF', ['ORDERS'])).who;
    await makeCoupon(db, { code: 'ON' });
    await makeCoupon(db, { code: 'OFF', isEnabled: false });
    const { job } = await start(seller, 'Coupon', { action: 'DISABLE', filter: { search: 'O' } });
    expect(job).toMatchObject({ total: 2, changed: 1 });
    const states = () => db.prisma.coupon.findMany({ select: { isEnabled: true } });
    expect(await states()).toEqual([{ isEnabled: false }, { isEnabled: false }]);
    await verb(seller, 'undo', { kind: 'BULK_ACTION', id: job?.databaseId ?? 0 });
    expect(await states()).toEqual(expect.arrayContaining([{ isEnabled: true }, { isEnabled: false }]));
    expect(await recentJobs(staff.who)).toEqual([]);
    expect((await verb(staff.who, 'undo', { kind: 'BULK_ACTION', id: job?.databaseId ?? 0 })).code).toBe('FORBIDDEN');
    // A missing job gives the same error as another user's job.
    expect((await verb(staff.who, 'undo', { kind: 'BULK_ACTION', id: 999_999 })).code).toBe('FORBIDDEN');
    expect((await verb(staff.who, 'stop', { kind: 'BULK_EDIT', id: 1 })).code).toBe('FORBIDDEN');
    expect((await verb(staff.who, 'undo', { kind: 'SUBSCRIBER_DELETION', id: 1 })).code).toBe('FORBIDDEN');
    expect((await newVisitor(db, { now: testNow }).gql('{ recentJobs { topic } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
