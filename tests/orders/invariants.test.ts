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
  ['I1 fewer sales are counted than orders hold', `update "Product" set "totalSales" = 3 where "managesStock"`],
  ['I1 stock was taken of a foreign product', `update "OrderLine" set "stockProductId" = (select max("id") from "Product")`],
  ['I2 an order waits for a payment that is not open', `update "Order" set "status" = 'PENDING_PAYMENT' where ${transfer}`],
  ['I2 a payment is open whose order does not wait for it', `update "Payment" set "state" = 'PENDING'`],
  ['I2 an order goes on without its payment', `delete from "Payment"`],
  ['I2 what was paid is not what the order says', `update "Order" set "paidMinor" = 1 where not ${transfer}`],
  ['I2 an order is paid at no time, or unpaid at one', `update "Order" set "paidMinor" = 1 where ${transfer}`],
  ['I2 a card was charged without an order', `update "Payment" set "providerKey" = 'other'`],
  ['I2 an order is paid by a card that was not charged', `update "TestCharge" set "state" = 'DECLINED'`],
  ['I2 refunds are not what the order says', `update "Order" set "refundedMinor" = 1 where not ${transfer}`],
  ['I2 a card got back another sum than was refunded', `update "TestCharge" set "refundedMinor" = 1`],
  ['I3 an order has no lines', `delete from "OrderLine"`],
  ['I3 the VAT of a line is not that of its price', `update "OrderLine" set "vatMinor" = "vatMinor" - 1`],
  ['I3 an order is not the sum of its lines', `update "Order" set "vatMinor" = "vatMinor" - 1`],
  ['I3 shipping is not the sum of its parts by rate', `update "Order" set "shippingVatMinor" = "shippingVatMinor" + 1`],
  ['I3 shipping is not the sum of its parts by rate', `update "Order" set "shippingTaxes" = '[]'`],
  [
    'I3 shipping is not the sum of its parts by rate',
    `update "Order" set "shippingTaxes" = jsonb_set("shippingTaxes", '{0,vatBasisPoints}', '700')`,
  ],
  ['I3 an order’s coupons took off another sum than its discount', `update "OrderCoupon" set "discountMinor" = 1`],
  ['I4 a coupon is not used as often as orders carry it', `update "Coupon" set "usedCount" = 1`],
  ['I4 a coupon was used too often by one customer', `update "Coupon" set "usageLimitPerCustomer" = 1`],
  [
    'I4 a coupon is held by an order that is over, or not by one that stands',
    `update "Order" set "status" = 'CANCELLED' where ${transfer}`,
  ],
  ['I5 a cart line holds what none may hold', `update "CartLine" set "quantity" = 10000`],
  [
    'I5 a cart has more lines than one may have',
    `insert into "CartLine" ("cartId", "key", "productId", "quantity") select l."cartId", md5('line ' || n), l."productId", 1 from "CartLine" l, generate_series(1, 100) n`,
  ],
  ['I5 an order is of a state that its cart has not reached', `update "Order" set "cartVersion" = 99 where ${transfer}`],
  ['I25 an order has shipments and says it has none, or the other way round', `update "Order" set "fulfilment" = 'SHIPPED'`],
  [
    'I25 more of a line is shipped than was ordered',
    `with made as (insert into "Shipment" ("orderId", "number", "carrier", "idempotencyKey", "requestHash") select min("id"), 1, 'DHL', 'key', '' from "Order" returning "id", "orderId")
     insert into "ShipmentLine" select made."id", l."id", 9 from made join "OrderLine" l on l."orderId" = made."orderId"`,
  ],
  ['I5 a cart still is in a state that was ordered and paid for', `update "Cart" set "version" = "version" - 1`],
])('[F44] prisma/invariants.sql reports: %s', async (name, breaking) => {
  await expectInvariants(db);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(breaking);
    const { rows } = await client.query<{ invariant: string }>(script);
    expect(rows.map(({ invariant }) => invariant)).toContain(name.replace('’', "'"));
    await expect(expectInvariants({ pool: client })).rejects.toThrow(/equal/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
