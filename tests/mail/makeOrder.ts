import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { testNow } from '../support/shopDriver.ts';

let made = 0;

/** Creates an order of one mug for 12.00 and delivery for 4.90, by bank transfer, directly in the database. */
export async function makeOrder(db: Db, facts: Partial<Prisma.OrderUncheckedCreateInput> = {}) {
  made += 1;
  return db.prisma.order.create({
    data: {
      accessKey: `access-key-${made}`,
      status: 'ON_HOLD',
      cartVersion: 1,
      idempotencyKey: `mail-test-${made}`,
      requestHash: '',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Byron',
      address1: '12 St James’s Square',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
      shippingMethod: 'standard',
      shippingName: 'Standard delivery',
      paymentMethod: 'BANK_TRANSFER',
      subtotalMinor: 1_200,
      shippingMinor: 490,
      shippingTaxes: [{ vatBasisPoints: 1_900, grossMinor: 490, vatMinor: 78 }],
      shippingVatMinor: 78,
      totalMinor: 1_690,
      vatMinor: 270,
      placedAt: testNow,
      lines: {
        create: [
          { position: 0, sku: 'MUG-1', name: 'Mug', quantity: 1, unitMinor: 1_200, lineMinor: 1_200, vatBasisPoints: 1_900, vatMinor: 192 },
        ],
      },
      ...facts,
    },
  });
}
