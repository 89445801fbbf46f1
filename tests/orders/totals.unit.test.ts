import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCoupons, type CouponFacts, type CouponLine } from '../../server/commerce/coupons/rules.ts';
import { taxLabel, taxShares, vatOf, type TaxRates } from '../../server/commerce/taxes/taxRules.ts';
import { euVat, productRate } from '../../server/extensions/taxes-eu-vat/euVat.ts';
import { orderTaxes, orderTotals, taxesByRate, type TotalsLine } from '../../server/commerce/orders/checkout/totals.ts';

const rates = [0, 700, 1_900, 2_550, 550, 10_000];
const amount = fc.integer({ min: 0, max: 2_000_000_000 });

describe('[F31] VAT in a gross amount', () => {
  it.each([
    [11_900, 1_900, 1_900],
    [10_700, 700, 700],
    [1_000, 1_900, 160],
    [490, 1_900, 78],
    [100, 0, 0],
    [0, 1_900, 0],
    // Exactly half a cent is rounded up.
    [3, 2_000, 1],
    [1, 10_000, 1],
  ])('of %d at %d basis points is %d', (gross, basisPoints, vat) => expect(vatOf(gross, basisPoints)).toBe(vat));

  it('is exact, rounded half up, and never exceeds the amount', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (gross, basisPoints) => {
        const whole = BigInt(10_000 + basisPoints);
        const exact = (2n * BigInt(gross) * BigInt(basisPoints) + whole) / (2n * whole);
        expect(BigInt(vatOf(gross, basisPoints))).toBe(exact);
        expect(vatOf(gross, basisPoints)).toBeLessThanOrEqual(gross);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is labelled by its rate, and summed by rate with the highest first', () => {
    expect([1_900, 550, 2_550].map(taxLabel)).toEqual(['19% VAT', '5.5% VAT', '25.5% VAT']);
    const taxed = [
      { vatBasisPoints: 700, vatMinor: 7 },
      { vatBasisPoints: 1_900, vatMinor: 19 },
      { vatBasisPoints: 0, vatMinor: 0 },
      { vatBasisPoints: 700, vatMinor: 1 },
    ];
    expect(taxShares(taxed)).toEqual([
      { basisPoints: 1_900, amountMinor: 19 },
      { basisPoints: 700, amountMinor: 8 },
    ]);
  });

  it('uses the country’s rate for the tax class, or zero if untaxed or unknown', () => {
    const table: TaxRates = new Map([['DE', new Map([['REDUCED', 700] as const])]]);
    expect(productRate(table, 'DE', { taxClass: 'REDUCED', taxStatus: 'TAXABLE' })).toBe(700);
    expect(productRate(table, 'DE', { taxClass: 'REDUCED', taxStatus: 'NONE' })).toBe(0);
    expect(productRate(table, 'DE', { taxClass: 'REDUCED', taxStatus: 'SHIPPING' })).toBe(0);
    expect(productRate(table, 'DE', { taxClass: 'STANDARD', taxStatus: 'TAXABLE' })).toBe(0);
    expect(productRate(table, 'FR', { taxClass: 'REDUCED', taxStatus: 'TAXABLE' })).toBe(0);
  });
});

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9_999 }),
  unitPriceMinor: fc.integer({ min: 0, max: 2_000 }),
  depositMinor: fc.constantFrom(0, 8, 25),
  taxClass: fc.constantFrom('STANDARD' as const, 'REDUCED' as const, 'ZERO' as const),
  taxStatus: fc.constantFrom('TAXABLE' as const, 'SHIPPING' as const, 'NONE' as const),
  isShipped: fc.boolean(),
});
const coupon = fc.record({
  kind: fc.constantFrom('PERCENT' as const, 'FIXED' as const, 'FREE_SHIPPING' as const),
  worth: fc.integer({ min: 1, max: 10_000 }),
});

function couponFacts({ kind, worth }: { kind: CouponFacts['kind']; worth: number }, id: number): CouponFacts {
  return {
    id,
    code: `C${id}`,
    kind,
    percentBasisPoints: kind === 'PERCENT' ? worth : null,
    amountMinor: kind === 'FIXED' ? worth * 100 : null,
    isEnabled: true,
    startsAt: null,
    endsAt: null,
    minimumMinor: null,
    usageLimit: null,
    usageLimitPerCustomer: null,
    usedCount: 0,
    isExclusive: false,
    excludesReduced: false,
    productIds: [],
    excludedProductIds: [],
    categoryIds: [],
    excludedCategoryIds: [],
  };
}

const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 30 }),
  coupons: fc.array(coupon, { maxLength: 5 }),
  priceMinor: fc.integer({ min: 0, max: 9_900 }),
  taxesDeliveryByMainGoods: fc.boolean(),
  standard: fc.constantFrom(...rates),
  reduced: fc.constantFrom(...rates),
});

/** Returns the cart's lines after the coupons' discounts. */
function discounted<Line extends Omit<TotalsLine, 'discountMinor'>>({
  lines,
  coupons,
}: {
  lines: Line[];
  coupons: Parameters<typeof couponFacts>[0][];
}) {
  const couponLines = lines.map(({ quantity, unitPriceMinor }, index): CouponLine => ({
    key: `line-${index}`,
    productId: index,
    parentId: null,
    categoryIds: [],
    quantity,
    unitPriceMinor,
    isReduced: false,
  }));
  const outcome = applyCoupons(coupons.map(couponFacts), couponLines, new Date());
  return { outcome, lines: lines.map((one, index) => ({ ...one, discountMinor: outcome.discountByKey.get(`line-${index}`) ?? 0 })) };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('[F31] [F44] order totals for any cart and coupons', () => {
  it('are exact, and satisfy the database constraints', async () => {
    await fc.assert(
      fc.asyncProperty(cart, async (given) => {
        const { lines, outcome } = discounted(given);
        const isSent = lines.some(({ isShipped }) => isShipped);
        const shippingMinor = isSent ? given.priceMinor : 0;
        const byClass = new Map([['STANDARD', given.standard] as const, ['REDUCED', given.reduced] as const]);
        const calculation = await euVat().calculate(
          {
            date: '2026-03-01',
            currency: 'EUR',
            country: 'DE',
            postcode: '10115',
            city: 'Berlin',
            shippingMinor,
            lines: lines.map(({ quantity, unitPriceMinor, depositMinor, discountMinor, taxClass, taxStatus, isShipped }) => ({
              quantity,
              taxClass,
              taxStatus,
              isShipped,
              undiscountedMinor: quantity * (unitPriceMinor + depositMinor),
              amountMinor: quantity * (unitPriceMinor + depositMinor) - discountMinor,
            })),
          },
          { rates: new Map([['DE', byClass]]), taxesDeliveryByMainGoods: given.taxesDeliveryByMainGoods },
          new AbortController().signal,
        );
        const totals = { ...orderTotals(lines, shippingMinor), ...orderTaxes(lines, calculation), taxes: taxesByRate(calculation) };
        // Constraint Order_amounts_check.
        expect(totals.discountMinor).toBeGreaterThanOrEqual(0);
        expect(totals.discountMinor).toBeLessThanOrEqual(totals.subtotalMinor);
        expect(totals.totalMinor).toBe(totals.subtotalMinor - totals.discountMinor + totals.shippingMinor);
        expect(totals.vatMinor).toBeGreaterThanOrEqual(0);
        expect(totals.vatMinor).toBeLessThanOrEqual(totals.totalMinor);
        // Constraint OrderLine_discount_check.
        for (const { lineMinor, discountMinor, vatMinor } of totals.lines) {
          expect(discountMinor).toBeGreaterThanOrEqual(0);
          expect(discountMinor).toBeLessThanOrEqual(lineMinor);
          expect(vatMinor).toBeGreaterThanOrEqual(0);
          expect(vatMinor).toBeLessThanOrEqual(lineMinor - discountMinor);
        }
        // The parts add up: lines, coupons, and VAT by rate.
        expect(sum(totals.lines.map(({ lineMinor }) => lineMinor))).toBe(totals.subtotalMinor);
        expect(sum(totals.lines.map(({ discountMinor }) => discountMinor))).toBe(totals.discountMinor);
        expect(sum(outcome.applied.map(({ discountMinor }) => discountMinor))).toBe(totals.discountMinor);
        expect(sum(totals.taxes.map(({ amountMinor }) => amountMinor))).toBe(totals.vatMinor);
        expect(sum(totals.lines.map(({ vatMinor }) => vatMinor)) + totals.shippingVatMinor).toBe(totals.vatMinor);
        expect(sum(totals.shippingTaxes.map(({ vatMinor }) => vatMinor))).toBe(totals.shippingVatMinor);
        expect(sum(totals.shippingTaxes.map(({ grossMinor }) => grossMinor))).toBe(totals.shippingMinor);
      }),
      { numRuns: 300 },
    );
  });
});
