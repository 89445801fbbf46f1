import { beforeEach, describe, expect, it } from 'vitest';
import { readOrderMail } from '../../server/commerce/orders/orderMail.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { taxLabel } from '../../server/commerce/taxes/taxes.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { makeCoupon, applyCoupon } from '../coupons/coupons.ts';
import { tokenOf, newClient } from '../legacy/client.ts';
import { testApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testPayments } from '../support/shopDriver.ts';
import { details, detailsFor, placed, quoteOf, shopper } from '../orders/checkoutDocuments.ts';

// Shipping is taxed at the rates of the goods, and no VAT is charged on shipments out of the EU's VAT area: in the quote, the order, its
// email and the old checkout's review.

let db: Db;
let book: number;
let beans: number;
beforeEach(async () => {
  db = await freshDb();
  book = (await makeProduct(db, { taxClass: 'REDUCED', regularPriceMinor: 1_070, weightGrams: 200 })).id;
  beans = (await makeProduct(db, { regularPriceMinor: 2_380, weightGrams: 200 })).id;
});

/** Orders a cart, and returns the VAT in the quote, the order and the email, which must agree. */
async function vatOfOrder(wishes: Record<number, number>, more: { country?: string; postcode?: string; city?: string } = {}) {
  const visitor = await shopper(db, wishes);
  const quote = await quoteOf(visitor, more);
  const order = await placed(visitor, await detailsFor(visitor, { ...more, expectedTotal: quote?.total.amount }));
  const row = await db.prisma.order.findUniqueOrThrow({ where: { number: order.number } });
  const mail = await readOrderMail({ db, payments: testPayments(db) }, { orderId: row.id, kind: 'placed' }, 'https://shop.example');
  const quotedTaxes = quote?.taxes.map(({ label, amount }) => [label, amount.amount]);
  expect(mail?.taxes.map(({ basisPoints, amountMinor }) => [taxLabel(basisPoints), amountMinor])).toEqual(quotedTaxes);
  expect(order).toMatchObject({ taxes: quotedTaxes?.map(([label, amount]) => ({ label, amount: { amount } })) });
  await expectInvariants(db);
  return { taxes: quotedTaxes, exportTo: quote?.exportTo, row };
}

describe('[F31] [F44] the VAT on shipping', () => {
  it('follows the goods: reduced for books alone, standard for beans alone', async () => {
    expect(await vatOfOrder({ [book]: 1 })).toMatchObject({ taxes: [['7% VAT', 70 + 32]] });
    expect(await vatOfOrder({ [beans]: 1 })).toMatchObject({ taxes: [['19% VAT', 380 + 78]] });
  });

  it('is divided in proportion to the goods, after discounts', async () => {
    expect(await vatOfOrder({ [book]: 1, [beans]: 1 })).toMatchObject({
      taxes: [
        ['19% VAT', 380 + 54],
        ['7% VAT', 70 + 10],
      ],
      row: { shippingMinor: 490, shippingVatMinor: 64, vatMinor: 514 },
    });
    await makeCoupon(db, { percentBasisPoints: 10_000, productIds: [beans] });
    const visitor = await shopper(db, { [book]: 1, [beans]: 1 });
    await applyCoupon(visitor, 'TEN');
    expect((await quoteOf(visitor))?.taxes.map(({ label, amount }) => [label, amount.amount])).toEqual([
      ['19% VAT', 0],
      ['7% VAT', 70 + 32],
    ]);
  });

  it('follows the undiscounted prices if all goods are free', async () => {
    await makeCoupon(db, { percentBasisPoints: 10_000 });
    const visitor = await shopper(db, { [book]: 1 });
    await applyCoupon(visitor, 'TEN');
    await placed(visitor, await detailsFor(visitor));
    expect(await db.prisma.order.findFirstOrThrow()).toMatchObject({ shippingVatMinor: 32, vatMinor: 32 });
    await expectInvariants(db);
  });

  it('uses the rate of the main goods if staff choose so, and placed orders don’t change', async () => {
    await vatOfOrder({ [book]: 1, [beans]: 1 });
    const desk = await openStaff(db, 'STAFF', ['SETTINGS'], { payments: testPayments(db) });
    const save = `mutation ($on: Boolean) { updateShopSettings(input: { expectedVersion: 0, taxesDeliveryByMainGoods: $on }) {
      ... on UpdateShopSettingsPayload { settings { taxesDeliveryByMainGoods } } ... on UserError { message } } }`;
    expect(await desk.who.query(save, { on: true })).toEqual({ updateShopSettings: { settings: { taxesDeliveryByMainGoods: true } } });
    expect(await vatOfOrder({ [book]: 1, [beans]: 1 })).toMatchObject({
      taxes: [
        ['19% VAT', 380 + 78],
        ['7% VAT', 70],
      ],
    });
    const tea = (await makeProduct(db, { regularPriceMinor: 1_190 })).id;
    expect(await vatOfOrder({ [book]: 2, [tea]: 1 })).toMatchObject({
      taxes: [
        ['19% VAT', 190],
        ['7% VAT', 140 + 32],
      ],
    });
    expect(await db.prisma.order.findFirstOrThrow({ orderBy: { id: 'asc' } })).toMatchObject({ shippingVatMinor: 64 });
  });

  it('isn’t charged in the Canary Islands, and the price stays the same', async () => {
    const there = { country: 'ES', postcode: 'E-35001', city: 'Las Palmas' };
    expect(await vatOfOrder({ [book]: 1, [beans]: 1 }, there)).toMatchObject({
      taxes: [],
      exportTo: 'the Canary Islands',
      row: { vatMinor: 0, shippingVatMinor: 0, totalMinor: 3_450 + 1_190, postcode: '35001' },
    });
    expect(await vatOfOrder({ [beans]: 1 }, { country: 'ES', postcode: '28001' })).toMatchObject({
      exportTo: null,
      row: { vatMinor: 413 + 207 },
    });
  });

  it('[F44] is the same in the legacy checkout review', async () => {
    const { app } = await testApp(db);
    const client = newClient(app);
    await client.ajax('add_to_cart', { product_id: beans, quantity: 1 });
    const security = await tokenOf(client, ['wc_checkout_params', 'update_order_review_nonce']);
    const table = async (form: Record<string, string>) =>
      (await client.ajax('update_order_review', { security, country: 'DE', ...form })).json<{ fragments: Record<string, string> }>()
        .fragments['.woocommerce-checkout-review-order-table'];
    expect(await table({ postcode: '10115' })).toContain('including 19% VAT');
    expect(await table({ postcode: '27498' })).not.toContain('VAT');
    expect(await table({ postcode: '27498', s_country: 'DE', s_postcode: '10115' })).toContain('including 19% VAT');
    await app.close();
  });
});

describe('[F44] an order', () => {
  it('can have a single name, no Eircode and an address in any script, and can be found by its email', async () => {
    const visitor = await shopper(db, { [beans]: 1 });
    const { firstName: _first, postcode: _postcode, ...rest } = details();
    const wish = { ...rest, lastName: 'Björk', country: 'IE', email: 'post@bücher.example' };
    const order = await placed(visitor, await detailsFor(visitor, { ...wish, firstName: null, postcode: null }));
    expect(order).toMatchObject({ firstName: '', lastName: 'Björk', postcode: '', email: 'post@xn--bcher-kva.example' });
    const find = `mutation ($number: Int!) { findOrder(input: { number: $number, email: "Post@Bücher.example" }) {
      ... on FindOrderPayload { order { number } } ... on UserError { message } } }`;
    expect(await newVisitor(db).query(find, { number: order.number })).toEqual({ findOrder: { order: { number: order.number } } });
  });
});
