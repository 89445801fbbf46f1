import type { Tx } from '../../platform/database/db.ts';
import type { OrderFulfilment, OrderStatus, Prisma } from '../../generated/prisma/client.ts';
import { OrderNotFoundError } from './errors.ts';
import { refundedPieces } from './orderRules.ts';

// What the module of shipments reads and writes of an order, in its own transactions.

/** A line that needs shipping. */
export interface LineToShip {
  id: number;
  name: string;
  /** Null for a product without one. */
  sku: string | null;
  quantity: number;
  /** Units refunded or being refunded. */
  refunded: number;
}

/** An order to ship. */
export interface OrderToShip {
  id: number;
  number: number;
  status: OrderStatus;
  fulfilment: OrderFulfilment;
  totalMinor: number;
  paidMinor: number;
  currency: string;
  /** Whether its payment is authorised, and charged with the first shipment. */
  isAuthorized: boolean;
  /** Whether its payment was authorised, but couldn't be charged, and nothing has replaced it. */
  hasLostPayment: boolean;
  /** Without those that need no shipping; empty when nothing of the order does. */
  lines: LineToShip[];
}

const columns = {
  id: true,
  number: true,
  status: true,
  fulfilment: true,
  totalMinor: true,
  paidMinor: true,
  currency: true,
  shippingMethod: true,
  payment: { select: { state: true } },
  lines: {
    where: { isVirtual: false },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      name: true,
      sku: true,
      quantity: true,
      refunds: { select: { quantity: true, refund: { select: { state: true } } } },
    },
  },
} as const satisfies Prisma.OrderSelect;

function toShip({ shippingMethod, lines, payment, ...order }: Prisma.OrderGetPayload<{ select: typeof columns }>): OrderToShip {
  const rest = lines.map(({ refunds, ...line }) => ({ ...line, refunded: refundedPieces(refunds) }));
  const isAuthorized = payment?.state === 'AUTHORIZED';
  const hasLostPayment = payment?.state === 'DECLINED' && order.paidMinor < order.totalMinor;
  return { ...order, isAuthorized, hasLostPayment, lines: shippingMethod === '' ? [] : rest };
}

/**
 * Locks an order and reads what decides about its shipments.
 * @throws OrderNotFoundError
 */
export async function lockOrderToShip(tx: Tx, orderId: number): Promise<OrderToShip> {
  const locked = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Order" WHERE "id" = ${orderId}::int FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new OrderNotFoundError();
  return toShip(await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: columns }));
}

/** Reads the orders with these numbers without locking them; unknown numbers are left out. */
export async function ordersToShip(reader: Pick<Tx, 'order'>, numbers: readonly number[]): Promise<OrderToShip[]> {
  return (await reader.order.findMany({ where: { number: { in: [...numbers] } }, select: columns })).map(toShip);
}

/**
 * Writes how far an order is shipped. Also counts as a change of the order when only its shipments have changed: the trigger sees a
 * differing row and sets the timestamp itself.
 */
export async function setFulfilment(tx: Tx, orderId: number, fulfilment: OrderFulfilment): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Order" SET "fulfilment" = ${fulfilment}::"OrderFulfilment", "updatedAt" = "updatedAt" + interval '1 millisecond'
    WHERE "id" = ${orderId}::int`;
}
