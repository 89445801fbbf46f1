import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { makeCoupon, applyCoupon } from '../coupons/coupons.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct, makeStocked } from '../support/products.ts';
import { detailsFor, placed, shopper } from './checkoutDocuments.ts';

// The operators' check script finds inconsistencies: each row breaks the data in one way and states the expected finding. Violations
// prevented by the database itself (negative stock, a line that isn't its price times its quantity) can't be created here.

const script = readFileSync('prisma/invariants.sql', 'utf8');

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await makeCoupon(db, { usageLimit: 5, usageLimitPerCustomer: 3 });
  const { id } = await makeStocked(db, 9);
  for (const paymentMethod of ['BANK_TRANSFER', 'TEST_CARD']) {
    const visitor = await shopper(db, { [id]: 2 });
    await applyCoupon(visitor, 'TEN');
    await placed(visitor, await detailsFor(visitor, { paymentMethod, paymentToken: 'tok_success' }));
  }
  await shopper(db, { [(await makeProduct(db)).id]: 1 });
});

const transfer = `"paymentMethod" = 'BANK_TRANSFER'`;

it.each([
  ['I1 a product has fewer total sales than items in orders', `update "Product" set "totalSales" = 3 where "managesStock"`],
  [
    'I1 an order line reduced the stock of an unrelated product',
    `update "OrderLine" set "stockProductId" = (select max("id") from "Product")`,
  ],
  ['I2 an order awaits payment without an open payment', `update "Order" set "status" = 'PENDING_PAYMENT' where ${transfer}`],
  ['I2 a payment is open but its order does not await payment', `update "Payment" set "state" = 'PENDING'`],
  ['I2 an order is processed without a successful payment', `delete from "Payment"`],
  ['I2 the paid amount of an order differs from its payment', `update "Order" set "paidMinor" = 1 where not ${transfer}`],
  ['I2 the paid amount and payment time of an order are inconsistent', `update "Order" set "paidMinor" = 1 where ${transfer}`],
  ['I2 a card was charged without an order', `update "Payment" set "providerKey" = 'other'`],
  ['I2 an order is paid by a card without a matching charge', `update "TestCharge" set "state" = 'DECLINED'`],
  ['I2 the refunded amount of an order differs from its refunds', `update "Order" set "refundedMinor" = 1 where not ${transfer}`],
  ['I2 the refunded amount of a card differs from the refunds of its order', `update "TestCharge" set "refundedMinor" = 1`],
  ['I3 an order has no lines', `delete from "OrderLine"`],
  ['I3 the VAT of a line does not match its price', `update "OrderLine" set "vatMinor" = "vatMinor" - 1`],
  ['I3 the sums of an order differ from its lines', `update "Order" set "vatMinor" = "vatMinor" - 1`],
  ['I3 the shipping of an order differs from its parts by VAT rate', `update "Order" set "shippingVatMinor" = "shippingVatMinor" + 1`],
  ['I3 the shipping of an order differs from its parts by VAT rate', `update "Order" set "shippingTaxes" = '[]'`],
  [
    'I3 the shipping of an order differs from its parts by VAT rate',
    `update "Order" set "shippingTaxes" = jsonb_set("shippingTaxes", '{0,vatBasisPoints}', '700')`,
  ],
  ['I3 the discount of an order differs from its coupons', `update "OrderCoupon" set "discountMinor" = 1`],
  ['I4 the use count of a coupon differs from its orders or exceeds its limit', `update "Coupon" set "usedCount" = 1`],
  ['I4 a coupon exceeds its limit per customer', `update "Coupon" set "usageLimitPerCustomer" = 1`],
  ['I4 the release of a coupon does not match the status of its order', `update "Order" set "status" = 'CANCELLED' where ${transfer}`],
  ['I5 a cart line has an invalid product or quantity', `update "CartLine" set "quantity" = 10000`],
  [
    'I5 a cart has more lines than allowed',
    `insert into "CartLine" ("cartId", "key", "productId", "quantity") select l."cartId", md5('line ' || n), l."productId", 1 from "CartLine" l, generate_series(1, 100) n`,
  ],
  ['I5 the cart version of an order is higher than the version of its cart', `update "Order" set "cartVersion" = 99 where ${transfer}`],
  ['I25 an order has shipments and says it has none, or the other way round', `update "Order" set "fulfilment" = 'SHIPPED'`],
  [
    'I25 more of a line is shipped than was ordered',
    `with made as (insert into "Shipment" ("orderId", "number", "carrier", "idempotencyKey", "requestHash") select min("id"), 1, 'DHL', 'key', '' from "Order" returning "id", "orderId")
     insert into "ShipmentLine" select made."id", l."id", 9 from made join "OrderLine" l on l."orderId" = made."orderId"`,
  ],
  [
    'I26 more of a line is being returned than is left',
    `with made as (insert into "Return" ("orderId", "number", "name", "email", "idempotencyKey", "requestHash", "createdAt") select min("id"), 1, '', '', 'key', '', now() from "Order" returning "id", "orderId")
     insert into "ReturnLine" select made."id", l."id", 9 from made join "OrderLine" l on l."orderId" = made."orderId"`,
  ],
  [
    'I26 a return is closed and has no time of it, or the other way round',
    `insert into "Return" ("orderId", "number", "state", "name", "email", "idempotencyKey", "requestHash", "createdAt") select min("id"), 1, 'REJECTED', '', '', 'key', '', now() from "Order"`,
  ],
  ['I5 a cart still has the version of a placed order', `update "Cart" set "version" = "version" - 1`],
])('[F44] prisma/invariants.sql reports: %s', async (name, breaking) => {
  await expectInvariants(db);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(breaking);
    const { rows } = await client.query<{ invariant: string }>(script);
    expect(rows.map(({ invariant }) => invariant)).toContain(name);
    await expect(expectInvariants({ pool: client })).rejects.toThrow(/equal/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
