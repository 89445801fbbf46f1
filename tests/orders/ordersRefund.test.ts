import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import type { OnlinePaymentProvider } from '../../server/commerce/payments/payments.ts';
import { refusedRefundMinor } from '../../server/extensions/payments-test-card/books.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId } from '../support/products.ts';
import { testBank, testPayments, type Visitor } from '../support/shopDriver.ts';
import { act, administrator, kinds, mails, orderNow, orderOf, ordered, stockOf, sweep } from './orderDocuments.ts';

let db: Db;
let admin: Visitor;
beforeEach(async () => {
  db = await freshDb();
  admin = await administrator(db);
});

let keys = 0;
const freshKey = () => `refund-${(keys += 1)}-of-the-test`;
const refund = (orderId: string, input: object, visitor = admin) =>
  act(visitor, 'refundOrder', { orderId, idempotencyKey: freshKey(), ...input });
const charged = async () => (await db.prisma.testCharge.findFirstOrThrow()).refundedMinor;

const providerWith = (changes: Partial<OnlinePaymentProvider>) => testPayments(db, 500, changes);

describe('[F44] refunding an order', () => {
  it('in two parts marks it as refunded', async () => {
    const { order } = await ordered(db);
    expect(await refund(order.id, { amount: 1_500, reason: 'A scratch.' })).toMatchObject({
      refund: { state: 'SUCCEEDED', amount: { amount: 1_500 } },
      order: { status: 'PROCESSING', refunded: { amount: 1_500 }, refundable: { amount: 4_500 } },
    });
    const done = orderOf(await refund(order.id, { amount: 4_500 }));
    expect(done).toMatchObject({ status: 'REFUNDED', refunded: { amount: 6_000 } });
    expect(kinds(done)).toEqual(['placed', 'paid', 'refunded', 'refunded']);
    expect(done.events[2]).toMatchObject({ text: '€15.00 was refunded. A scratch.' });
    expect(await mails(db)).toEqual(['paid', 'refunded', 'refunded']);
    expect(await charged()).toBe(6_000);
    await expectInvariants(db);
  });

  it('never exceeds the paid amount, even with concurrent requests', async () => {
    const { order } = await ordered(db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(order.id, { amount: 700 })));
    expect(answers.filter((answer) => answer.refund)).toHaveLength(8);
    expect(answers.find((answer) => answer.code)).toMatchObject({
      code: 'REFUND_TOO_HIGH',
      message: 'At most €4.00 can still be refunded.',
    });
    expect(await orderNow(db, order.number)).toMatchObject({ refunded: { amount: 5_600 }, status: 'PROCESSING' });
    expect(await charged()).toBe(5_600);
    await expectInvariants(db);
  });

  it('rejects the largest integer as too high', async () => {
    const { order } = await ordered(db);
    await refund(order.id, { amount: 700 });
    expect(await refund(order.id, { amount: 2_147_483_647 })).toMatchObject({ code: 'REFUND_TOO_HIGH' });
  });

  it('happens once per key, and rejects the key with other values', async () => {
    const { order } = await ordered(db);
    const input = { amount: 1_000, idempotencyKey: freshKey() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order.id, input)));
    expect(new Set(answers.map((answer) => answer.refund?.amount.amount))).toEqual(new Set([1_000]));
    expect(await db.prisma.refund.count()).toBe(1);
    expect(await charged()).toBe(1_000);
    expect(await refund(order.id, { ...input, amount: 1_001 })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await refund(order.id, { ...input, reason: 'Other' })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await expectInvariants(db);
  });

  it('by lines refunds and restocks each item once, at its paid price', async () => {
    const { order, productId } = await ordered(db);
    const [line] = order.lines;
    const lines = (quantity: number) => ({ lines: [{ lineId: line?.id, quantity }], restock: true });
    expect(await refund(order.id, lines(2))).toMatchObject({ refund: { amount: { amount: 4_000 } } });
    expect(await stockOf(db, productId)).toEqual({ stock: 9, totalSales: 1 });
    expect(await refund(order.id, lines(2))).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('At most 1 of') });
    const answers = await Promise.all([1, 1, 1].map((quantity) => refund(order.id, lines(quantity))));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['INVALID_INPUT', 'INVALID_INPUT', undefined]);
    expect(await stockOf(db, productId)).toEqual({ stock: 10, totalSales: 0 });
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'REFUNDED', refunds: [{ lines: [{ quantity: 2 }] }, {}] });
    await expectInvariants(db);
  });

  it('shows refunded quantities, VAT and state on the order', async () => {
    const { order } = await ordered(db);
    const [line] = order.lines;
    expect(await orderNow(db, order.number)).toMatchObject({ isPartiallyRefunded: false, refundedTaxes: [] });
    await refund(order.id, { lines: [{ lineId: line?.id, quantity: 1 }] });
    // 20.00 include 19% VAT.
    const vat = [{ label: '19% VAT', amount: { amount: 319 } }];
    const partly = {
      lines: [{ quantity: 3, refundedQuantity: 1 }],
      isPartiallyRefunded: true,
      refundedTaxes: vat,
      refunds: [{ taxes: vat }],
    };
    expect(await orderNow(db, order.number)).toMatchObject(partly);
    await refund(order.id, { amount: refusedRefundMinor });
    expect(await orderNow(db, order.number)).toMatchObject({ ...partly, refunds: [{ taxes: vat }, { state: 'FAILED', taxes: [] }] });
    await refund(order.id, { amount: 4_000 });
    const all = await orderNow(db, order.number);
    expect(all).toMatchObject({ isPartiallyRefunded: false, refundedTaxes: [{ amount: { amount: 958 } }] });
  });

  it('by lines accepts a custom amount, and leaves the stock unchanged', async () => {
    const { order, productId } = await ordered(db);
    const lines = [{ lineId: order.lines[0]?.id, quantity: 1 }];
    expect(await refund(order.id, { lines, amount: 500 })).toMatchObject({ refund: { amount: { amount: 500 } } });
    expect((await stockOf(db, productId)).stock).toBe(7);
  });

  it('frees the amount again if the bank rejects it', async () => {
    const { order } = await ordered(db);
    const input = { amount: refusedRefundMinor, idempotencyKey: freshKey() };
    expect(await refund(order.id, input)).toMatchObject({ code: 'REFUND_REFUSED' });
    // Repeating the request gives the same result; a new request may refund everything.
    expect(await refund(order.id, input)).toMatchObject({ code: 'REFUND_REFUSED' });
    const after = await orderNow(db, order.number);
    expect(after).toMatchObject({ refunded: { amount: 0 }, refundable: { amount: 6_000 }, refunds: [{ state: 'FAILED' }] });
    expect(kinds(after)).toEqual(['placed', 'paid', 'refundRefused']);
    expect(orderOf(await refund(order.id, { amount: 6_000 })).status).toBe('REFUNDED');
    await expectInvariants(db);
  });

  it('is retried if the bank doesn’t respond, and pays once', async () => {
    const { order } = await ordered(db);
    // The bank has refunded; only its response is lost.
    const forgetful = providerWith({
      refund: async (request, signal) => {
        await testBank(db).refund(request, signal);
        return new Promise<never>(() => undefined);
      },
    });
    const asking = await administrator(db, forgetful);
    const input = { amount: 2_000, idempotencyKey: freshKey() };
    expect(await refund(order.id, input, asking)).toMatchObject({ refund: { state: 'PENDING' }, order: { refundable: { amount: 4_000 } } });
    expect(await sweep(db, 2, providerWith({ refund: () => Promise.reject(new Error('ECONNREFUSED')) }))).toMatchObject({ refunds: 0 });
    expect(await sweep(db, 4)).toMatchObject({ refunds: 1 });
    expect(await refund(order.id, input)).toMatchObject({ refund: { state: 'SUCCEEDED' } });
    expect(await charged()).toBe(2_000);
    expect(await mails(db)).toEqual(['paid', 'refunded']);
    await expectInvariants(db);
  });

  it('waits while its provider isn’t configured, and is retried once it is configured again', async () => {
    const { order } = await ordered(db);
    const away = await administrator(db, providerWith({ refund: () => Promise.reject(new Error('ECONNREFUSED')) }));
    expect(await refund(order.id, { amount: 700 }, away)).toMatchObject({ refund: { state: 'PENDING' } });
    const missing = { ...testPayments(db), providers: new Map() };
    for (const minutes of [2, 60, 60 * 24 * 90]) expect(await sweep(db, minutes, missing)).toMatchObject({ refunds: 0, faults: [] });
    expect(await charged()).toBe(0);
    expect(await sweep(db, 60 * 24 * 90)).toMatchObject({ refunds: 1, faults: [] });
    expect(await charged()).toBe(700);
    await expectInvariants(db);
  });

  it('counts as a change of the order when the bank confirms it later', async () => {
    const { order } = await ordered(db);
    const silent = await administrator(db, providerWith({ refund: () => Promise.reject(new Error('ECONNREFUSED')) }));
    expect(await refund(order.id, { amount: 2_000 }, silent)).toMatchObject({ refund: { state: 'PENDING' } });
    const changed = async (after: string | null) => {
      const document = `query ($after: String) { orders(first: 9, after: $after, sort: CHANGED) {
        edges { node { number refunds { state } } } pageInfo { endCursor } } }`;
      return (await admin.query<{ orders: { edges: unknown[]; pageInfo: { endCursor: string } } }>(document, { after })).orders;
    };
    const { pageInfo } = await changed(null);
    expect(await sweep(db, 4)).toMatchObject({ refunds: 1 });
    const { edges } = await changed(pageInfo.endCursor);
    expect(edges).toEqual([{ node: { number: order.number, refunds: [{ state: 'SUCCEEDED' }] } }]);
  });

  it('paid by bank transfer needs no provider, but a recorded payment', async () => {
    const { order } = await ordered(db, { paymentMethod: 'BANK_TRANSFER', paymentToken: null });
    expect(await refund(order.id, { amount: 1 })).toMatchObject({ code: 'REFUND_TOO_HIGH', refundable: { amount: 0 } });
    orderOf(await act(admin, 'markOrderPaid', { orderId: order.id }));
    expect(await refund(order.id, { amount: 6_000 })).toMatchObject({ refund: { state: 'SUCCEEDED' }, order: { status: 'REFUNDED' } });
    expect(await db.prisma.testCharge.count()).toBe(0);
    await expectInvariants(db);
  });

  it('rejects invalid requests with a message, and changes nothing', async () => {
    const { order } = await ordered(db);
    const other = await ordered(db);
    const lineId = order.lines[0]?.id;
    const wrong: [object, string][] = [
      [{}, 'Enter an amount or select the lines to refund.'],
      [{ amount: 0 }, 'Refund at least €0.01.'],
      [{ amount: -5 }, 'Refund at least €0.01.'],
      [{ amount: 100, restock: true }, 'Select the lines to restock.'],
      [{ lines: [{ lineId, quantity: 0 }] }, 'The quantity must be at least 1.'],
      [{ lines: [{ lineId, quantity: 4 }] }, 'At most 3 of'],
      [{ lines: [1, 1].map((quantity) => ({ lineId, quantity })) }, 'List each line only once.'],
      [{ lines: [{ lineId: other.order.lines[0]?.id, quantity: 1 }] }, 'This line isn’t part of the order.'],
      [{ amount: 1, reason: 'x'.repeat(501) }, 'Use at most 500 characters.'],
      [{ amount: 1, idempotencyKey: 'short' }, 'Use 8 to 255 characters.'],
    ];
    for (const [input, message] of wrong)
      expect(await refund(order.id, input)).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining(message) });
    expect(await refund(order.id, { amount: 6_001 })).toMatchObject({ code: 'REFUND_TOO_HIGH', refundable: { amount: 6_000 } });
    expect(await refund(globalId('Order', 99_999), { amount: 1 })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await orderNow(db, order.number)).toMatchObject({ refunded: { amount: 0 }, refunds: [] });
  });
});
