import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { applyCoupon, makeCoupon } from '../coupons/coupons.ts';
import { addToCart, cartOf } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { details, detailsFor, place, placed, quoteOf, shopper, type OrderResult } from './checkoutDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
});
afterEach(() => expectInvariants(db));

const orderCount = () => db.prisma.order.count();
const issueAt = ({ issues }: OrderResult, field: string) => issues?.find(({ path }) => path.join('.') === `input.${field}`)?.message;

describe('[F44] a placed order stores', () => {
  it('discounts and VAT per line, its coupons, and exact totals', async () => {
    await makeCoupon(db);
    await makeCoupon(db, { code: 'THREE', kind: 'FIXED', amountMinor: 300 });
    const book = await makeProduct(db, { taxClass: 'REDUCED', regularPriceMinor: 1_999 });
    const visitor = await shopper(db, { [book.id]: 3, [(await makeProduct(db)).id]: 1 });
    await applyCoupon(visitor, 'TEN');
    await applyCoupon(visitor, 'THREE');
    const { total } = (await quoteOf(visitor, { country: 'AT' })) ?? {};
    const order = await placed(visitor, await detailsFor(visitor, { country: 'AT', postcode: '1010', expectedTotal: total?.amount }));
    expect(order).toMatchObject({
      subtotal: { amount: 6_997 },
      discount: { amount: 700 + 300 },
      coupons: [
        { code: 'TEN', discount: { amount: 700 } },
        { code: 'THREE', discount: { amount: 300 } },
      ],
      shipping: { amount: 790 },
      total: { amount: 6_787 },
      lines: [
        { lineTotal: { amount: 5_997 }, discount: { amount: 857 }, tax: { basisPoints: 1_000, amount: { amount: 467 } } },
        { lineTotal: { amount: 1_000 }, discount: { amount: 143 }, tax: { basisPoints: 2_000, amount: { amount: 143 } } },
      ],
      taxes: [
        { label: '20% VAT', amount: { amount: 143 + 19 } },
        { label: '10% VAT', amount: { amount: 467 + 62 } },
      ],
      shippingMethod: { code: 'standard', name: 'Standard delivery', price: { amount: 790 } },
    });
    const row = await db.prisma.order.findFirstOrThrow();
    expect(row).toMatchObject({
      vatMinor: 691,
      shippingVatMinor: 81,
      shippingTaxes: [
        { vatBasisPoints: 2_000, grossMinor: 113, vatMinor: 19 },
        { vatBasisPoints: 1_000, grossMinor: 677, vatMinor: 62 },
      ],
      termsId: expect.any(Number),
    });
    expect(await db.prisma.coupon.findMany({ select: { usedCount: true } })).toEqual([{ usedCount: 1 }, { usedCount: 1 }]);
    expect(await db.prisma.cartCoupon.count()).toBe(0);
  });

  it('the ordered variation, shown with its own image or that of its product', async () => {
    const cover = (coverKey: string) => ({ coverKey, coverAlt: coverKey, coverColor: '#112233' });
    const facts = cover('0123456789abcdef0123456789abcdef');
    const own = cover('fedcba9876543210fedcba9876543210');
    const made = await makeVariable(db);
    await db.prisma.product.update({ where: { id: made.product.id }, data: facts });
    await db.prisma.product.update({ where: { id: variationId(made, 'blue') }, data: own });
    const visitor = newVisitor(db);
    for (const colour of ['blue', 'red'])
      await addToCart(visitor, { productId: globalId('ProductVariation', variationId(made, colour)), quantity: 1 });
    const { id } = await placed(visitor, await detailsFor(visitor));
    const lines = async () => {
      const document = '{ node(id: $id) { ... on Order { lines { variation { databaseId } image { alt } product { databaseId } } } } }';
      const { node } = await visitor.query<{ node: { lines: object[] } }>(`query ($id: ID!) ${document}`, { id });
      return node.lines;
    };
    const product = { databaseId: made.product.id };
    expect(await lines()).toEqual([
      { variation: { databaseId: variationId(made, 'blue') }, image: { alt: own.coverAlt }, product },
      { variation: { databaseId: variationId(made, 'red') }, image: { alt: facts.coverAlt }, product },
    ]);
    await db.prisma.product.update({ where: { id: made.product.id }, data: { status: 'DRAFT' } });
    expect(await lines()).toEqual(Array.from({ length: 2 }, () => ({ variation: null, image: null, product: null })));
  });

  it('the delivery method’s name, even if the method is deleted later', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const order = await placed(visitor, await detailsFor(visitor, { shippingMethod: 'express' }));
    await db.pool.query(`delete from "ShippingZone"`);
    const { node } = await visitor.query<{ node: object }>(
      'query ($id: ID!) { node(id: $id) { ... on Order { shippingMethod { name price { amount } } } } }',
      { id: order.id },
    );
    expect(node).toEqual({ shippingMethod: { name: 'Express delivery', price: { amount: 1_290 } } });
  });

  it('company and billing address', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const billing = { firstName: 'Grace', lastName: 'Hopper', address1: 'Rue 1', postcode: '75001', city: 'Paris', country: 'FR' };
    const order = await placed(visitor, await detailsFor(visitor, { company: ' Analytical Engines ', billing }));
    expect(order).toMatchObject({
      company: 'Analytical Engines',
      billing: { firstName: 'Grace', company: '', address2: '', postcode: '75001', country: { code: 'FR' } },
    });
    const other = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    expect(await placed(other, details())).toMatchObject({ company: '', billing: null });
  });

  it('where its stock was taken from: the variation, its product, or neither', async () => {
    const shared = await makeVariable(db, { facts: { managesStock: true, stock: 5 } });
    const own = await makeVariable(db, { variations: { blue: { managesStock: true, stock: 5 } } });
    const free = await makeProduct(db);
    const ids = [variationId(shared, 'blue'), variationId(own, 'blue'), free.id];
    const visitor = await shopper(db, Object.fromEntries(ids.map((id) => [id, 1])));
    await placed(visitor, await detailsFor(visitor));
    const lines = await db.prisma.orderLine.findMany({ select: { productId: true, stockProductId: true } });
    const stockOf = (id: number) => lines.find(({ productId }) => productId === id)?.stockProductId;
    expect(ids.map(stockOf)).toEqual([shared.product.id, variationId(own, 'blue'), null]);
  });

  it('one event and one queued email, even if the request is repeated', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const input = details();
    await placed(visitor, input);
    await placed(visitor, input);
    const { id } = await db.prisma.order.findFirstOrThrow();
    expect(await db.prisma.orderEvent.findMany()).toMatchObject([{ orderId: id, kind: 'placed', at: testNow }]);
    expect(await db.prisma.outbox.findMany()).toMatchObject([{ name: 'order-mail', payload: { orderId: id, kind: 'placed' } }]);
  });

  it('status PROCESSING at once for cash on delivery', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    expect(await placed(visitor, details({ paymentMethod: 'CASH_ON_DELIVERY' }))).toMatchObject({
      status: 'PROCESSING',
      paymentMethod: { code: 'CASH_ON_DELIVERY' },
      bankTransfer: null,
    });
  });

  it('status PROCESSING at once if it is free', async () => {
    await makeCoupon(db, { percentBasisPoints: 10_000 });
    const visitor = await shopper(db, { [(await makeProduct(db, { isVirtual: true })).id]: 1 });
    await applyCoupon(visitor, 'TEN');
    const order = await placed(visitor, await detailsFor(visitor, { shippingMethod: null }));
    expect(order).toMatchObject({ status: 'PROCESSING', total: { amount: 0 }, shippingMethod: null, taxes: [{ amount: { amount: 0 } }] });
    expect(await cartOf(visitor)).toMatchObject({ isEmpty: true });
  });
});

describe('[F44] an order is rejected', () => {
  it('for an unavailable delivery method, listing the available ones', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db, { weightGrams: 40_000 })).id]: 1 });
    const result = await place(visitor, details({ shippingMethod: 'express' }));
    expect(issueAt(result, 'shippingMethod')).toBe('Choose a delivery method. Available for delivery to Germany: Freight (standard).');
    expect(issueAt(await place(visitor, details({ shippingMethod: null })), 'shippingMethod')).toContain('Freight (standard)');
    expect(
      issueAt(await place(visitor, details({ shippingMethod: 'express', country: 'IE', postcode: 'D02 X285' })), 'shippingMethod'),
    ).toBe('Choose a delivery method. Available for delivery to Ireland: Freight (standard).');
    expect(await orderCount()).toBe(0);
  });

  it('for a country without a shipping zone', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    await db.pool.query(`delete from "ShippingZone" where 'AT' = any("countries")`);
    await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
    await (await sharedRevision(db)).reload();
    expect(await quoteOf(visitor, { country: 'AT' })).toBeNull();
    expect(issueAt(await place(visitor, details({ country: 'AT', postcode: '1010' })), 'country')).toBe('We don’t deliver to Austria.');
  });

  it.each([
    ['country', { country: 'US' }],
    ['paymentMethod', { paymentMethod: 'CASH_ON_DELIVERY', country: 'AT', postcode: '1010' }],
    ['billing.postcode', { billing: { firstName: 'A', lastName: 'B', address1: 'C', postcode: 'x', city: 'D', country: 'FR' } }],
    ['billing.country', { billing: { firstName: 'A', lastName: 'B', address1: 'C', postcode: 'x', city: 'D', country: 'US' } }],
    ['billing.city', { billing: { firstName: 'A', lastName: 'B', address1: 'C', postcode: '75001', city: ' ', country: 'FR' } }],
    ['extensions.0.namespace', { extensions: [{ namespace: 'acme', values: [] }] }],
  ])('for an invalid %s', async (field, given) => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    expect(issueAt(await place(visitor, details(given)), field)).toBeDefined();
    expect([await orderCount(), (await cartOf(visitor))?.version]).toEqual([0, 1]);
  });

  it('for an expired coupon, without using coupon or stock', async () => {
    const { id } = await makeCoupon(db);
    const product = await makeStocked(db, 3);
    const visitor = await shopper(db, { [product.id]: 1 });
    await applyCoupon(visitor, 'TEN');
    await db.prisma.coupon.update({ where: { id }, data: { endsAt: testNow } });
    expect(await place(visitor, await detailsFor(visitor))).toMatchObject({
      code: 'COUPON_NOT_APPLICABLE',
      couponCode: 'TEN',
      reason: 'EXPIRED',
    });
    await db.prisma.coupon.update({ where: { id }, data: { endsAt: new Date(testNow.getTime() + 1) } });
    expect((await place(visitor, await detailsFor(visitor))).order).toMatchObject({ discount: { amount: 100 } });
    expect(await db.prisma.product.findUniqueOrThrow({ where: { id: product.id } })).toMatchObject({ stock: 2 });
  });

  it('for a coupon that the customer has used up', async () => {
    await makeCoupon(db, { usageLimitPerCustomer: 1 });
    const product = await makeStocked(db, 3);
    const results: OrderResult[] = [];
    for (const email of ['ada@example.com', 'ADA@example.com']) {
      const visitor = await shopper(db, { [product.id]: 1 });
      await applyCoupon(visitor, 'TEN');
      results.push(await place(visitor, await detailsFor(visitor, { email })));
    }
    expect(results).toMatchObject([{ order: {} }, { code: 'COUPON_NOT_APPLICABLE', reason: 'USED_UP_BY_CUSTOMER' }]);
    expect(await db.prisma.product.findUniqueOrThrow({ where: { id: product.id } })).toMatchObject({ stock: 2 });
  });

  it('if the expected total is that of another country', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const seen = { expectedTotal: 1_490 };
    expect(await place(visitor, details({ ...seen, country: 'AT', postcode: '1010' }))).toMatchObject({ code: 'CART_CHANGED' });
    expect((await place(visitor, details(seen))).order).toBeDefined();
  });
});
