import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentMethodsFor, type PaymentHost } from '../../server/commerce/payments/payments.ts';
import { bankTransfer } from '../../server/extensions/payments-bank-transfer/bankTransfer.ts';
import { cashOnDelivery } from '../../server/extensions/payments-cash-on-delivery/cashOnDelivery.ts';
import { euVat } from '../../server/extensions/taxes-eu-vat/euVat.ts';
import { orderTaxes, taxesByRate } from '../../server/commerce/orders/checkout/totals.ts';
import { quoteFor, type GoodsLine } from '../../server/commerce/orders/checkout/quote.ts';
import { cheapest, methodsFor, type ShippingRateFacts } from '../../server/commerce/shipping/shippingRules.ts';
import type { CheckoutSettings } from '../../server/commerce/orders/checkout/settings.ts';

function rate(facts: Partial<ShippingRateFacts>): ShippingRateFacts {
  return {
    code: 'standard',
    name: 'Standard',
    description: 'In a few days.',
    priceMinor: 490,
    freeFromMinor: null,
    minWeightGrams: 0,
    maxWeightGrams: null,
    minTransitDays: null,
    maxTransitDays: null,
    ...facts,
  };
}

const zone = {
  countries: ['DE'],
  rates: [
    rate({ freeFromMinor: 5_000, maxWeightGrams: 10_000 }),
    rate({ priceMinor: 990, freeFromMinor: 5_000, minWeightGrams: 10_000, maxWeightGrams: 31_500 }),
    rate({ code: 'express', name: 'Express', priceMinor: 1_290, maxWeightGrams: 31_500 }),
  ],
};
const offer = (weightGrams: number, valueMinor: number, givesFreeShipping = false) =>
  methodsFor(zone, { weightGrams, valueMinor, givesFreeShipping }).map(({ code, priceMinor }) => [code, priceMinor]);

describe('[F30] shipping methods', () => {
  it.each([
    [
      'a weightless parcel has the lowest rates',
      0,
      1,
      [
        ['standard', 490],
        ['express', 1_290],
      ],
    ],
    [
      'a parcel at the first weight limit has the lowest rates',
      10_000,
      1,
      [
        ['standard', 490],
        ['express', 1_290],
      ],
    ],
    [
      'a gram more has the next rate',
      10_001,
      1,
      [
        ['standard', 990],
        ['express', 1_290],
      ],
    ],
    [
      'the heaviest parcel has the highest rate',
      31_500,
      1,
      [
        ['standard', 990],
        ['express', 1_290],
      ],
    ],
    ['a heavier parcel has no method', 31_501, 1, []],
    [
      'a cent below the threshold isn’t free',
      0,
      4_999,
      [
        ['standard', 490],
        ['express', 1_290],
      ],
    ],
    [
      'the threshold makes standard delivery free',
      0,
      5_000,
      [
        ['standard', 0],
        ['express', 1_290],
      ],
    ],
  ])('%s', (_title, weight, value, expected) => expect(offer(weight, value)).toEqual(expected));

  it('a coupon makes the cheapest method free, and no other', () => {
    expect(offer(0, 1, true)).toEqual([
      ['standard', 0],
      ['express', 1_290],
    ]);
    expect(offer(0, 5_000, true)).toEqual([
      ['standard', 0],
      ['express', 1_290],
    ]);
  });

  it('the description includes the free shipping threshold until it is reached', () => {
    const describe = (valueMinor: number, givesFreeShipping: boolean) =>
      methodsFor(zone, { weightGrams: 0, valueMinor, givesFreeShipping })[0]?.description;
    expect(describe(1, false)).toBe('In a few days. Free for orders of €50.00 or more.');
    expect(describe(5_000, false)).toBe('In a few days.');
    expect(describe(1, true)).toBe('In a few days.');
  });

  it('each code is offered once, with a rate that covers the weight', () => {
    const rates = fc.array(
      fc.record({
        code: fc.constantFrom('a', 'b', 'c'),
        min: fc.nat(50),
        span: fc.option(fc.integer({ min: 1, max: 50 })),
        price: fc.nat(20),
      }),
    );
    fc.assert(
      fc.property(rates, fc.nat(100), (given, weightGrams) => {
        const facts = given.map(({ code, min, span, price }) =>
          rate({ code, priceMinor: price, minWeightGrams: min, maxWeightGrams: span === null ? null : min + span }),
        );
        const methods = methodsFor({ countries: [], rates: facts }, { weightGrams, valueMinor: 0, givesFreeShipping: false });
        expect(new Set(methods.map(({ code }) => code)).size).toBe(methods.length);
        const least = cheapest(methods);
        for (const { code, priceMinor } of methods) {
          expect(least?.priceMinor).toBeLessThanOrEqual(priceMinor);
          const carrying = facts.filter(
            (fact) =>
              fact.code === code &&
              (fact.minWeightGrams === 0 || weightGrams > fact.minWeightGrams) &&
              (fact.maxWeightGrams === null || weightGrams <= fact.maxWeightGrams),
          );
          expect(carrying[0]?.priceMinor).toBe(priceMinor);
        }
      }),
    );
  });
});

const settings: Pick<CheckoutSettings, 'zoneByCountry' | 'carriers' | 'taxes' | 'calendar' | 'timeZone'> = {
  calendar: { handlingDays: 0, cutoffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] },
  timeZone: 'UTC',
  zoneByCountry: new Map([['DE', zone]]),
  carriers: [],
  taxes: {
    taxesDeliveryByMainGoods: false,
    rates: new Map([['DE', new Map([['STANDARD', 1_900] as const, ['REDUCED', 700] as const])]]),
  },
};
const goods = (facts: Partial<GoodsLine> = {}): GoodsLine => ({
  quantity: 1,
  unitPriceMinor: 1_000,
  depositMinor: 0,
  discountMinor: 0,
  taxStatus: 'TAXABLE',
  taxClass: 'STANDARD',
  weightGrams: null,
  isVirtual: false,
  isInStock: true,
  ...facts,
});
const quote = (lines: GoodsLine[], more = {}) =>
  quoteFor(settings, { lines, country: 'DE', shippingMethod: null, givesFreeShipping: false, now: new Date('2026-03-01'), ...more });

/** The VAT in a quote. */
async function taxesIn(lines: GoodsLine[], more = {}) {
  const found = quote(lines, more);
  if (!found) throw new Error('Not delivered there');
  const calculation = await euVat().calculate(found.taxRequest, settings.taxes, new AbortController().signal);
  return { ...calculation, ...orderTaxes(lines, calculation), taxes: taxesByRate(calculation) };
}

describe('[F30] quote totals', () => {
  it('use the requested method, or else the cheapest', () => {
    expect(quote([goods()], { shippingMethod: 'express' })?.totals).toMatchObject({ shippingMinor: 1_290, totalMinor: 2_290 });
    expect(quote([goods()], { shippingMethod: 'pigeon' })?.shippingMethod?.code).toBe('standard');
  });

  it('are null for a country without shipping', () => expect(quote([goods()], { country: 'FR' })).toBeNull());

  it('count discounts against the free shipping threshold', () => {
    expect(quote([goods({ unitPriceMinor: 5_100, discountMinor: 100 })])?.totals.shippingMinor).toBe(0);
    expect(quote([goods({ unitPriceMinor: 5_100, discountMinor: 101 })])?.totals.shippingMinor).toBe(490);
  });

  it('ignore the weight of virtual products and ship nothing for them', () => {
    const virtual = goods({ isVirtual: true, weightGrams: 90_000 });
    expect(quote([virtual])).toMatchObject({
      needsShipping: false,
      isDeliverable: true,
      shippingMethods: [],
      totals: { shippingMinor: 0 },
    });
    expect(quote([virtual, goods()])).toMatchObject({ needsShipping: true, shippingMethod: { code: 'standard', priceMinor: 490 } });
  });

  it('have no method for goods that are too heavy', () => {
    expect(quote([goods({ quantity: 4, weightGrams: 8_000 })])).toMatchObject({ isDeliverable: false, shippingMethod: null });
  });

  it('include the VAT of each tax class, and shipping VAT in proportion to the goods', async () => {
    const totals = await taxesIn([goods(), goods({ taxClass: 'REDUCED', quantity: 2 }), goods({ taxStatus: 'NONE' })]);
    expect(totals.shippingTaxes).toEqual([
      { vatBasisPoints: 1_900, grossMinor: 123, vatMinor: 20 },
      { vatBasisPoints: 700, grossMinor: 245, vatMinor: 16 },
      { vatBasisPoints: 0, grossMinor: 122, vatMinor: 0 },
    ]);
    expect(totals.taxes).toEqual([
      { basisPoints: 1_900, amountMinor: 160 + 20 },
      { basisPoints: 700, amountMinor: 131 + 16 },
    ]);
  });

  it('ignore virtual products for shipping VAT, but count products where only shipping is taxed', async () => {
    const book = goods({ taxClass: 'REDUCED' });
    expect((await taxesIn([goods({ isVirtual: true }), book])).shippingTaxes).toEqual([
      { vatBasisPoints: 700, grossMinor: 490, vatMinor: 32 },
    ]);
    expect(await taxesIn([goods({ taxStatus: 'SHIPPING' })])).toMatchObject({ vatMinor: 78, lines: [{ vatMinor: 0 }] });
  });

  it('include no VAT outside the EU VAT area', async () => {
    expect(quote([goods()], { postcode: 'D-27498' })?.totals.totalMinor).toBe(1_490);
    expect(await taxesIn([goods()], { postcode: 'D-27498' })).toMatchObject({
      exportTo: 'Heligoland',
      vatMinor: 0,
      taxes: [],
      shippingTaxes: [{ vatBasisPoints: 0, grossMinor: 490 }],
    });
  });
});

describe('[F44] payment methods', () => {
  // Neither method uses its host.
  const methods = [bankTransfer(), cashOnDelivery()]
    .map((open) => open({} as PaymentHost))
    .map((provider) => ({ ...provider, code: provider.id }));
  const offered = (order: object) =>
    paymentMethodsFor(methods, {
      country: 'DE',
      needsShipping: true,
      totalMinor: 50_000,
      ...order,
    }).map(({ code }) => code);
  it('cash on delivery is offered in Germany, for shipped goods, up to €500', () => {
    expect(offered({})).toEqual(['BANK_TRANSFER', 'CASH_ON_DELIVERY']);
    for (const order of [{ country: 'AT' }, { needsShipping: false }, { totalMinor: 50_001 }])
      expect(offered(order)).toEqual(['BANK_TRANSFER']);
  });
});
