import { beforeEach, describe, expect, it } from 'vitest';
import { eraseLeftOrders } from '../../server/commerce/orders/erase.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { detailsFor, placed, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { makeStocked } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { act, makeAccount, signIn } from './accountDocuments.ts';

// Ownership of orders placed as a guest with an account's address, consistent across everything that shows orders.

let db: Db;
let product: number;

beforeEach(async () => {
  db = await freshDb();
  product = (await makeStocked(db, 10)).id;
});

/**
 * Places an order as a guest.
 * @returns the order number
 */
async function orderAsGuest(email: string): Promise<number> {
  const guest = await shopper(db, { [product]: 1 });
  return (await placed(guest, await detailsFor(guest, { email }))).number;
}

interface OrdersData {
  erasurePreview: { parts: { subject: string; count: number }[]; obstacles: string[] };
  viewer: { account: { orders: { edges: { node: { number: number } }[] } } };
}

const previewDocument =
  '{ erasurePreview { parts { subject count } obstacles } viewer { account { orders(first: 9) { edges { node { number } } } } } }';

/** Returns the account's orders from its list and its export, and their count from the erasure preview. */
async function ordersSeenBy(who: Visitor) {
  const { erasurePreview, viewer } = await who.query<OrdersData>(previewDocument);
  const { json = '' } = await act(who, 'exportMyData', {}, 'json');
  const { orders } = JSON.parse(json) as { orders: { number: number }[] };
  return {
    listed: viewer.account.orders.edges.map(({ node }) => node.number).toReversed(),
    exported: orders.map(({ number }) => number),
    counted: erasurePreview.parts.find(({ subject }) => subject === 'orders')?.count,
    left: erasurePreview.parts.find(({ subject }) => subject === 'guestOrders')?.count,
    obstacles: erasurePreview.obstacles.length,
  };
}

async function member(isVerified = true): Promise<Visitor> {
  await makeAccount(db, { isVerified });
  const ada = newVisitor(db);
  await signIn(ada);
  return ada;
}

const erase = (who: Visitor) => act(who, 'deleteMyAccount', { password: 'violet tractor meadow' });
const nothing = { listed: [], exported: [], counted: 0, left: 0, obstacles: 0 };

describe('[F142] guest orders', () => {
  it('with the confirmed address of an account belong to it immediately, consistently in list, export and erasure preview', async () => {
    const ada = await member();
    const number = await orderAsGuest('Ada@Example.com');
    await orderAsGuest('bob@example.com');
    expect(await ordersSeenBy(ada)).toEqual({ listed: [number], exported: [number], counted: 0, left: 1, obstacles: 0 });
  });

  it('placed earlier belong to the account once its owner signs in', async () => {
    const { number } = await db.prisma.order.create({ data: plainOrder({ email: 'Ada@example.com', status: 'ON_HOLD' }) });
    expect(await ordersSeenBy(await member())).toEqual({ listed: [number], exported: [number], counted: 0, left: 1, obstacles: 0 });
  });

  it('in progress don’t block erasure and are anonymized 30 days after completion', async () => {
    const ada = await member();
    await db.prisma.order.create({ data: plainOrder({ email: 'ada@example.com', status: 'COMPLETED', closedAt: testNow }) });
    const guest = await shopper(db, { [product]: 1 });
    const { number } = await placed(guest, await detailsFor(guest, { email: 'ada@example.com', paymentMethod: 'CASH_ON_DELIVERY' }));
    await db.prisma.order.create({ data: plainOrder({ email: 'ada@example.com', status: 'PROCESSING', paidMinor: 1_000 }) });
    await signIn(ada);
    expect(await ordersSeenBy(ada)).toMatchObject({ counted: 1, left: 2, obstacles: 0 });
    expect(await erase(ada)).toEqual({ __typename: 'DeleteMyAccountPayload' });
    const emails = async () => (await db.prisma.order.findMany({ orderBy: { id: 'asc' } })).map(({ email }) => email);
    expect(await emails()).toEqual(['', 'ada@example.com', 'ada@example.com']);
    expect(await guest.query('{ viewer { latestOrder { number } } }')).toEqual({ viewer: { latestOrder: { number } } });
    const day = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1_000);
    expect(await eraseLeftOrders(db, day(99))).toBe(0);
    await db.prisma.order.updateMany({ where: { number }, data: { status: 'COMPLETED', closedAt: testNow } });
    expect([await eraseLeftOrders(db, day(29)), await eraseLeftOrders(db, day(30)), await eraseLeftOrders(db, day(31))]).toEqual([0, 1, 0]);
    expect(await emails()).toEqual(['', '', 'ada@example.com']);
  });

  it('are distinguished from the account’s own orders in progress, which block erasure with instructions', async () => {
    const ada = await member();
    const { id: accountId } = await db.prisma.account.findFirstOrThrow();
    const obstacles = async () => (await ada.query<OrdersData>(previewDocument)).erasurePreview.obstacles;
    const own = (status: 'ON_HOLD' | 'PROCESSING') => db.prisma.order.create({ data: plainOrder({ accountId, status }) });
    await own('ON_HOLD');
    await own('PROCESSING');
    expect(await obstacles()).toEqual([
      'One of your orders is still in progress, and we need your address for it. Cancel it, or wait until it has been shipped.',
      'One of your orders is still in progress, and we need your address for it. You can no longer cancel it yourself. Wait until it has been shipped, or contact us.',
    ]);
    await own('ON_HOLD');
    await own('PROCESSING');
    expect(await obstacles()).toEqual([
      '2 of your orders are still in progress, and we need your address for them. Cancel them, or wait until they have been shipped.',
      '2 of your orders are still in progress, and we need your address for them. You can no longer cancel them yourself. Wait until they have been shipped, or contact us.',
    ]);
    expect(await erase(ada)).toMatchObject({ code: 'ERASURE_BLOCKED' });
  });

  it('are not shown to an account with an unconfirmed address', async () => {
    await db.prisma.order.create({ data: plainOrder({ email: 'ada@example.com', status: 'ON_HOLD' }) });
    const ada = await member(false);
    await orderAsGuest('ada@example.com');
    expect(await ordersSeenBy(ada)).toEqual(nothing);
    expect(await erase(ada)).toEqual({ __typename: 'DeleteMyAccountPayload' });
    expect(await db.prisma.order.count({ where: { email: 'ada@example.com' } })).toBe(2);
  });

  it('don’t include orders placed while signed in, whatever their address', async () => {
    await makeAccount(db, { email: 'bob@example.com' });
    await makeAccount(db);
    const ada = await shopper(db, { [product]: 1 });
    await signIn(ada);
    const { number } = await placed(ada, await detailsFor(ada, { email: 'bob@example.com' }));
    const bob = newVisitor(db);
    await signIn(bob, 'bob@example.com');
    expect([await ordersSeenBy(ada), await ordersSeenBy(bob)]).toEqual([
      { listed: [number], exported: [number], counted: 1, left: 0, obstacles: 1 },
      nothing,
    ]);
  });

  it('stay visible to the guest and reveal nothing about the account', async () => {
    await makeAccount(db);
    const guest = await shopper(db, { [product]: 1 });
    const { number } = await placed(guest, await detailsFor(guest));
    const query = '{ viewer { isSignedIn account { email } latestOrder { number } } }';
    expect(await guest.query(query)).toEqual({ viewer: { isSignedIn: false, account: null, latestOrder: { number } } });
  });
});
