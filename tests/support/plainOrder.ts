import type { Prisma } from '../../server/generated/prisma/client.ts';

let orders = 0;

/** Returns the row of an order of 10.00, paid by bank transfer, without lines, for tests that just need an order. */
export function plainOrder(facts: Partial<Prisma.OrderUncheckedCreateInput> = {}): Prisma.OrderUncheckedCreateInput {
  orders += 1;
  return {
    accessKey: `key of order ${orders}`,
    cartVersion: 1,
    idempotencyKey: `order ${orders}`,
    requestHash: '',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    address1: 'Lindenstr. 1',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    shippingMethod: '',
    paymentMethod: 'BANK_TRANSFER',
    subtotalMinor: 1_000,
    shippingMinor: 0,
    totalMinor: 1_000,
    ...facts,
  };
}
