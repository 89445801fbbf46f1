import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { filledCartOf } from '../cart/cartDocuments.ts';
import { detailsFor, placed, shopper } from '../orders/checkoutDocuments.ts';
import { act as actOn, orderNow } from '../orders/orderDocuments.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { makeAccount, signIn, signOut } from './accountDocuments.ts';
import { openStaff } from './adminDriver.ts';

let db: Db;
let ada: Visitor;
let products: number[];

beforeEach(async () => {
  db = await freshDb();
  await makeAccount(db);
  products = [(await makeStocked(db, 10)).id, (await makeStocked(db, 10)).id];
});

/** Places an order with one item of each product as a signed-in customer. */
async function order(email = 'ada@example.com') {
  ada = await shopper(db, Object.fromEntries(products.map((id) => [id, 1])));
  await signIn(ada, email);
  return placed(ada, await detailsFor(ada));
}

interface OrderPage {
  totalCount: number;
  edges: { cursor: string; node: { number: number } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}
const pageOf = async (who: Visitor, args: string) =>
  (
    await who.query<{ viewer: { account: { orders: OrderPage } | null } }>(
      `{ viewer { account { orders(${args}) { totalCount edges { cursor node { number status lines { name } } } pageInfo { hasNextPage hasPreviousPage } } } } }`,
    )
  ).viewer.account?.orders;

const reorder = async (who: Visitor, orderId: string) =>
  (
    await who.query<{ result: { code?: string; added?: number; leftOut?: { name: string; message: string }[] } }>(
      'mutation ($id: ID!) { result: reorder(input: { orderId: $id }) { ... on UserError { code } ... on ReorderPayload { added leftOut { name message } } } }',
      { id: orderId },
    )
  ).result;

describe('[F142] orders of an account', () => {
  it('are paginated, newest first, on every device, and visible to nobody else', async () => {
    const numbers: number[] = [];
    for (let count = 0; count < 3; count += 1) numbers.unshift((await order()).number);
    const phone = newVisitor(db);
    await signIn(phone);
    const first = await pageOf(phone, 'first: 2');
    expect(first?.edges.map(({ node }) => node.number)).toEqual(numbers.slice(0, 2));
    expect([first?.totalCount, first?.pageInfo]).toEqual([3, { hasNextPage: true, hasPreviousPage: false }]);
    const next = await pageOf(phone, `first: 2, after: "${first?.edges[1]?.cursor}"`);
    expect([next?.edges.map(({ node }) => node.number), next?.pageInfo.hasNextPage]).toEqual([numbers.slice(2), false]);
    const back = await pageOf(phone, `last: 1, before: "${next?.edges[0]?.cursor}"`);
    expect(back?.edges.map(({ node }) => node.number)).toEqual([numbers[1]]);
    await makeAccount(db, { email: 'bob@example.com' });
    const bob = newVisitor(db);
    await signIn(bob, 'bob@example.com');
    expect((await pageOf(bob, 'first: 9'))?.totalCount).toBe(0);
    expect(await pageOf(newVisitor(db), 'first: 9')).toBeUndefined();
    await signOut(ada);
    expect(await pageOf(ada, 'first: 9')).toBeUndefined();
  });

  it('take the same number of statements however many there are', async () => {
    await order();
    const few = await countStatements(db, () => pageOf(ada, 'first: 20'));
    await order();
    await order();
    const many = await countStatements(db, () => pageOf(ada, 'first: 20'));
    expect(few.count).toBeLessThanOrEqual(5);
    expect(many.count).toBeLessThanOrEqual(few.count);
  });

  it('can be reordered, listing unavailable products', async () => {
    const { id } = await order();
    expect(await reorder(ada, id)).toEqual({ added: 2, leftOut: [] });
    expect((await filledCartOf(ada)).lines).toHaveLength(2);
    await db.prisma.product.delete({ where: { id: products[0] ?? 0 } });
    const again = await reorder(ada, id);
    expect(again).toMatchObject({ added: 1, leftOut: [{ message: expect.any(String) as string }] });
    expect((await filledCartOf(ada)).lines.map(({ quantity }) => quantity)).toEqual([2]);
    expect(await reorder(newVisitor(db), id)).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('[F137] staff actions on orders', () => {
  it('are recorded in the audit log once for each change', async () => {
    const { id, number } = await order();
    const { id: row } = await db.prisma.order.findUniqueOrThrow({ where: { number } });
    const { who, accountId } = await openStaff(db, 'STAFF', ['ORDERS']);
    await actOn(who, 'markOrderPaid', { orderId: id });
    await actOn(who, 'markOrderPaid', { orderId: id });
    await actOn(who, 'refundOrder', { orderId: id, amount: 100, idempotencyKey: 'refund-one' });
    await actOn(who, 'completeOrder', { orderId: id });
    const { id: second } = await order();
    await actOn(who, 'cancelOrder', { orderId: second });
    await actOn(ada, 'cancelOrder', { orderId: (await order()).id });
    const entries = await db.prisma.auditEntry.findMany({ where: { action: { startsWith: 'order.' } }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action, accountId: actor }) => [action, actor])).toEqual([
      ['order.markPaid', accountId],
      ['order.refund', accountId],
      ['order.complete', accountId],
      ['order.cancel', accountId],
    ]);
    expect(entries[0]).toMatchObject({ targetType: 'Order', targetIds: [row], network: '192.0.2.0/24' });
    expect((await orderNow(db, number)).status).toBe('COMPLETED');
  });
});
