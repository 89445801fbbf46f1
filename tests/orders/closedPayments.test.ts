import { beforeEach, describe, expect, it } from 'vitest';
import type { OnlinePaymentProvider } from '../../server/commerce/payments/payments.ts';
import { decideCharge } from '../../server/extensions/payments-test-card/books.ts';
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

describe('[F44] a payment that is closed while the provider does not answer', () => {
  const away = () =>
    providerWith({ find: () => Promise.reject(new Error('ECONNREFUSED')), cancel: () => Promise.reject(new Error('ECONNREFUSED')) });

  /** Creates an order that awaits the shopper's confirmation of the payment, and cancels it while the bank is unreachable. */
  async function cancelledUnheard() {
    const { visitor, input, productId } = await cardShopper(db, 'tok_action', away());
    const { id, number } = orderOf(await act(visitor, 'placeOrder', input));
    expect(orderOf(await act(visitor, 'cancelOrder', { orderId: id }))).toMatchObject({ status: 'CANCELLED', paymentState: 'DECLINED' });
    return { number, productId, key: await chargeKey() };
  }

  it('money that came meanwhile is found without message or return, and goes back once', async () => {
    const { number, productId, key } = await cancelledUnheard();
    await decideCharge(db, key, true);
    expect(await sweep(db, 2, away())).toMatchObject({ payments: 0, faults: [{}, {}] });
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

  it('once the bank has confirmed it, nothing is collected and nobody asks any more', async () => {
    const { number, key } = await cancelledUnheard();
    expect(await sweep(db, 2)).toMatchObject({ payments: 1, faults: [] });
    await decideCharge(db, key, true);
    expect(await charges()).toMatchObject([{ state: 'DECLINED' }]);
    expect(await sweep(db, 100, away())).toMatchObject({ payments: 0, faults: [] });
    expect(await orderNow(db, number)).toMatchObject({ status: 'CANCELLED', paid: { amount: 0 } });
    await expectInvariants(db);
  });

  it('waits while its provider is missing in the definition of the shop, and is asked about when it is back', async () => {
    const { key } = await cancelledUnheard();
    await decideCharge(db, key, true);
    const missing = { ...testPayments(db), providers: new Map() };
    for (const minutes of [2, 60, 60 * 24 * 90]) expect(await sweep(db, minutes, missing)).toMatchObject({ payments: 0, faults: [] });
    expect(await sweep(db, 60 * 24 * 90)).toMatchObject({ payments: 1, faults: [] });
    expect(await charges()).toMatchObject([{ state: 'SUCCEEDED', refundedMinor: 6_000 }]);
    await expectInvariants(db);
  });

  it('is found by its charge where the cancellation is answered without an end', async () => {
    const { number, key } = await cancelledUnheard();
    await decideCharge(db, key, true);
    const open = providerWith({ cancel: () => Promise.resolve({ state: 'PENDING' }) });
    expect(await sweep(db, 2, open)).toMatchObject({ payments: 1, faults: [] });
    expect(await orderNow(db, number)).toMatchObject({ paid: { amount: 6_000 }, refunded: { amount: 6_000 } });
    await expectInvariants(db);
  });

  it('a charge that the bank does not know is over when its request can no longer arrive', async () => {
    await cancelledUnheard();
    const unknown = () => Promise.resolve({ state: 'UNKNOWN' } as const);
    const forgetful = providerWith({ find: unknown, cancel: unknown });
    expect(await sweep(db, 2, forgetful)).toMatchObject({ payments: 0 });
    expect(await sweep(db, 4, forgetful)).toMatchObject({ payments: 1 });
    expect(await sweep(db, 100, away())).toMatchObject({ payments: 0, faults: [] });
    await expectInvariants(db);
  });

  it('is asked about for days, less and less often', async () => {
    await cancelledUnheard();
    expect(await sweep(db, 40, away())).toMatchObject({ faults: [{}, {}] });
    expect(await sweep(db, 49, away())).toMatchObject({ faults: [] });
    expect(await sweep(db, 51, away())).toMatchObject({ faults: [{}, {}] });
    expect(await sweep(db, 3 * 24 * 60, away())).toMatchObject({ faults: [{}, {}] });
    expect(await sweep(db, 3 * 24 * 60 + 31)).toMatchObject({ payments: 1, faults: [] });
  });

  it('given up by the sweeper: the same', async () => {
    const { visitor, input } = await cardShopper(db, 'tok_action');
    const { number } = orderOf(await act(visitor, 'placeOrder', input));
    expect(await sweep(db, 58, away())).toMatchObject({ payments: 1 });
    await decideCharge(db, await chargeKey(), true);
    expect(await sweep(db, 60)).toMatchObject({ payments: 1, faults: [] });
    expect(await orderNow(db, number)).toMatchObject({ status: 'FAILED', paid: { amount: 6_000 }, refunded: { amount: 6_000 } });
    await expectInvariants(db);
  });
});
