import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { applyCoupon, makeCoupon } from '../coupons/coupons.ts';
import { cartOf } from '../cart/cartDocuments.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable, variationId } from '../support/products.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { quoteOf, shopper } from '../orders/checkoutDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
});

const codes = (methods: { code: string }[] | undefined) => methods?.map(({ code }) => code);

describe('[F30] a cart’s quote', () => {
  it('defaults to Germany', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db, { weightGrams: 500 })).id]: 2 });
    expect(await quoteOf(visitor)).toMatchObject({
      country: { code: 'DE' },
      needsShipping: true,
      isDeliverable: true,
      shippingMethods: [
        {
          code: 'standard',
          description: 'To your door in 2 to 4 working days. Free for orders of €50.00 or more.',
          price: { amount: 490 },
        },
        { code: 'express', price: { amount: 1_290 } },
      ],
      shippingMethod: { code: 'standard' },
      subtotal: { amount: 2_000 },
      discount: { amount: 0 },
      shipping: { amount: 490 },
      total: { amount: 2_490 },
      taxes: [{ label: '19% VAT', basisPoints: 1_900, amount: { amount: 319 + 78 } }],
    });
    expect(await cartOf(visitor)).toMatchObject({ shipping: { amount: 490 }, total: { amount: 2_490 } });
  });

  it('uses the given country, shipping method and the country’s VAT', async () => {
    const book = await makeProduct(db, { taxClass: 'REDUCED' });
    const visitor = await shopper(db, { [book.id]: 1, [(await makeProduct(db)).id]: 1 });
    expect(await quoteOf(visitor, { country: 'FR', shippingMethod: 'express' })).toMatchObject({
      country: { code: 'FR' },
      shippingMethod: { code: 'express' },
      shipping: { amount: 2_490 },
      total: { amount: 4_490 },
      taxes: [
        { label: '20% VAT', amount: { amount: 167 + 208 } },
        { label: '5.5% VAT', amount: { amount: 52 + 65 } },
      ],
    });
    expect(codes((await quoteOf(visitor, { country: 'IE' }))?.shippingMethods)).toEqual(['standard']);
    expect(await quoteOf(visitor, { country: 'US' })).toBeNull();
    expect(await quoteOf(visitor, { country: 'nowhere' })).toBeNull();
  });

  it('depends on weight, and a variation without a weight has its product’s', async () => {
    const made = await makeVariable(db, { facts: { weightGrams: 20_000 } });
    const visitor = await shopper(db, { [variationId(made, 'blue')]: 1 });
    expect((await quoteOf(visitor))?.shippingMethods.map(({ price }) => price.amount)).toEqual([990, 1_290]);
    await db.prisma.product.update({ where: { id: variationId(made, 'blue') }, data: { weightGrams: 40_000 } });
    expect(await quoteOf(visitor)).toMatchObject({ shippingMethods: [{ code: 'standard', price: { amount: 3_900 } }] });
    await db.pool.query(`delete from "ShippingRate" where "minWeightGrams" >= 31500`);
    await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
    await (await sharedRevision(db)).reload();
    expect(await quoteOf(visitor)).toMatchObject({
      isDeliverable: false,
      shippingMethods: [],
      shippingMethod: null,
      total: { amount: 1_000 },
    });
  });

  it('for virtual products has no shipping and no cash on delivery', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db, { isVirtual: true })).id]: 1 });
    expect(await quoteOf(visitor)).toMatchObject({
      needsShipping: false,
      isDeliverable: true,
      shippingMethods: [],
      total: { amount: 1_000 },
    });
    expect(codes((await quoteOf(visitor))?.paymentMethods)).not.toContain('CASH_ON_DELIVERY');
  });

  it('counts discounts against free shipping, and applies a free shipping coupon', async () => {
    await makeCoupon(db);
    await makeCoupon(db, { code: 'FREIGHT', kind: 'FREE_SHIPPING' });
    const visitor = await shopper(db, { [(await makeProduct(db, { regularPriceMinor: 5_500 })).id]: 1 });
    expect(await quoteOf(visitor)).toMatchObject({ shipping: { amount: 0 }, total: { amount: 5_500 } });
    await applyCoupon(visitor, 'TEN');
    expect(await quoteOf(visitor)).toMatchObject({
      discount: { amount: 550 },
      shipping: { amount: 490 },
      total: { amount: 5_440 },
      taxes: [{ amount: { amount: 790 + 78 } }],
    });
    expect(await cartOf(visitor)).toMatchObject({ subtotal: { amount: 5_500 }, total: { amount: 5_440 } });
    await applyCoupon(visitor, 'FREIGHT');
    expect(await quoteOf(visitor)).toMatchObject({ shipping: { amount: 0 }, total: { amount: 4_950 } });
    expect((await quoteOf(visitor, { shippingMethod: 'express' }))?.shipping.amount).toBe(1_290);
  });

  it('excludes products that are no longer available', async () => {
    const gone = await makeProduct(db, { weightGrams: 50_000 });
    const visitor = await shopper(db, { [gone.id]: 1, [(await makeProduct(db, { isVirtual: true })).id]: 1 });
    await db.prisma.product.update({ where: { id: gone.id }, data: { status: 'DRAFT' } });
    expect(await quoteOf(visitor)).toMatchObject({ needsShipping: false, total: { amount: 1_000 } });
  });

  it('takes one statement besides the visitor’s, however many fields are selected', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1, [(await makeProduct(db)).id]: 1 });
    await quoteOf(visitor);
    expect((await countStatements(db, () => quoteOf(visitor))).count).toBeLessThanOrEqual(2);
  });
});

describe('[F44] the checkout', () => {
  const document = `query ($country: String) { checkout { termsVersion countries { code } paymentMethods(country: $country) { code }
    shippingMethods(country: $country) { code price { amount } freeFrom { amount } } } }`;
  const offered = async (visitor = newVisitor(db), country?: string) =>
    (await visitor.query<{ checkout: Record<string, { code: string; price?: object }[]> }>(document, { country })).checkout;

  it('without a cart lists the countries, with the minimum shipping price', async () => {
    const { countries, shippingMethods, termsVersion } = await offered();
    expect(countries).toHaveLength(27);
    expect(termsVersion).toMatch(/^\d{4}-\d{2}/);
    expect(shippingMethods).toEqual([
      { code: 'standard', price: { amount: 490 }, freeFrom: { amount: 5_000 } },
      { code: 'express', price: { amount: 1_290 }, freeFrom: null },
    ]);
    expect((await offered(undefined, 'US')).shippingMethods).toEqual([]);
  });

  it('with a cart lists its shipping and payment methods', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db, { weightGrams: 12_000 })).id]: 1 });
    expect(await offered(visitor, 'AT')).toMatchObject({ shippingMethods: [{ price: { amount: 1_490 } }, { price: { amount: 2_490 } }] });
    expect(codes((await offered(visitor, 'AT')).paymentMethods)).not.toContain('CASH_ON_DELIVERY');
    expect(codes((await offered(visitor, 'DE')).paymentMethods)).toContain('CASH_ON_DELIVERY');
    expect((await offered(visitor, 'US')).paymentMethods).toEqual([]);
  });

  it('lists only countries of a shipping zone, and the first zone wins', async () => {
    await db.pool.query(`delete from "ShippingZone" where "position" > 0`);
    await db.pool.query(`update "ShippingZone" set "countries" = '{AT,XX,DE}'`);
    await db.pool.query(`insert into "ShippingZone" ("id", "name", "countries", "position") values (99, 'late', '{AT}', 9)`);
    await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
    await (await sharedRevision(db)).reload();
    expect(codes((await offered()).countries)).toEqual(['AT', 'DE']);
    expect(codes((await offered(undefined, 'AT')).shippingMethods)).toEqual(['standard', 'express']);
  });
});
