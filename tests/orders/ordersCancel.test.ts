import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffRight } from '../../server/generated/prisma/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { settleCharge } from '../../server/extensions/payments-test-card/books.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { filledCartOf } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testPayments } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { detailsFor, placed, shopper } from './checkoutDocuments.ts';
import { act, administrator, cardShopper, kinds, mails, orderNow, orderOf, ordered, stockOf, sweep } from './orderDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const byTransfer = { paymentMethod: 'BANK_TRANSFER', paymentToken: null };
const inCash = { paymentMethod: 'CASH_ON_DELIVERY', paymentToken: null };

describe('[F44] cancelling an order', () => {
  it('returns stock and coupons once, even with concurrent requests', async () => {
    const { visitor, order, productId } = await ordered(db, byTransfer);
    const coupon = await db.prisma.coupon.create({ data: { code: 'TEN', kind: 'FIXED', amountMinor: 1_000, usageLimit: 5, usedCount: 1 } });
    const { id } = await db.prisma.order.findUniqueOrThrow({ where: { number: order.number } });
    await db.prisma.orderCoupon.create({
      data: { orderId: id, couponId: coupon.id, code: 'TEN', discountMinor: 0, customer: 'ada@example.com' },
    });
    const admin = await administrator(db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => act(index % 2 === 0 ? visitor : admin, 'cancelOrder', { orderId: order.id })),
    );
    expect(new Set(answers.map((answer) => orderOf(answer).status))).toEqual(new Set(['CANCELLED']));
    expect(await stockOf(db, productId)).toEqual({ stock: 10, totalSales: 0 });
    expect((await db.prisma.coupon.findUniqueOrThrow({ where: { id: coupon.id } })).usedCount).toBe(0);
    expect(kinds(await orderNow(db, order.number))).toEqual(['placed', 'cancelled']);
    expect(await mails(db)).toEqual(['placed', 'cancelled']);
    await expectInvariants(db);
  });

  it('returns a variation’s item to the stock shared with its product, and makes it available again', async () => {
    const made = await makeVariable(db, { facts: { managesStock: true, stock: 1 } });
    const visitor = await shopper(db, { [variationId(made, 'blue')]: 1 });
    const order = await placed(visitor, await detailsFor(visitor));
    const shown = () =>
      db.prisma.product.findUniqueOrThrow({ where: { id: made.product.id }, select: { stock: true, totalSales: true, isAvailable: true } });
    expect(await shown()).toEqual({ stock: 0, totalSales: 1, isAvailable: false });
    const revision = (await sharedRevision(db)).current();
    orderOf(await act(visitor, 'cancelOrder', { orderId: order.id }));
    expect(await shown()).toEqual({ stock: 1, totalSales: 0, isAvailable: true });
    expect((await sharedRevision(db)).current()).toBeGreaterThan(revision);
  });

  it('works after its product was deleted', async () => {
    const { visitor, order, productId } = await ordered(db, byTransfer);
    await db.prisma.product.delete({ where: { id: productId } });
    expect(orderOf(await act(visitor, 'cancelOrder', { orderId: order.id }))).toMatchObject({ status: 'CANCELLED' });
  });

  it('is allowed with the order’s link, and not found for strangers', async () => {
    const { order } = await ordered(db, byTransfer);
    const key = new URL(order.url, 'https://shop.example').searchParams.get('key');
    const stranger = newVisitor(db);
    const refused = await act(stranger, 'cancelOrder', { orderId: order.id });
    expect(refused).toMatchObject({ code: 'NOT_FOUND' });
    for (const input of [{ number: order.number }, { number: order.number, key: 'a'.repeat(32) }, {}]) {
      expect(await act(stranger, 'cancelOrder', input)).toEqual(refused);
    }
    const another = await act(stranger, 'cancelOrder', { orderId: globalId('Product', 1) });
    expect(another).toMatchObject({ code: 'INVALID_INPUT' });
    expect(orderOf(await act(stranger, 'cancelOrder', { number: order.number, key })).status).toBe('CANCELLED');
  });

  it('is closed to shoppers once the order is processing, and to everyone once it is paid', async () => {
    const paid = await ordered(db);
    const admin = await administrator(db);
    expect(paid.order.canBeCancelled).toBe(false);
    expect(await act(paid.visitor, 'cancelOrder', { orderId: paid.order.id })).toMatchObject({ code: 'ORDER_STATE', status: 'PROCESSING' });
    expect(await act(admin, 'cancelOrder', { orderId: paid.order.id })).toMatchObject({
      message: expect.stringContaining('Refund the order instead.'),
    });
    const unpaid = await ordered(db, inCash);
    expect(unpaid.order).toMatchObject({ status: 'PROCESSING', canBeCancelled: false });
    expect(await act(unpaid.visitor, 'cancelOrder', { orderId: unpaid.order.id })).toMatchObject({ code: 'ORDER_STATE' });
    expect(orderOf(await act(admin, 'cancelOrder', { orderId: unpaid.order.id, reason: 'Nobody at home.' }))).toMatchObject({
      events: [{}, { text: 'The shop cancelled the order. Nobody at home.' }],
    });
    await expectInvariants(db);
  });

  it('ends an open payment without a charge, and the cart can be ordered again', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_action');
    const { id, number } = orderOf(await act(visitor, 'placeOrder', input));
    const { version } = await filledCartOf(visitor);
    const answer = await act(visitor, 'cancelOrder', { orderId: id });
    expect(answer).toMatchObject({
      order: { status: 'CANCELLED', paymentState: 'DECLINED' },
      viewer: { cart: { version: version + 1, itemCount: 3 } },
    });
    const [charge] = await db.prisma.testCharge.findMany();
    await settleCharge(db, charge?.key ?? '', true);
    expect(await db.prisma.testCharge.findFirst()).toMatchObject({ state: 'DECLINED' });
    expect(await sweep(db, 30)).toMatchObject({ payments: 0 });
    expect(await stockOf(db, productId)).toEqual({ stock: 10, totalSales: 0 });
    expect(await orderNow(db, number)).toMatchObject({ paid: { amount: 0 } });
    expect(orderOf(await act(visitor, 'placeOrder', await detailsFor(visitor))).status).toBe('ON_HOLD');
    await expectInvariants(db);
  });

  it('is rejected if the bank has already charged the payment', async () => {
    const { visitor, input } = await cardShopper(db, 'tok_timeout', testPayments(db, 500));
    const { id } = orderOf(await act(visitor, 'placeOrder', input));
    expect(await act(visitor, 'cancelOrder', { orderId: id })).toMatchObject({ code: 'ORDER_STATE', status: 'PROCESSING' });
    await expectInvariants(db);
  });

  it('during its payment ends in either a paid order or a cancelled and refunded one', async () => {
    const { visitor, input, productId } = await cardShopper(db, 'tok_action');
    const { id, number } = orderOf(await act(visitor, 'placeOrder', input));
    const [charge] = await db.prisma.testCharge.findMany();
    await settleCharge(db, charge?.key ?? '', true);
    await Promise.all([
      act(visitor, 'cancelOrder', { orderId: id }),
      sweep(db, 2),
      act(visitor, 'cancelOrder', { orderId: id }),
      sweep(db, 3),
    ]);
    const { status, paid, refunded } = await orderNow(db, number);
    expect([
      ['PROCESSING', 6_000, 0, 7],
      ['CANCELLED', 6_000, 6_000, 10],
    ]).toContainEqual([status, paid.amount, refunded.amount, (await stockOf(db, productId)).stock]);
    await expectInvariants(db);
  });

  it('makes a sold-out product available again', async () => {
    const { id } = await makeStocked(db, 3);
    const visitor = await shopper(db, { [id]: 3 });
    const order = await placed(visitor, await detailsFor(visitor));
    orderOf(await act(visitor, 'cancelOrder', { orderId: order.id }));
    expect(await db.prisma.product.findUniqueOrThrow({ where: { id }, select: { stock: true, isAvailable: true } })).toEqual({
      stock: 3,
      isAvailable: true,
    });
  });
});

describe('[F44] marking an order as paid or completed', () => {
  it('sets each state once for a bank transfer, and sends one email for each', async () => {
    const { order } = await ordered(db, byTransfer);
    const admin = await administrator(db);
    expect(await act(admin, 'completeOrder', { orderId: order.id })).toMatchObject({ code: 'ORDER_STATE', status: 'ON_HOLD' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(admin, 'markOrderPaid', { orderId: order.id })));
    expect(answers.map((answer) => orderOf(answer).status)).toEqual(Array.from({ length: 5 }, () => 'PROCESSING'));
    await act(admin, 'completeOrder', { orderId: order.id });
    const done = orderOf(await act(admin, 'completeOrder', { orderId: order.id }));
    expect(done).toMatchObject({ status: 'COMPLETED', paid: { amount: 6_000 }, paymentState: null });
    expect(kinds(done)).toEqual(['placed', 'paid', 'completed']);
    expect(await mails(db)).toEqual(['placed', 'paid', 'completed']);
    expect(await act(admin, 'cancelOrder', { orderId: order.id })).toMatchObject({ code: 'ORDER_STATE', status: 'COMPLETED' });
    await expectInvariants(db);
  });

  it('works in the opposite order for cash on delivery', async () => {
    const { order } = await ordered(db, inCash);
    const admin = await administrator(db);
    orderOf(await act(admin, 'completeOrder', { orderId: order.id }));
    expect(orderOf(await act(admin, 'markOrderPaid', { orderId: order.id }))).toMatchObject({
      status: 'COMPLETED',
      paid: { amount: 6_000 },
    });
    await expectInvariants(db);
  });

  it('is rejected for cancelled orders, online payments and unknown orders', async () => {
    const admin = await administrator(db);
    const { visitor, order } = await ordered(db, byTransfer);
    orderOf(await act(visitor, 'cancelOrder', { orderId: order.id }));
    expect(await act(admin, 'markOrderPaid', { orderId: order.id })).toMatchObject({ code: 'ORDER_STATE', status: 'CANCELLED' });
    const { visitor: other, input } = await cardShopper(db, 'tok_action');
    const open = orderOf(await act(other, 'placeOrder', input));
    expect(await act(admin, 'markOrderPaid', { orderId: open.id })).toMatchObject({ code: 'ORDER_STATE', status: 'PENDING_PAYMENT' });
    expect(await act(admin, 'markOrderPaid', { orderId: globalId('Order', 99_999) })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is restricted to staff with the permission ORDERS', async () => {
    const { visitor, order } = await ordered(db, byTransfer);
    const others: StaffRight[] = ['CATALOGUE', 'DEALS', 'SUBSCRIBERS', 'CONTENT', 'SETTINGS', 'REPORTS'];
    const strangers = { owner: visitor, guest: newVisitor(db), staff: (await openStaff(db, 'STAFF', others)).who };
    for (const [name, who] of Object.entries(strangers)) {
      for (const action of ['markOrderPaid', 'completeOrder'] as const)
        expect(await act(who, action, { orderId: order.id }), name).toMatchObject({ code: 'FORBIDDEN' });
      const { errors } = await who.gql('query ($number: Int!) { orderByNumber(number: $number) { number } }', { number: order.number });
      expect(errors, name).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
      const refund = { orderId: order.id, amount: 1, idempotencyKey: 'key-of-a-thief' };
      expect(await act(who, 'refundOrder', refund), name).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await act(strangers.staff, 'cancelOrder', { orderId: order.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'ON_HOLD', paid: { amount: 0 } });
    const { who: desk } = await openStaff(db, 'STAFF', ['ORDERS']);
    expect(orderOf(await act(desk, 'markOrderPaid', { orderId: order.id })).status).toBe('PROCESSING');
  });
});
