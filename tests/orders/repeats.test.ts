import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repeatWindowMs } from '../../server/commerce/orders/earlierOrders.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart, cartOf } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct, makeStocked } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { details, detailsFor, place, placed, shopper, type OrderResult } from './checkoutDocuments.ts';

// Order requests sent more than once.

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});
afterEach(() => expectInvariants(db));

const orderCount = () => db.prisma.order.count();
const stockOf = async (id: number) => (await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock;
const codes = (results: OrderResult[]) => results.map(({ code }) => code ?? 'ORDERED').toSorted();
const numbers = (results: OrderResult[]) => new Set(results.flatMap(({ order }) => order?.number ?? []));

describe('[F44] repeating an order request', () => {
  it('returns the same order, and rejects other details with the same key', async () => {
    const { id } = await makeStocked(db, 9);
    const visitor = await shopper(db, { [id]: 1 });
    const input = details();
    const order = await placed(visitor, input);
    expect(await placed(visitor, input)).toEqual(order);
    expect(await place(visitor, { ...input, city: 'Bonn' })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await addToCart(visitor, { productId: globalId('Product', id) });
    expect(await placed(visitor, input)).toEqual(order);
    expect(await cartOf(visitor)).toMatchObject({ itemCount: 1 });
    expect([await orderCount(), await stockOf(id)]).toEqual([1, 8]);
  });

  it('is possible with the same key after a rejection', async () => {
    const { id } = await makeStocked(db, 1);
    const visitor = await shopper(db, { [id]: 1 });
    const input = details();
    await db.prisma.product.update({ where: { id }, data: { stock: 0 } });
    expect(await place(visitor, input)).toMatchObject({ code: 'OUT_OF_STOCK' });
    await db.prisma.product.update({ where: { id }, data: { stock: 1 } });
    expect((await place(visitor, input)).order).toBeDefined();
  });

  it('with the key of another visitor places a separate order', async () => {
    const { id } = await makeProduct(db);
    const input = details();
    const one = await placed(await shopper(db, { [id]: 1 }), input);
    const two = await placed(await shopper(db, { [id]: 1 }), input);
    expect(two.number).not.toBe(one.number);
  });

  it.each([
    ['with one key and the cart’s version', {}],
    ['with one key', { cartVersion: null }],
    ['with the cart’s version', { idempotencyKey: null }],
    ['with neither', { idempotencyKey: null, cartVersion: null }],
  ])('%s, ten times at once and twice later, places one order', async (_title, without) => {
    const { id } = await makeStocked(db, 30);
    const visitor = await shopper(db, { [id]: 2 });
    const input = details(without);
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => place(visitor, input)));
    visitor.at(new Date(testNow.getTime() + repeatWindowMs - 1));
    const results = [...atOnce, await place(visitor, input), await place(visitor, input)];
    expect(codes(results)).toEqual(Array<string>(12).fill('ORDERED'));
    expect(numbers(results).size).toBe(1);
    expect([await orderCount(), await stockOf(id)]).toEqual([1, 28]);
  });

  it('with a new key each, ten times at once, places one order', async () => {
    const { id } = await makeStocked(db, 30);
    const visitor = await shopper(db, { [id]: 2 });
    const input = details();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => place(visitor, { ...input, idempotencyKey: details().idempotencyKey })),
    );
    expect([codes(results), numbers(results).size]).toEqual([Array<string>(10).fill('ORDERED'), 1]);
    expect([await orderCount(), await stockOf(id)]).toEqual([1, 28]);
  });

  it('at the same time with different details places one order and reports the changed cart', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const results = await Promise.all([place(visitor, details({ city: 'Bonn' })), place(visitor, details({ city: 'Ulm' }))]);
    expect(codes(results)).toEqual(['CART_CHANGED', 'ORDERED']);
  });
});

describe('[F44] an order request without key and cart version', () => {
  const anonymous = () => details({ idempotencyKey: null, cartVersion: null });

  it('counts as a repeat for ten minutes', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const order = await placed(visitor, anonymous());
    visitor.at(new Date(testNow.getTime() + repeatWindowMs - 1));
    expect((await placed(visitor, anonymous())).number).toBe(order.number);
    expect(await place(visitor, { ...anonymous(), city: 'Bonn' })).toMatchObject({ code: 'EMPTY_CART' });
    visitor.at(new Date(testNow.getTime() + repeatWindowMs));
    expect(await place(visitor, anonymous())).toMatchObject({ code: 'EMPTY_CART' });
  });

  it('places a new order once the cart has items again', async () => {
    const { id } = await makeProduct(db);
    const visitor = await shopper(db, { [id]: 1 });
    const first = await placed(visitor, anonymous());
    await addToCart(visitor, { productId: globalId('Product', id) });
    expect((await placed(visitor, anonymous())).number).not.toBe(first.number);
    expect(await orderCount()).toBe(2);
  });

  it('doesn’t return a cancelled order', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    await placed(visitor, anonymous());
    await db.prisma.order.updateMany({ data: { status: 'CANCELLED' } });
    expect(await place(visitor, anonymous())).toMatchObject({ code: 'EMPTY_CART' });
  });
});

describe('[F44] while a payment is open', () => {
  const card = { paymentMethod: 'TEST_CARD', paymentToken: 'tok_action' };

  it('repeated requests lead to the same payment, with or without a key', async () => {
    const { id } = await makeStocked(db, 9);
    const visitor = await shopper(db, { [id]: 1 });
    const input = await detailsFor(visitor, card);
    const results = await Promise.all([place(visitor, input), place(visitor, input), place(visitor, { ...input, idempotencyKey: null })]);
    expect(codes(results)).toEqual(['ORDERED', 'ORDERED', 'ORDERED']);
    expect(new Set(results.map(({ nextAction }) => nextAction?.url)).size).toBe(1);
    expect(results[0]?.nextAction?.url).toBeTruthy();
    expect([await orderCount(), await db.prisma.testCharge.count(), await stockOf(id)]).toEqual([1, 1, 8]);
  });

  it('another order of the cart is rejected, even if the cart has changed', async () => {
    const { id } = await makeStocked(db, 9);
    const visitor = await shopper(db, { [id]: 1 });
    const { number } = await placed(visitor, await detailsFor(visitor, card));
    const refused = { code: 'PAYMENT_OPEN', order: { number, status: 'PENDING_PAYMENT' } };
    expect(await place(visitor, await detailsFor(visitor))).toMatchObject(refused);
    await addToCart(visitor, { productId: globalId('Product', id) });
    expect(await place(visitor, await detailsFor(visitor))).toMatchObject(refused);
    expect([await orderCount(), await stockOf(id)]).toEqual([1, 8]);
  });

  it('the cart names the open order, and doesn’t report its own items and coupons as unavailable', async () => {
    const { id } = await makeStocked(db, 1);
    const { id: other } = await makeStocked(db, 1);
    await db.prisma.coupon.create({ data: { code: 'ONE-USE', kind: 'FIXED', amountMinor: 100, usageLimit: 1 } });
    const visitor = await shopper(db, { [id]: 1 });
    await visitor.query(`mutation { applyCoupon(input: { code: "ONE-USE" }) { __typename } }`);
    const look = async () => {
      const document = `{ viewer { cart { warnings { code lineKey couponCode } openOrder { number } } } }`;
      return (await visitor.query<{ viewer: { cart: unknown } }>(document)).viewer.cart;
    };
    const { number } = await placed(visitor, await detailsFor(visitor, card));
    const open = { code: 'PAYMENT_OPEN', lineKey: null, couponCode: null };
    expect(await look()).toEqual({ warnings: [open], openOrder: { number } });

    // Products added to the cart since then are checked again.
    await addToCart(visitor, { productId: globalId('Product', other) });
    await db.prisma.product.update({ where: { id: other }, data: { stock: 0 } });
    const soldOut = expect.objectContaining({ code: 'LINE_NOT_AVAILABLE' }) as unknown;
    expect(await look()).toMatchObject({ warnings: expect.arrayContaining([open, soldOut]) as unknown, openOrder: { number } });

    await visitor.query(`mutation ($number: Int!) { cancelOrder(input: { number: $number }) { __typename } }`, { number });
    expect(await look()).toMatchObject({ warnings: [{ code: 'LINE_NOT_AVAILABLE' }], openOrder: null });
  });
});
