import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { makeAccount, signIn } from './accountDocuments.ts';
import { openStaff, type Staff } from './adminDriver.ts';

// The customer list as seen by staff, and the actions of administrators.

let db: Db;
let clerk: Staff;
let boss: Staff;

beforeEach(async () => {
  db = await freshDb();
  clerk = await openStaff(db, 'STAFF', ['ORDERS']);
  boss = await openStaff(db, 'ADMINISTRATOR', [], { address: '192.0.2.7' });
});

interface Customer {
  databaseId: number;
  email: string;
  lockedAt: string | null;
  orderCount: number;
  spent: { amount: number };
  sessionCount: number;
  newsletter: string | null;
  erasure: { obstacles: string[]; parts: { subject: string; count: number }[] } | null;
}

interface Page {
  totalCount: number;
  isTotalExact: boolean;
  edges: { cursor: string; node: Customer }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}

const listing = `query ($filter: CustomerFilter, $sort: CustomerSort, $first: Int, $after: String, $last: Int, $before: String) {
  customers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    totalCount isTotalExact edges { cursor node { databaseId email orderCount spent { amount } } } pageInfo { hasNextPage hasPreviousPage } } }`;
const list = async (variables: object = {}) => (await clerk.who.query<{ customers: Page }>(listing, { first: 20, ...variables })).customers;
const emails = async (variables: object = {}) => (await list(variables)).edges.map(({ node }) => node.email.split('@')[0]);
const found = (filter: object) => emails({ filter });

const one = `query ($id: ID!) { customer(id: $id) { databaseId email lockedAt orderCount spent { amount } sessionCount newsletter
  erasure { obstacles parts { subject count } } } }`;
const read = async (id: number, who: Visitor) => (await who.query<{ customer: Customer | null }>(one, { id })).customer;

interface Answer {
  __typename: string;
  code?: string;
  message?: string;
}
async function act(name: string, input: object, who = boss.who): Promise<Answer> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on UserError { code message } } }`;
  return (await who.query<{ result: Answer }>(document, { input })).result;
}
const acts = async () =>
  (await db.prisma.auditEntry.findMany({ where: { accountId: boss.accountId, targetType: 'Account' }, orderBy: { id: 'asc' } })).map(
    ({ action, targetIds }) => [action, targetIds],
  );
const make = (name: string, facts: object = {}) => makeAccount(db, { email: `${name}@example.com`, ...facts });

describe('the customer list', () => {
  it('is paginated in both directions by id and address, without staff', async () => {
    for (const name of ['bea', 'cyd', 'ada']) await make(name);
    expect(await emails()).toEqual(['ada', 'cyd', 'bea']);
    expect(await emails({ sort: 'OLDEST' })).toEqual(['bea', 'cyd', 'ada']);
    const first = await list({ sort: 'EMAIL_ASC', first: 2 });
    expect([first.totalCount, first.isTotalExact, first.pageInfo]).toEqual([3, true, { hasNextPage: true, hasPreviousPage: false }]);
    const after = first.edges[1]?.cursor;
    expect(await emails({ sort: 'EMAIL_ASC', first: 2, after })).toEqual(['cyd']);
    expect(await emails({ sort: 'EMAIL_ASC', first: null, last: 1, before: after })).toEqual(['ada']);
    expect(await emails({ sort: 'EMAIL_DESC', first: 2 })).toEqual(['cyd', 'bea']);
  });

  it('is searched by address and name, and filtered by state, orders and date', async () => {
    const ada = await make('ada');
    const bea = await make('bea');
    await db.prisma.account.update({ where: { id: ada }, data: { name: 'Zoë Müller', createdAt: new Date('2026-01-01T00:00:00Z') } });
    await db.prisma.account.update({ where: { id: bea }, data: { emailVerifiedAt: null, lockedAt: testNow } });
    await db.prisma.order.create({ data: plainOrder({ accountId: ada }) });
    expect(await found({ search: 'zoe mul' })).toEqual(['ada']);
    expect(await found({ search: 'be' })).toEqual(['bea']);
    expect(await found({ search: 'BEA@ex' })).toEqual(['bea']);
    expect(await found({ search: '@example' })).toEqual(['bea', 'ada']);
    expect(await found({ search: '%_%' })).toEqual([]);
    expect(await found({ isVerified: true })).toEqual(['ada']);
    expect(await found({ isVerified: false })).toEqual(['bea']);
    expect(await found({ isLocked: true })).toEqual(['bea']);
    expect(await found({ hasOrders: true })).toEqual(['ada']);
    expect(await found({ hasOrders: false })).toEqual(['bea']);
    expect(await found({ registeredBefore: '2026-01-02T00:00:00Z' })).toEqual(['ada']);
    expect(await found({ registeredFrom: '2026-01-02T00:00:00Z' })).toEqual(['bea']);
  });

  it('sums amounts larger than an Int', async () => {
    const ada = await make('ada');
    const sums = { accountId: ada, subtotalMinor: 2_000_000_001, totalMinor: 2_000_000_001, paidMinor: 2_000_000_001 };
    for (const _order of [1, 2]) await db.prisma.order.create({ data: plainOrder({ ...sums, status: 'COMPLETED' }) });
    expect((await list()).edges.map(({ node }) => node.spent.amount)).toEqual([4_000_000_002]);
  });

  it('sums valid orders, in as many statements for many customers as for one', async () => {
    const ada = await make('ada');
    const order = (facts: object) => db.prisma.order.create({ data: plainOrder({ accountId: ada, ...facts }) });
    const sums = { subtotalMinor: 2_000, totalMinor: 2_000 };
    await order({ ...sums, status: 'COMPLETED', paidMinor: 2_000, refundedMinor: 500 });
    await order({ ...sums, status: 'PROCESSING' });
    await order({ ...sums, status: 'CANCELLED' });
    const few = await countStatements(db, list);
    expect((await list()).edges.map(({ node }) => [node.orderCount, node.spent.amount])).toEqual([[2, 1_500]]);
    expect(
      (await clerk.who.query<{ orders: Page }>(`{ orders(first: 9, filter: { customerId: ${ada} }) { totalCount } }`)).orders.totalCount,
    ).toBe(3);
    for (const name of ['bea', 'cyd', 'dee']) await make(name);
    expect((await countStatements(db, list)).count).toBeLessThanOrEqual(few.count);
  });

  it('sums orders using an index only', async () => {
    const client = await db.pool.connect();
    try {
      // Small tables are scanned sequentially, whatever their indexes are, so other scans are disabled.
      await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT count(*) FILTER (WHERE "status" NOT IN ('CANCELLED', 'FAILED')), sum("paidMinor" - "refundedMinor") FROM "Order" WHERE "accountId" = 7`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using "Order_account_sums_idx"');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

describe('a customer', () => {
  it('is visible to staff, the erasure preview to administrators, the newsletter state with permission only', async () => {
    const id = await make('ada');
    await signIn(newVisitor(db));
    const seen = await read(id, clerk.who);
    expect(seen).toMatchObject({ email: 'ada@example.com', sessionCount: 1, newsletter: null, erasure: null });
    await db.prisma.order.create({ data: plainOrder({ accountId: id, status: 'PROCESSING' }) });
    const erasure = (await read(id, boss.who))?.erasure;
    expect(erasure?.obstacles).toEqual([expect.stringContaining('still in progress')]);
    expect(erasure?.parts.find(({ subject }) => subject === 'sessions')?.count).toBe(1);
    expect(await read(boss.accountId, boss.who)).toBeNull();
  });

  it('can be locked, which ends sessions and rejects sign-in until unlocked', async () => {
    const id = await make('ada');
    const shopper = newVisitor(db);
    await signIn(shopper);
    expect((await act('lockCustomer', { id, isLocked: true })).code).toBeUndefined();
    await act('lockCustomer', { id, isLocked: true });
    expect(await shopper.query('{ viewer { isSignedIn } }')).toEqual({ viewer: { isSignedIn: false } });
    expect(await signIn(newVisitor(db))).toMatchObject({
      code: 'WRONG_CREDENTIALS',
      message: 'This account is locked. Contact us for help.',
    });
    const wrong = await signIn(newVisitor(db, { address: '192.0.2.9' }), 'ada@example.com', 'another password');
    expect(wrong.message).toBe('Incorrect email address or password.');
    await act('lockCustomer', { id, isLocked: false });
    expect((await signIn(newVisitor(db))).code).toBeUndefined();
    expect(await acts()).toEqual([
      ['customer.lock', [id]],
      ['customer.unlock', [id]],
    ]);
  });

  it('can be sent a password reset email five times an hour', async () => {
    const id = await make('ada');
    for (let sent = 0; sent < 5; sent += 1) expect((await act('sendCustomerPasswordReset', { id })).code).toBeUndefined();
    expect((await act('sendCustomerPasswordReset', { id })).code).toBe('THROTTLED');
    expect(await db.prisma.accountRequest.count({ where: { email: 'ada@example.com', kind: 'RESET_PASSWORD' } })).toBe(5);
    expect(await acts()).toHaveLength(5);
  });

  it('can be erased once they have no open orders, unlike staff', async () => {
    const id = await make('ada');
    const { id: orderId } = await db.prisma.order.create({ data: plainOrder({ accountId: id, status: 'PROCESSING' }) });
    expect(await act('deleteCustomer', { id })).toMatchObject({ code: 'ERASURE_BLOCKED' });
    await db.prisma.order.update({ where: { id: orderId }, data: { status: 'COMPLETED' } });
    expect((await act('deleteCustomer', { id })).code).toBeUndefined();
    expect(await db.prisma.account.findUnique({ where: { id } })).toBeNull();
    expect(await db.prisma.order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({ email: '', lastName: '', accountId: null });
    expect(await acts()).toEqual([['account.erase', [id]]]);
    for (const name of ['deleteCustomer', 'sendCustomerPasswordReset'])
      expect((await act(name, { id: clerk.accountId })).code).toBe('NOT_FOUND');
    expect((await act('deleteCustomer', { id })).code).toBe('NOT_FOUND');
  });
});
