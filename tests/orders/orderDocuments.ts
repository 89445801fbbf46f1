import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { sweepPayments } from '../../server/commerce/orders/sweeper.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Payments } from '../../server/commerce/payments/payments.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import { globalId, makeStocked } from '../support/products.ts';
import { newVisitor, testNow, testPayments, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { detailsFor } from './checkoutDocuments.ts';

// Operations on placed orders, as sent by clients.

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

type Action = 'cancelOrder' | 'captureOrderPayment' | 'markOrderPaid' | 'completeOrder' | 'refundOrder' | 'findOrder' | 'placeOrder';

const inputs: Record<Action, string> = {
  cancelOrder: 'CancelOrderInput',
  markOrderPaid: 'OrderIdInput',
  captureOrderPayment: 'OrderIdInput',
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

/** Runs a mutation on an order. */
export async function act(visitor: Visitor, action: Action, input: object): Promise<OrderAnswer> {
  const payload = `${action[0]?.toUpperCase()}${action.slice(1)}Payload`;
  const document = `mutation ($input: ${inputs[action]}!) { result: ${action}(input: $input) { __typename
    ... on UserError { code message } ... on ${payload} { order { ${fields} } } ${more[action] ?? ''} } }`;
  return (await visitor.query<{ result: OrderAnswer }>(document, { input })).result;
}

/** Creates an administrator. */
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
  /** The placeOrder input, which can be sent again. */
  input: object;
}

/** Creates a visitor with three items at 20.00 (ten in stock) in the cart, about to order with a card. */
export async function cardShopper(db: Db, paymentToken: string, payments?: Payments, more: object = {}): Promise<CardShopper> {
  const { id: productId } = await makeStocked(db, 10, { regularPriceMinor: 2_000 });
  const visitor = newVisitor(db, { payments });
  await addToCart(visitor, { productId: globalId('Product', productId), quantity: 3 });
  return { visitor, productId, input: await detailsFor(visitor, { paymentMethod: 'TEST_CARD', paymentToken, ...more }) };
}

/** Places an order of three items at 20.00, 60.00 in total. */
export async function ordered(db: Db, request: object = {}) {
  const { visitor, productId, input } = await cardShopper(db, 'tok_success', undefined, request);
  const { order, message } = await act(visitor, 'placeOrder', input);
  if (!order) throw new Error(`Not ordered: ${message}`);
  return { visitor, productId, order };
}

/** Runs the server's payment sweep `minutes` after the tests' current time. */
export async function sweep(db: Db, minutes: number, payments = testPayments(db)) {
  const faults: unknown[] = [];
  const now = new Date(testNow.getTime() + minutes * 60_000);
  const shop = { db, now, effects: noEffects, catalog: await sharedRevision(db), payments };
  return { ...(await sweepPayments(shop, (fault) => faults.push(fault))), faults };
}

/** Returns an order by its number, as seen by an administrator. */
export async function orderNow(db: Db, number: number): Promise<OrderNow> {
  const document = `query ($number: Int!) { order: orderByNumber(number: $number) { ${fields} } }`;
  const { order } = await (await administrator(db)).query<{ order: OrderNow | null }>(document, { number });
  if (!order) throw new Error(`There is no order ${number}`);
  return order;
}

/** Returns the product's remaining stock and its number of sales. */
export async function stockOf(db: Db, id: number) {
  const { stock, totalSales } = await db.prisma.product.findUniqueOrThrow({ where: { id }, select: { stock: true, totalSales: true } });
  return { stock, totalSales };
}

/** Returns the kinds of an order's events, in order. */
export const kinds = ({ events }: OrderNow) => events.map(({ kind }) => kind);

/** Returns the queued emails, in order. */
export async function mails(db: Db): Promise<string[]> {
  const rows = await db.prisma.outbox.findMany({ orderBy: { id: 'asc' }, select: { payload: true } });
  return rows.map(({ payload }) => (payload as { kind: string }).kind);
}

/** Returns the response's order, and expects success. */
export function orderOf(answer: OrderAnswer): OrderNow {
  expect(answer.message).toBeUndefined();
  if (!answer.order) throw new Error(`No order but ${answer.__typename}`);
  return answer.order;
}
