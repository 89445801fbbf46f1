import { beforeEach, describe, expect, it } from 'vitest';
import type { OnlinePaymentProvider } from '../../server/commerce/payments/payments.ts';
import { settleCharge } from '../../server/extensions/payments-test-card/books.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { testPayments } from '../support/shopDriver.ts';
import { act, cardShopper, kinds, orderNow, orderOf, stockOf, sweep } from './orderDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const charges = () => db.prisma.testCharge.findMany();
const chargeKey = async () => (await db.prisma.payment.findFirstOrThrow({ select: { providerKey: true } })).providerKey;

/** The test card with some methods replaced. */
const providerWith = (changes: Partial<OnlinePaymentProvider>) => testPayments(db, 500, changes);

describe('[F44] a payment closed while the provider is unreachable', () => {
  const unreachable = () =>
    providerWith({ find: () => Promise.reject(new Error('ECONNREFUSED')), cancel: () => Promise.reject(new Error('ECONNREFUSED')) });

  /** Creates an order that awaits the shopper's confirmation of the payment, and cancels it while the bank is unreachable. */
  async function cancelWhileUnreachable() {
    const { visitor, input, productId } = await cardShopper(db, 'tok_action', unreachable());
    const { id, number } = orderOf(await act(visitor, 'placeOrder', input));
    expect(orderOf(await act(visitor, 'cancelOrder', { orderId: id }))).toMatchObject({ status: 'CANCELLED', paymentState: 'DECLINED' });
    return { number, productId, key: await chargeKey() };
  }

  it('refunds a charge that succeeded in the meantime, exactly once', async () => {
    const { number, productId, key } = await cancelWhileUnreachable();
    await settleCharge(db, key, true);
    expect(await sweep(db, 2, unreachable())).toMatchObject({ payments: 0, faults: [{}, {}] });
    expect(await orderNow(db, number)).toMatchObject({ status: 'CANCELLED', paid: { amount: 0 } });
    expect(await Promise.all([sweep(db, 4), sweep(db, 4)])).toContainEqual({ payments: 1, refunds: 0, hasMore: false, faults: [] });
    const order = await orderNow(db, number);
    expect(order).toMatchObject({
      status: 'CANCELLED',
      paid: { amount: 6_000 },
      refunded: { amount: 6_000 },
      refunds: [{ state: 'SUCCEEDED' }],
    });
    expect(kinds(order)).toEqual(['placed', 'cancelled', 'paidLate', 'refunded']);
    expect(await charges()).toMatchObject([{ state: 'SUCCEEDED', refundedMinor: 6_000 }]);
    expect((await stockOf(db, productId)).stock).toBe(10);
    expect(await sweep(db, 100)).toMatchObject({ payments: 0, faults: [] });
    await expectInvariants(db);
  });

  it('charges nothing and isn’t checked again once the bank has confirmed the cancellation', async () => {
    const { number, key } = await cancelWhileUnreachable();
    expect(await sweep(db, 2)).toMatchObject({ payments: 1, faults: [] });
    await settleCharge(db, key, true);
    expect(await charges()).toMatchObject([{ state: 'DECLINED' }]);
    expect(await sweep(db, 100, unreachable())).toMatchObject({ payments: 0, faults: [] });
    expect(await orderNow(db, number)).toMatchObject({ status: 'CANCELLED', paid: { amount: 0 } });
    await expectInvariants(db);
  });

  it('waits while its provider isn’t configured, and is checked once it is configured again', async () => {
    const { key } = await cancelWhileUnreachable();
    await settleCharge(db, key, true);
    const missing = { ...testPayments(db), providers: new Map() };
    for (const minutes of [2, 60, 60 * 24 * 90]) expect(await sweep(db, minutes, missing)).toMatchObject({ payments: 0, faults: [] });
    expect(await sweep(db, 60 * 24 * 90)).toMatchObject({ payments: 1, faults: [] });
    expect(await charges()).toMatchObject([{ state: 'SUCCEEDED', refundedMinor: 6_000 }]);
    await expectInvariants(db);
  });

  it('is settled by looking up its charge when the cancellation is still pending', async () => {
    const { number, key } = await cancelWhileUnreachable();
    await settleCharge(db, key, true);
    const open = providerWith({ cancel: () => Promise.resolve({ state: 'PENDING' }) });
    expect(await sweep(db, 2, open)).toMatchObject({ payments: 1, faults: [] });
    expect(await orderNow(db, number)).toMatchObject({ paid: { amount: 6_000 }, refunded: { amount: 6_000 } });
    await expectInvariants(db);
  });

  it('is final for a charge unknown to the bank once its request can no longer arrive', async () => {
    await cancelWhileUnreachable();
    const unknown = () => Promise.resolve({ state: 'UNKNOWN' } as const);
    const forgetful = providerWith({ find: unknown, cancel: unknown });
    expect(await sweep(db, 2, forgetful)).toMatchObject({ payments: 0 });
    expect(await sweep(db, 4, forgetful)).toMatchObject({ payments: 1 });
    expect(await sweep(db, 100, unreachable())).toMatchObject({ payments: 0, faults: [] });
    await expectInvariants(db);
  });

  it('is checked for days, at growing intervals', async () => {
    await cancelWhileUnreachable();
    expect(await sweep(db, 40, unreachable())).toMatchObject({ faults: [{}, {}] });
    expect(await sweep(db, 49, unreachable())).toMatchObject({ faults: [] });
    expect(await sweep(db, 51, unreachable())).toMatchObject({ faults: [{}, {}] });
    expect(await sweep(db, 3 * 24 * 60, unreachable())).toMatchObject({ faults: [{}, {}] });
    expect(await sweep(db, 3 * 24 * 60 + 31)).toMatchObject({ payments: 1, faults: [] });
  });

  it('is refunded in the same way if the sweep closed it', async () => {
    const { visitor, input } = await cardShopper(db, 'tok_action');
    const { number } = orderOf(await act(visitor, 'placeOrder', input));
    expect(await sweep(db, 58, unreachable())).toMatchObject({ payments: 1 });
    await settleCharge(db, await chargeKey(), true);
    expect(await sweep(db, 60)).toMatchObject({ payments: 1, faults: [] });
    expect(await orderNow(db, number)).toMatchObject({ status: 'FAILED', paid: { amount: 6_000 }, refunded: { amount: 6_000 } });
    await expectInvariants(db);
  });
});
