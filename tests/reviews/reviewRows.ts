import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { OrderStatus } from '../../server/generated/prisma/client.ts';
import { noEffects, type Shop } from '../../server/platform/operation/shop.ts';
import { testKeys, testNow, testPayments } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// Creates rows for review tests without GraphQL: known visitors, and their orders.

/**
 * Returns the shop context of an operation.
 * @param token the visitor's token; undefined for a new visitor
 */
export async function shopOf(db: Db, token?: string, { now = testNow, address = '' } = {}): Promise<Shop> {
  const visitor = visitorIdentity(
    db,
    token,
    now,
    () => undefined,
    () => undefined,
  );
  return {
    db,
    now,
    visitor,
    language: 'en',
    address,
    effects: noEffects,
    catalog: await sharedRevision(db),
    keys: testKeys,
    payments: testPayments(db),
  };
}

/**
 * Creates a known visitor, who would otherwise be created by the first write.
 * @returns the visitor's token
 */
export async function knownToken(db: Db): Promise<string> {
  let token = '';
  await visitorIdentity(
    db,
    undefined,
    testNow,
    (fresh) => void (token = fresh),
    () => undefined,
  ).orCreate();
  return token;
}

let orders = 0;

/** Creates a visitor's order of a product. */
export async function placeOrder(db: Db, token: string | undefined, productId: number, status: OrderStatus = 'PROCESSING'): Promise<void> {
  const { visitor } = await shopOf(db, token);
  orders += 1;
  await db.prisma.product.update({ where: { id: productId }, data: { totalSales: { increment: 1 } } });
  await db.prisma.order.create({
    data: {
      accessKey: `key-${orders}`,
      status,
      visitorId: await visitor.current(),
      accountId: (await visitor.account())?.id ?? null,
      cartVersion: orders,
      idempotencyKey: `order-${orders}`,
      requestHash: '',
      email: 'somebody@example.com',
      firstName: 'Some',
      lastName: 'Body',
      address1: 'Street 1',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
      shippingMethod: 'standard',
      paymentMethod: 'CASH_ON_DELIVERY',
      subtotalMinor: 1_000,
      shippingMinor: 0,
      totalMinor: 1_000,
      lines: { create: [{ position: 0, productId, name: 'Thing', quantity: 1, unitMinor: 1_000, lineMinor: 1_000 }] },
    },
  });
}
