import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderFulfilment, OrderStatus } from '../../server/generated/prisma/client.ts';
import { textIn } from '../../server/platform/i18n/text.ts';
import { eventText } from '../../server/commerce/orders/orderEvents.ts';
import { lineRefundMinor } from '../../server/commerce/taxes/lineRefund.ts';
import { canTransition, mayCancel, refundableMinor, statesBefore } from '../../server/commerce/orders/orderRules.ts';

const states: OrderStatus[] = ['PENDING_PAYMENT', 'ON_HOLD', 'PROCESSING', 'COMPLETED', 'CANCELLED', 'REFUNDED', 'FAILED'];

describe('[F44] order states', () => {
  it('allow only the defined transitions', () => {
    const allowed = states.flatMap((from) => states.filter((to) => canTransition(from, to)).map((to) => `${from} ${to}`));
    expect(allowed).toEqual([
      'PENDING_PAYMENT PROCESSING',
      'PENDING_PAYMENT CANCELLED',
      'PENDING_PAYMENT FAILED',
      'ON_HOLD PROCESSING',
      'ON_HOLD CANCELLED',
      'PROCESSING COMPLETED',
      'PROCESSING CANCELLED',
      'PROCESSING REFUNDED',
      'COMPLETED REFUNDED',
    ]);
    expect(statesBefore('REFUNDED')).toEqual(['PROCESSING', 'COMPLETED']);
  });

  it('let shoppers cancel until processing starts, and administrators until payment', () => {
    const cancellable = (paidMinor: number, isAdministrator: boolean) =>
      states.filter((status) => mayCancel({ status, paidMinor, fulfilment: 'UNFULFILLED' }, isAdministrator));
    expect(cancellable(0, false)).toEqual(['PENDING_PAYMENT', 'ON_HOLD']);
    expect(cancellable(0, true)).toEqual(['PENDING_PAYMENT', 'ON_HOLD', 'PROCESSING']);
    expect(cancellable(500, true)).toEqual([]);
    const shipped = (fulfilment: OrderFulfilment) => states.filter((status) => mayCancel({ status, paidMinor: 0, fulfilment }, true));
    expect([shipped('PARTIALLY_SHIPPED'), shipped('SHIPPED')]).toEqual([[], []]);
  });
});

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9_999 }),
    unitMinor: fc.integer({ min: 0, max: 20_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quantity, unitMinor, share }) => {
    const lineMinor = quantity * unitMinor;
    return { quantity, lineMinor, discountMinor: Math.floor(lineMinor * share) };
  });

describe('[F44] refund amounts', () => {
  it('add up to exactly the line’s amount, however it is split', () => {
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 500 })), (facts, wishes) => {
        let refundedQuantity = 0;
        let sum = 0;
        for (const wish of [...wishes, facts.quantity]) {
          const pieces = Math.min(wish, facts.quantity - refundedQuantity);
          const part = lineRefundMinor({ ...facts, refundedQuantity }, pieces);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(part)).toBe(true);
          // Each item is worth its share, to the cent.
          expect(Math.abs(part - ((facts.lineMinor - facts.discountMinor) * pieces) / facts.quantity)).toBeLessThan(1);
          sum += part;
          refundedQuantity += pieces;
        }
        expect(sum).toBe(facts.lineMinor - facts.discountMinor);
      }),
    );
  });

  it('never exceed the paid amount in any sequence of payments, refunds and cancellations', () => {
    type Step =
      | { kind: 'pay' }
      | { kind: 'cancel'; admin: boolean }
      | { kind: 'complete' }
      | { kind: 'refund'; amount: number }
      | { kind: 'refuse' };
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.constant<Step>({ kind: 'pay' }),
      fc.boolean().map<Step>((admin) => ({ kind: 'cancel', admin })),
      fc.constant<Step>({ kind: 'complete' }),
      fc.integer({ min: 1, max: 400 }).map<Step>((amount) => ({ kind: 'refund', amount })),
      fc.constant<Step>({ kind: 'refuse' }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom<OrderStatus>('ON_HOLD', 'PENDING_PAYMENT', 'PROCESSING'),
        fc.array(step, { maxLength: 40 }),
        (first, steps) => {
          const total = 1_000;
          let status = first;
          let [paidMinor, refundedMinor, last, releases] = [0, 0, 0, 0];
          const become = (to: OrderStatus) => {
            expect(canTransition(status, to)).toBe(true);
            status = to;
          };
          for (const now of steps) {
            if (now.kind === 'pay' && paidMinor === 0 && (status === 'PROCESSING' || canTransition(status, 'PROCESSING'))) {
              if (status !== 'PROCESSING') become('PROCESSING');
              paidMinor = total;
            }
            if (now.kind === 'cancel' && mayCancel({ status, paidMinor, fulfilment: 'UNFULFILLED' }, now.admin)) {
              become('CANCELLED');
              releases += 1;
            }
            if (now.kind === 'complete' && status === 'PROCESSING') become('COMPLETED');
            if (now.kind === 'refund' && now.amount <= refundableMinor({ paidMinor, refundedMinor })) {
              refundedMinor += now.amount;
              last = now.amount;
              if (refundedMinor === paidMinor && canTransition(status, 'REFUNDED')) become('REFUNDED');
            }
            if (now.kind === 'refuse' && status !== 'REFUNDED') {
              refundedMinor -= last;
              last = 0;
            }
            expect(refundedMinor).toBeGreaterThanOrEqual(0);
            expect(refundedMinor).toBeLessThanOrEqual(paidMinor);
            expect(releases).toBeLessThanOrEqual(1);
            expect(status === 'CANCELLED' && paidMinor !== refundedMinor).toBe(false);
            expect(status === 'REFUNDED' && refundedMinor !== total).toBe(false);
          }
        },
      ),
    );
  });
});

describe('[F44] the order history', () => {
  it('describes each event in a sentence, and unknown events by their name', () => {
    expect(textIn(eventText('refunded', { amountMinor: 1_500, reason: 'A scratch.' }, false), 'en')).toBe(
      '€15.00 was refunded. A scratch.',
    );
    expect(textIn(eventText('cancelled', { by: 'shopper', reason: 'secret' }, false), 'en')).toBe('The order was cancelled.');
    expect(textIn(eventText('declined', null, false), 'en')).toBe('The payment failed.');
    const declined = { amountMinor: 1_500, reason: 'No funds at acct_1.' };
    expect(textIn(eventText('refundRefused', declined, true), 'en')).toBe('The refund of €15.00 was declined. No funds at acct_1.');
    // The provider's reason may concern the shop's account.
    expect(textIn(eventText('refundRefused', declined, false), 'en')).toBe('The refund of €15.00 was declined.');
    expect(textIn(eventText('exported', { to: 'elsewhere' }, false), 'en')).toBe('exported');
    expect(textIn(eventText('toString', {}, false), 'en')).toBe('toString');
  });
});
