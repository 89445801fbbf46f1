import type { Db } from '../../server/platform/database/db.ts';
import { newShipment, orderToShip, shipment } from '../fulfilment/shipmentDocuments.ts';
import type { Visitor } from '../support/shopDriver.ts';

// Returns, as shoppers, staff and programs use them.

const returnFields = `id reference state name email reason note isLate requestedAt receivedAt closedAt rejectionReason version
  suggestedRefund { amount } refund { state amount { amount } } lines { quantity acceptedQuantity restocks line { id name } }`;
const orderFields = `status refunded { amount } events { kind text } returns { reference } lines { withdrawableQuantity refundedQuantity }
  withdrawal { url periodEndsAt isLate instructions }`;

export interface ReturnAnswer {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  return?: {
    id: string;
    reference: string;
    state: string;
    isLate: boolean;
    version: number | null;
    suggestedRefund: { amount: number } | null;
    refund: { state: string; amount: { amount: number } } | null;
    rejectionReason: string;
    lines: { quantity: number; acceptedQuantity: number | null; line: { id: string; name: string } }[];
  };
  order?: {
    status: string;
    refunded: { amount: number };
    returns: { reference: string }[];
    events: { kind: string; text: string }[];
    lines: { withdrawableQuantity: number; refundedQuantity: number }[];
    withdrawal: { url: string; periodEndsAt: string | null; isLate: boolean };
  };
}

type Action = 'requestWithdrawal' | 'receiveReturn' | 'inspectReturn' | 'rejectReturn' | 'refundReturn';

export function returnDocument(name: Action): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on UserError { code message path }
    ... on ${type}Payload { return { ${returnFields} } order { ${orderFields} } } } }`;
}

/** Runs a mutation on returns. */
export async function returning(who: Visitor, name: Action, input: object): Promise<ReturnAnswer> {
  return (await who.query<{ result: ReturnAnswer }>(returnDocument(name), { input })).result;
}

let keys = 0;

/** A statement about an order, by the order's link and with a fresh key. */
export function statement({ number, accessKey: key }: { number: number; accessKey: string }, more: object = {}) {
  keys += 1;
  return { number, key, name: 'Ada Byron', email: 'ada@example.com', idempotencyKey: `withdrawal-${keys}-of-the-test`, ...more };
}

/** Creates a shipped order of three mugs, two spoons and a voucher, 10.00 each, with 4.90 for the delivery. */
export async function shippedOrder(db: Db, admin: Visitor, facts: Parameters<typeof orderToShip>[1] = {}) {
  const order = await orderToShip(db, {
    shippingMinor: 490,
    shippingTaxes: [{ vatBasisPoints: 0, grossMinor: 490, vatMinor: 0 }],
    totalMinor: 6_490,
    paidMinor: 6_490,
    ...facts,
  });
  await shipment(admin, 'createShipment', newShipment(order.orderId));
  return order;
}
