import { globalId } from '../../shared/globalId.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';

// Shipments, as staff, programs and shoppers use them.

export const shipmentFields = `id number carrier carrierName service trackingNumber trackingUrl shippedAt cancelledAt version
  lines { quantity line { name } }`;
const orderFields = `id number status fulfilmentStatus canBeCancelled lines { id shippedQuantity shippableQuantity }
  shipments { number } events { kind text }`;

interface ShipmentAnswer {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  shipment?: {
    id: string;
    number: number;
    carrierName: string;
    trackingNumber: string;
    trackingUrl: string | null;
    cancelledAt: string | null;
    version: number;
    lines: { quantity: number; line: { name: string } }[];
  };
  order?: {
    status: string;
    fulfilmentStatus: string | null;
    canBeCancelled: boolean;
    lines: { id: string; shippedQuantity: number; shippableQuantity: number }[];
    events: { kind: string; text: string }[];
  };
}

const inputs = {
  createShipment: 'CreateShipmentInput',
  updateShipment: 'UpdateShipmentInput',
  cancelShipment: 'ShipmentIdInput',
  resendShipmentMail: 'ShipmentIdInput',
};

export function shipmentDocument(name: keyof typeof inputs): string {
  const payload = `${name[0]?.toUpperCase()}${name.slice(1)}Payload`;
  return `mutation ($input: ${inputs[name]}!) { result: ${name}(input: $input) { __typename ... on UserError { code message path }
    ... on ${payload} { shipment { ${shipmentFields} } order { ${orderFields} } } } }`;
}

/** Runs a mutation on shipments. */
export async function shipment(who: Visitor, name: keyof typeof inputs, input: object): Promise<ShipmentAnswer> {
  return (await who.query<{ result: ShipmentAnswer }>(shipmentDocument(name), { input })).result;
}

let keys = 0;

/** The input of a new shipment, with a fresh key. */
export function newShipment(orderId: string, more: object = {}) {
  keys += 1;
  return { orderId, carrier: 'DHL', trackingNumber: '0034 0434 1234', idempotencyKey: `shipment-${keys}-of-the-test`, ...more };
}

/** Creates a paid order with three mugs and two spoons to ship, and a voucher that needs no shipping, directly in the database. */
export async function orderToShip(db: Db, facts: Partial<Prisma.OrderUncheckedCreateInput> = {}) {
  const row = (position: number, name: string, quantity: number) => ({
    position,
    name,
    quantity,
    unitMinor: 1_000,
    lineMinor: quantity * 1_000,
    isVirtual: name === 'Voucher',
  });
  const data = plainOrder({
    status: 'PROCESSING',
    shippingMethod: 'standard',
    shippingName: 'Standard',
    placedAt: testNow,
    subtotalMinor: 6_000,
    totalMinor: 6_000,
    paidMinor: 6_000,
    paidAt: testNow,
    ...facts,
  });
  const order = await db.prisma.order.create({
    data: { ...data, lines: { create: [row(0, 'Mug', 3), row(1, 'Spoon', 2), row(2, 'Voucher', 1)] } },
    include: { lines: { orderBy: { position: 'asc' } } },
  });
  const [mug = '', spoon = '', voucher = ''] = order.lines.map(({ id }) => globalId('OrderLine', id));
  return { ...order, orderId: globalId('Order', order.id), mug, spoon, voucher };
}
