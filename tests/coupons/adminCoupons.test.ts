import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff, type Staff } from '../accounts/adminDriver.ts';
import { shopper } from '../orders/checkoutDocuments.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { makeProduct } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { applyCoupon, couponCartOf, makeCoupon } from './coupons.ts';

// Coupons as viewed and managed by staff.

let db: Db;
let staff: Staff;

beforeEach(async () => {
  db = await freshDb();
  staff = await openStaff(db, 'STAFF', ['ORDERS']);
});

interface Coupon {
  databaseId: number;
  version: number;
  code: string;
  state: string;
  usedCount: number;
  products: { name: string }[];
}

interface Answer {
  __typename: string;
  code?: string;
  message?: string;
  issues?: { path: string[]; message: string }[];
  coupon?: Coupon;
  current?: Coupon;
  count?: number;
}

const fields = 'databaseId version code state usedCount products { name }';
const saving = (
  verb: 'create' | 'update',
  Verb: 'Create' | 'Update',
) => `mutation ($input: ${Verb}CouponInput!) { result: ${verb}Coupon(input: $input) { __typename
  ... on UserError { code message } ... on InvalidInputError { issues { path message } }
  ... on ${Verb}CouponPayload { coupon { ${fields} } } ${verb === 'create' ? '' : `... on StaleRecordError { current { ... on AdminCoupon { ${fields} } } }`} } }`;
const switching = `mutation ($input: SetCouponsEnabledInput!) { result: setCouponsEnabled(input: $input) { __typename
  ... on UserError { code message } ... on SetCouponsEnabledPayload { count } } }`;

const run = async (document: string, input: object) => (await staff.who.query<{ result: Answer }>(document, { input })).result;
const save = (input: object) =>
  run('id' in input ? saving('update', 'Update') : saving('create', 'Create'), {
    code: 'TEN',
    kind: 'PERCENT',
    percentBasisPoints: 1_000,
    ...input,
  });
const faults = ({ issues = [] }: Answer) => issues.map(({ path, message }) => `${path.at(-1)}: ${message}`);

interface Listed {
  adminCoupons: { edges: { cursor: string; node: Coupon }[]; pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean } };
}
const listing = `query ($filter: CouponFilter, $sort: CouponSort, $first: Int, $after: String, $last: Int, $before: String) {
  adminCoupons(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage } } }`;
const list = async (variables: object = {}) => (await staff.who.query<Listed>(listing, { first: 20, ...variables })).adminCoupons;
const codes = async (variables: object = {}) => (await list(variables)).edges.map(({ node }) => node.code);
const day = (days: number) => new Date(testNow.getTime() + days * 86_400_000);

describe('saving a coupon', () => {
  it('creates a usable coupon with an uppercase code, and audits it in the same transaction', async () => {
    const { id } = await makeProduct(db, { regularPriceMinor: 2_000, name: 'Kettle' });
    const made = await save({ code: ' spring ', productIds: [id, id] });
    expect(made.coupon).toMatchObject({ code: 'SPRING', state: 'ACTIVE', version: 1, products: [{ name: 'Kettle' }] });
    const visitor = await shopper(db, { [id]: 1 });
    await applyCoupon(visitor, 'spring');
    expect((await couponCartOf(visitor)).discount.amount).toBe(200);
    await save({ id: made.coupon?.databaseId, expectedVersion: 1, code: 'spring', percentBasisPoints: 2_500 });
    expect((await couponCartOf(visitor)).discount.amount).toBe(500);
    const log = await db.prisma.auditEntry.findMany({ where: { targetType: 'Coupon' }, orderBy: { id: 'asc' } });
    expect(log.map(({ action, accountId, targetIds }) => [action, accountId, targetIds])).toEqual([
      ['coupon.create', staff.accountId, [made.coupon?.databaseId]],
      ['coupon.save', staff.accountId, [made.coupon?.databaseId]],
    ]);
  });

  it('reports an error for each invalid field, and saves nothing', async () => {
    expect(faults(await save({ code: '', percentBasisPoints: 10_001, minimumMinor: 0, usageLimit: 0 }))).toEqual([
      'code: Enter a code.',
      'percentBasisPoints: Enter at most 100%.',
      'minimumMinor: Enter an amount above €0, or leave this field empty.',
      'usageLimit: Enter at least 1.',
    ]);
    const at = { startsAt: day(2).toISOString(), endsAt: day(1).toISOString() };
    const wrong = { kind: 'FIXED', ...at, usageLimit: 1, usageLimitPerCustomer: 2, productIds: [1], excludedProductIds: [1] };
    expect(faults(await save(wrong))).toEqual([
      'amountMinor: Enter an amount.',
      'endsAt: The end must be after the start.',
      'usageLimitPerCustomer: The limit per customer can’t be higher than the total limit.',
      'excludedProductIds: A product can’t be both included and excluded.',
    ]);
    expect(faults(await save({ productIds: [999] }))).toEqual(['productIds: Unknown product: 999.']);
    expect(faults(await save({ excludedCategoryIds: [998] }))).toEqual(['excludedCategoryIds: Unknown category: 998.']);
    expect(await db.prisma.coupon.count()).toBe(0);
    expect(await db.prisma.auditEntry.count({ where: { targetType: 'Coupon' } })).toBe(0);
  });

  it('rejects a code in use, regardless of case, also for concurrent requests', async () => {
    await makeCoupon(db, { code: 'TEN' });
    expect(faults(await save({ code: 'ten' }))).toEqual(['code: Another coupon already uses this code.']);
    const both = await Promise.all([save({ code: 'NEW' }), save({ code: 'new' })]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['CreateCouponPayload', 'InvalidInputError']);
  });

  it('rejects stale versions, and a usage limit below the current usage', async () => {
    const { id } = await makeCoupon(db, { usedCount: 3 });
    expect(await save({ id, expectedVersion: 1, code: 'TWELVE' })).toMatchObject({ coupon: { version: 2, usedCount: 3 } });
    const stale = await save({ id, expectedVersion: 1, code: 'OTHER' });
    expect(stale).toMatchObject({ code: 'STALE', current: { code: 'TWELVE', version: 2 } });
    expect(faults(await save({ id, expectedVersion: 2, usageLimit: 2 }))).toEqual([
      'usageLimit: This coupon has already been used 3 times. Enter at least 3, or disable the coupon.',
    ]);
    expect(await save({ id: 999, expectedVersion: 1 })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('disables and enables many coupons, counts those changed, and rejects an empty list', async () => {
    const ids = [(await makeCoupon(db)).id, (await makeCoupon(db, { code: 'OFF', isEnabled: false })).id];
    expect(await run(switching, { ids, isEnabled: false })).toMatchObject({ count: 1 });
    expect(await codes({ filter: { state: 'DISABLED' } })).toEqual(['OFF', 'TEN']);
    expect(await run(switching, { ids, isEnabled: true })).toMatchObject({ count: 2 });
    expect(await run(switching, { ids: [], isEnabled: true })).toMatchObject({ code: 'INVALID_INPUT' });
    const log = await db.prisma.auditEntry.findMany({ where: { targetType: 'Coupon' }, orderBy: { id: 'asc' } });
    expect(log.map(({ action, targetCount }) => [action, targetCount])).toEqual([
      ['coupon.disable', 1],
      ['coupon.enable', 2],
    ]);
  });
});

describe('the coupon list', () => {
  it('filters by state and text, and sorts by code and usage', async () => {
    await makeCoupon(db, { code: 'B-ON', description: 'Für Freunde' });
    await makeCoupon(db, { code: 'A-LATER', startsAt: day(1), usedCount: 5 });
    await makeCoupon(db, { code: 'C-OVER', endsAt: testNow, usedCount: 9 });
    await makeCoupon(db, { code: 'D-USED', usageLimit: 2, usedCount: 2 });
    await makeCoupon(db, { code: 'E-OFF', isEnabled: false, endsAt: testNow });
    const states = ['ACTIVE', 'SCHEDULED', 'ENDED', 'USED_UP', 'DISABLED'];
    for (const [index, code] of ['B-ON', 'A-LATER', 'C-OVER', 'D-USED', 'E-OFF'].entries()) {
      const { edges } = await list({ filter: { state: states[index] } });
      expect(edges.map(({ node }) => [node.code, node.state])).toEqual([[code, states[index]]]);
    }
    expect(await codes({ filter: { search: 'fur FR' } })).toEqual(['B-ON']);
    expect(await codes({ filter: { search: '%' } })).toEqual([]);
    expect(await codes({ sort: 'USED_DESC' })).toEqual(['C-OVER', 'A-LATER', 'D-USED', 'E-OFF', 'B-ON']);
    const first = await list({ sort: 'CODE_ASC', first: 2 });
    expect(first.edges.map(({ node }) => node.code)).toEqual(['A-LATER', 'B-ON']);
    expect(await codes({ sort: 'CODE_ASC', first: 2, after: first.edges[1]?.cursor })).toEqual(['C-OVER', 'D-USED']);
    expect(await codes({ sort: 'CODE_ASC', first: null, last: 1, before: first.edges[1]?.cursor })).toEqual(['A-LATER']);
    const wrong = await staff.who.gql(listing, { first: 2, sort: 'USED_ASC', after: first.edges[1]?.cursor });
    expect(wrong.errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('counts up to 1,000 filtered coupons, and marks the total as inexact beyond that', async () => {
    await db.prisma
      .$executeRaw`insert into "Coupon" ("code", "kind", "isEnabled") select 'NO-' || n, 'FREE_SHIPPING', n > 1 from generate_series(1, 1001) n`;
    const total = async (filter: object) =>
      (
        await staff.who.query<{ adminCoupons: object }>(
          'query ($filter: CouponFilter) { adminCoupons(first: 1, filter: $filter) { totalCount isTotalExact } }',
          { filter },
        )
      ).adminCoupons;
    expect(await total({})).toEqual({ totalCount: 1_000, isTotalExact: false });
    expect(await total({ state: 'ACTIVE' })).toEqual({ totalCount: 1_000, isTotalExact: true });
    expect(await total({ search: 'no-1000' })).toEqual({ totalCount: 1, isTotalExact: true });
    const unfiltered = () => total({});
    expect((await countStatements(db, unfiltered)).count).toBe((await countStatements(db, () => total({ state: 'DISABLED' }))).count);
  });

  it('takes a constant number of statements, as does the list of a coupon’s orders', async () => {
    const { id: couponId } = await makeCoupon(db);
    const use = async (status: 'PROCESSING' | 'CANCELLED') => {
      const coupons = { create: { couponId, code: 'TEN', discountMinor: 100, customer: 'ada@example.com' } };
      return (await db.prisma.order.create({ data: { ...plainOrder({ status }), coupons }, select: { number: true } })).number;
    };
    const numbers = [await use('PROCESSING'), await use('CANCELLED')];
    await db.prisma.order.create({ data: plainOrder() });
    const document = `{ orders(first: 20, filter: { couponId: ${couponId} }) { totalCount edges { node { number } } } }`;
    const orders = async () =>
      (await staff.who.query<{ orders: { totalCount: number; edges: { node: { number: number } }[] } }>(document)).orders;
    const found = await orders();
    expect([found.totalCount, found.edges.map(({ node }) => node.number)]).toEqual([2, numbers.toReversed()]);
    const before = [(await countStatements(db, list)).count, (await countStatements(db, orders)).count];
    await use('PROCESSING');
    await makeCoupon(db, { code: 'MORE' });
    expect([(await countStatements(db, list)).count, (await countStatements(db, orders)).count]).toEqual(before);
  });
});
