import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from '../../server/commerce/invoices/snapshot.ts';
import { readOrderMail, renderOrderMail } from '../../server/commerce/orders/orders.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { applyCoupon, makeCoupon } from '../coupons/coupons.ts';
import { issueDue, nameSeller } from '../invoices/invoiceDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct, makeVariable, variationId } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { testPayments, type Visitor } from '../support/shopDriver.ts';
import { detailsFor, placed, quoteOf, shopper } from './checkoutDocuments.ts';
import { act, administrator } from './orderDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await nameSeller(db);
  await (await sharedRevision(db)).reload();
});
afterEach(() => expectInvariants(db));

const cartOf = async (visitor: Visitor) =>
  (
    await visitor.query<{ viewer: { cart: object } }>(
      `{ viewer { cart { subtotal { amount } total { amount } lines { unitPrice { amount } deposit { amount { amount formatted } } lineTotal { amount } }
        coupons { discount { amount } } quote(country: "DE") { goodsValue { amount } missingForFree { amount } taxes { label amount { amount } } } } } }`,
    )
  ).viewer.cart;

describe('[I91] a deposit', () => {
  it('is added to each unit, taxed with it, and neither discounted nor counted for free delivery', async () => {
    const water = await makeProduct(db, { regularPriceMinor: 1_000, depositMinor: 25, taxClass: 'REDUCED' });
    const visitor = await shopper(db, { [water.id]: 4 });
    await makeCoupon(db);
    await applyCoupon(visitor, 'TEN');
    expect(await cartOf(visitor)).toMatchObject({
      subtotal: { amount: 4_100 },
      lines: [
        {
          unitPrice: { amount: 1_000 },
          deposit: { amount: { amount: 25, formatted: '€0.25' } },
          lineTotal: { amount: 4_100 },
        },
      ],
      coupons: [{ discount: { amount: 400 } }],
      // Free from 50.00; the goods are worth 36.00.
      quote: { goodsValue: { amount: 3_600 }, missingForFree: { amount: 1_400 } },
    });
    const { total } = (await quoteOf(visitor, { country: 'DE' })) ?? {};
    const order = await placed(visitor, await detailsFor(visitor, { expectedTotal: total?.amount }));
    expect(order.total).toEqual({ amount: 4_100 - 400 + 490 });
    const line = await db.prisma.orderLine.findFirstOrThrow();
    // 7% of 37.00, deposit included.
    expect(line).toMatchObject({ unitMinor: 1_000, depositMinor: 25, lineMinor: 4_100, discountMinor: 400, vatMinor: 242 });
  });

  it('of a variable product is that of its variations, named by invoice, email and credit note, and refunded with the unit', async () => {
    const made = await makeVariable(db, { facts: { depositMinor: 800 } });
    const visitor = await shopper(db, { [variationId(made, 'blue')]: 2 });
    const order = await placed(visitor, await detailsFor(visitor));
    const row = await db.prisma.order.findFirstOrThrow({ include: { lines: true } });
    const [line] = row.lines;
    const unitMinor = line?.unitMinor ?? 0;
    expect(line).toMatchObject({ depositMinor: 800, lineMinor: 2 * (unitMinor + 800) });
    const admin = await administrator(db);
    await act(admin, 'markOrderPaid', { orderId: order.id });
    await issueDue(db, row.id);
    const [{ id: lineId } = { id: '' }] = order.lines;
    const refunded = await act(admin, 'refundOrder', {
      orderId: order.id,
      lines: [{ lineId, quantity: 1 }],
      idempotencyKey: 'refund-of-a-crate',
    });
    expect(refunded.__typename).toBe('RefundOrderPayload');
    await issueDue(db, row.id);
    expect(await db.prisma.refund.findFirstOrThrow()).toMatchObject({ amountMinor: unitMinor + 800 });
    const [invoice, note] = (await db.prisma.invoice.findMany({ orderBy: { id: 'asc' } })).map(({ data }) => parseDocument(data));
    expect(invoice?.lines).toMatchObject([{ unitGrossMinor: unitMinor, depositMinor: 800, grossMinor: 2 * (unitMinor + 800) }]);
    expect(note?.lines).toMatchObject([{ quantity: 1, unitGrossMinor: unitMinor, depositMinor: 800, grossMinor: unitMinor + 800 }]);
    const mail = await readOrderMail({ db, payments: testPayments(db) }, { orderId: row.id, kind: 'placed' }, 'https://shop.example');
    expect(mail && renderOrderMail(mail).text).toContain('includes €8.00 deposit each');
  });
});
