import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { sweepPayments } from '../../server/commerce/orders/sweeper.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Payments } from '../../server/commerce/payments/payments.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import { globalId, makeStocked } from '../support/products.ts';
import { newVisitor, sharedRevision, testNow, testPayments, type Visitor } from '../support/shopDriver.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { detailsFor } from './checkoutDocuments.ts';

// What happens to orders after they were placed, as clients ask for it.

const fields = `id number status url paymentState nextAction { url } paid { amount } paidAt refunded { amount } refundable { amount }
  canBeCancelled total { amount } lines { id quantity refundedQuantity } events { at kind text } isPartiallyRefunded
  refundedTaxes { label amount { amount } } refunds { amount { amount } taxes { label amount { amount } } state reason restocks lines { quantity line { id } } }`;

export interface OrderNow {
  id: string;
  number: number;
  status: string;
  url: string;
  paymentState: string | null;
  nextAction: { url: string } | null;
  paid: { amount: number };
  refunded: { amount: number };
  refundable: { amount: number };
  canBeCancelled: boolean;
  total: { amount: number };
  isPartiallyRefunded: boolean;
  refundedTaxes: { label: string; amount: { amount: number } }[];
  lines: { id: string; quantity: number; refundedQuantity: number }[];
  events: { kind: string; text: string }[];
  refunds: { amount: { amount: number }; state: string; lines: { quantity: number }[] }[];
}

export interface OrderAnswer {
  __typename: string;
  code?: string;
  message?: string;
  status?: string;
  refundable?: { amount: number };
  retryAfterSeconds?: number;
  order?: OrderNow;
  refund?: { state: string; amount: { amount: number } };
  nextAction?: { url: string } | null;
  viewer?: { cart: { version: number; itemCount: number } | null };
}

type Action = 'cancelOrder' | 'markOrderPaid' | 'completeOrder' | 'refundOrder' | 'findOrder' | 'placeOrder';

const inputs: Record<Action, string> = {
  cancelOrder: 'CancelOrderInput',
  markOrderPaid: 'OrderIdInput',
  completeOrder: 'OrderIdInput',
  refundOrder: 'RefundOrderInput',
  findOrder: 'FindOrderInput',
  placeOrder: 'PlaceOrderInput',
};

const more: Partial<Record<Action, string>> = {
  cancelOrder: '... on OrderStateError { status } ... on CancelOrderPayload { viewer { cart { version itemCount } } }',
  markOrderPaid: '... on OrderStateError { status }',
  completeOrder: '... on OrderStateError { status }',
  refundOrder: '... on RefundTooHighError { refundable { amount } } ... on RefundOrderPayload { refund { state amount { amount } } }',
  findOrder: '... on ThrottledError { retryAfterSeconds }',
  placeOrder: '... on PlaceOrderPayload { nextAction { url } viewer { cart { version itemCount } } }',
};

/** Sends a mutation about an order. */
export async function act(visitor: Visitor, action: Action, input: object): Promise<OrderAnswer> {
  const payload = `${action[0]?.toUpperCase()}${action.slice(1)}Payload`;
  const document = `mutation ($input: ${inputs[action]}!) { result: ${action}(input: $input) { __typename
    ... on UserError { code message } ... on ${payload} { order { ${fields} } } ${more[action] ?? ''} } }`;
  return (await visitor.ask<{ result: OrderAnswer }>(document, { input })).result;
}

/** Somebody with the administrator's rights. */
export async function administrator(db: Db, payments?: Payments): Promise<Visitor> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const email = `${token.slice(0, 8).toLowerCase()}@shop.example`;
  await db.prisma.visitor.create({ data: { tokenHash, account: { create: { email, role: 'ADMINISTRATOR' } } } });
  return newVisitor(db, { token, payments });
}

export interface CardShopper {
  visitor: Visitor;
  productId: number;
  /** The request, which can be sent again. */
  input: object;
}

/** Somebody with three pieces of something at 20.00 (ten in stock) in the cart, who is about to order with a card. */
export async function cardShopper(db: Db, paymentToken: string, payments?: Payments, more: object = {}): Promise<CardShopper> {
  const { id: productId } = await makeStocked(db, 10, { regularPriceMinor: 2_000 });
  const visitor = newVisitor(db, { payments });
  await addToCart(visitor, { productId: globalId('Product', productId), quantity: 3 });
  return { visitor, productId, input: await detailsFor(visitor, { paymentMethod: 'TEST_CARD', paymentToken, ...more }) };
}

/** An order of three pieces at 20.00, 60.00 in all, as its shopper has placed it. */
export async function ordered(db: Db, request: object = {}) {
  const { visitor, productId, input } = await cardShopper(db, 'tok_success', undefined, request);
  const { order, message } = await act(visitor, 'placeOrder', input);
  if (!order) throw new Error(`Not ordered: ${message}`);
  return { visitor, productId, order };
}

/** Sweeps as a server does so many minutes after the tests' instant. */
export async function sweep(db: Db, minutes: number, payments = testPayments(db)) {
  const faults: unknown[] = [];
  const now = new Date(testNow.getTime() + minutes * 60_000);
  const shop = { db, now, effects: noEffects, catalog: await sharedRevision(db), payments };
  return { ...(await sweepPayments(shop, (fault) => faults.push(fault))), faults };
}

/** An order by its number, as an administrator sees it. */
export async function orderNow(db: Db, number: number): Promise<OrderNow> {
  const document = `query ($number: Int!) { order: orderByNumber(number: $number) { ${fields} } }`;
  const { order } = await (await administrator(db)).ask<{ order: OrderNow | null }>(document, { number });
  if (!order) throw new Error(`There is no order ${number}`);
  return order;
}

/** What the product has left and how often it counts as sold. */
export async function stockOf(db: Db, id: number) {
  const { stock, totalSales } = await db.prisma.product.findUniqueOrThrow({ where: { id }, select: { stock: true, totalSales: true } });
  return { stock, totalSales };
}

/** The kinds of what happened to an order, in order. */
export const kinds = ({ events }: OrderNow) => events.map(({ kind }) => kind);

/** Mails that were asked for, in order. */
export async function mails(db: Db): Promise<string[]> {
  const rows = await db.prisma.outbox.findMany({ orderBy: { id: 'asc' }, select: { payload: true } });
  return rows.map(({ payload }) => (payload as { kind: string }).kind);
}

/** The answer's order. */
export function orderOf(answer: OrderAnswer): OrderNow {
  expect(answer.message).toBeUndefined();
  if (!answer.order) throw new Error(`No order but ${answer.__typename}`);
  return answer.order;
}
