import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { act, administrator, orderNow, ordered, stockOf, sweep } from './orderDocuments.ts';

// Random sequences: anything may happen to an order at any moment, two operations at a time.

let db: Db;
let admin: Visitor;
beforeEach(async () => {
  db = await freshDb();
  admin = await administrator(db);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('cancel' as const), byShop: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('pay', 'complete', 'sweep') }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.constantFrom(1, 666, 2_000, 2_001, 6_000) }),
  fc.record({ kind: fc.constant('lines' as const), quantity: fc.integer({ min: 1, max: 3 }), restock: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const methods = fc.constantFrom(
  { paymentMethod: 'BANK_TRANSFER', paymentToken: null },
  { paymentMethod: 'CASH_ON_DELIVERY', paymentToken: null },
  { paymentMethod: 'TEST_CARD', paymentToken: 'tok_success' },
  { paymentMethod: 'TEST_CARD', paymentToken: 'tok_action' },
);

it('[F44] an order stays consistent in any sequence of payments, refunds and cancellations, two at a time', async () => {
  let keys = 0;
  const run = async (pairs: [Step, Step][], method: object) => {
    const { visitor, order, productId } = await ordered(db, method);
    const orderId = order.id;
    const lineId = order.lines[0]?.id;
    const does = (now: Step) => {
      const idempotencyKey = `sequence-${(keys += 1)}`;
      if (now.kind === 'cancel') return act('byShop' in now && now.byShop ? admin : visitor, 'cancelOrder', { orderId });
      if (now.kind === 'pay') return act(admin, 'markOrderPaid', { orderId });
      if (now.kind === 'complete') return act(admin, 'completeOrder', { orderId });
      if ('amount' in now) return act(admin, 'refundOrder', { orderId, idempotencyKey, amount: now.amount });
      if (!('quantity' in now)) return sweep(db, 2);
      const { quantity, restock } = now;
      return act(admin, 'refundOrder', { orderId, idempotencyKey, lines: [{ lineId, quantity }], restock });
    };
    for (const [one, other] of pairs) await Promise.all([does(one), does(other)]);

    await expectInvariants(db);
    const after = await orderNow(db, order.number);
    const restocked = await db.prisma.refundLine.aggregate({
      where: { refund: { order: { number: order.number }, restocks: true, state: 'SUCCEEDED' } },
      _sum: { quantity: true },
    });
    const held = after.status === 'CANCELLED' || after.status === 'FAILED' ? 0 : 3 - (restocked._sum.quantity ?? 0);
    expect(await stockOf(db, productId)).toEqual({ stock: 10 - held, totalSales: held });
    expect(after.refunded.amount).toBeLessThanOrEqual(after.paid.amount);
    expect(after.status === 'REFUNDED').toBe(after.paid.amount > 0 && after.refunded.amount === after.paid.amount);
  };
  const pairs = fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 7 });
  await fc.assert(fc.asyncProperty(pairs, methods, run), { numRuns: 25 });
});
