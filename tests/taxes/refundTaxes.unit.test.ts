import { describe, expect, it } from 'vitest';
import { refundedTaxes, refundTaxes, type RefundedOrder } from '../../server/commerce/taxes/refundTaxRules.ts';

// Two mugs at 7%, one lamp at 19% with a discount, shipping at 19%: 10.00 + 23.80 + 4.90 = 38.70.
const order = {
  shippingTaxes: [{ vatBasisPoints: 1_900, grossMinor: 490, vatMinor: 78 }],
  lines: [
    { id: 1, quantity: 2, lineMinor: 1_000, discountMinor: 0, vatBasisPoints: 700, vatMinor: 65 },
    { id: 2, quantity: 1, lineMinor: 2_500, discountMinor: 120, vatBasisPoints: 1_900, vatMinor: 380 },
  ],
};

type Refund = RefundedOrder['refunds'][number];
let ids = 0;
const refund = (amountMinor: number, pieces: Record<number, number> = {}, state = 'SUCCEEDED'): Refund => ({
  id: (ids += 1),
  state,
  amountMinor,
  lines: Object.entries(pieces).map(([orderLineId, quantity]) => ({ orderLineId: Number(orderLineId), quantity })),
});
const taxesOf = (...refunds: Refund[]) => [...refundTaxes({ ...order, refunds }).values()];
const taxes = (high: number, low: number) => [
  ...(high > 0 ? [{ basisPoints: 1_900, amountMinor: high }] : []),
  ...(low > 0 ? [{ basisPoints: 700, amountMinor: low }] : []),
];

describe('[F44] the VAT of a refund', () => {
  it('of items is that of their lines', () => {
    expect(taxesOf(refund(500, { 1: 1 }), refund(2_380, { 2: 1 }))).toEqual([taxes(0, 33), taxes(380, 0)]);
  });

  it('of an amount is divided in proportion to the rest of the order', () => {
    expect(taxesOf(refund(3_870))).toEqual([taxes(458, 65)]);
    expect(taxesOf(refund(1_000, { 1: 2 }), refund(1_435))).toEqual([taxes(0, 65), taxes(229, 0)]);
  });

  it('of items above their price takes the rest from the other rates', () => {
    expect(taxesOf(refund(3_870, { 1: 2 }))).toEqual([taxes(458, 65)]);
  });

  it('is zero for a failed refund, and for an order without VAT', () => {
    expect(taxesOf(refund(500, {}, 'FAILED'), refund(3_870))).toEqual([[], taxes(458, 65)]);
    const free = { ...order, shippingTaxes: [{ vatBasisPoints: 0, grossMinor: 490, vatMinor: 0 }], lines: [], refunds: [refund(490)] };
    expect(refundedTaxes(free)).toEqual([]);
  });

  it('adds up to the VAT of the order, however it is refunded', () => {
    for (let first = 1; first < 1_370; first += 13) {
      const refunds = [refund(first), refund(500, { 1: 1 }), refund(1_000, { 2: 1 }), refund(999)];
      refunds.push(refund(3_870 - refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)));
      expect(refundedTaxes({ ...order, refunds })).toEqual(taxes(458, 65));
      for (const share of refundTaxes({ ...order, refunds }).values())
        for (const { amountMinor } of share) expect(amountMinor).toBeGreaterThan(0);
    }
  });
});
