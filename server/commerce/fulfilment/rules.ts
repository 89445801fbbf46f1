import type { OrderFulfilment, OrderStatus } from '../../generated/prisma/enums.ts';

// How much of an order can be shipped, and when. Pure.

/** The units of an order line. */
export interface LineUnits {
  quantity: number;
  refunded: number;
  /** In shipments that aren't cancelled. */
  shipped: number;
}

/**
 * Units that can still be shipped. Refunded units count as not shipped, because the order doesn't say which ones came back: a unit that
 * was shipped and returned takes one that is still to be shipped with it.
 */
export function unitsLeft({ quantity, refunded, shipped }: LineUnits): number {
  return Math.max(0, quantity - refunded - shipped);
}

/** How far an order with these lines is shipped. */
export function shippedSoFar(lines: readonly LineUnits[]): OrderFulfilment {
  if (lines.every(({ shipped }) => shipped === 0)) return 'UNFULFILLED';
  return lines.every((line) => unitsLeft(line) === 0) ? 'SHIPPED' : 'PARTIALLY_SHIPPED';
}

/** The statuses in which an order is shipped; one that is completed may get its tracking numbers afterwards. */
const shippable: readonly OrderStatus[] = ['ON_HOLD', 'PROCESSING', 'COMPLETED'];

/** Whether goods of an order with this status may be shipped. */
export const mayShip = (status: OrderStatus): boolean => shippable.includes(status);

/** What decides whether an order is paid. */
interface PaymentFacts {
  status: OrderStatus;
  paidMinor: number;
  totalMinor: number;
  hasLostPayment: boolean;
}

/** Whether an order is paid in advance, and the payment hasn't arrived or was lost. Cash on delivery is paid afterwards. */
export function awaitsPayment({ status, paidMinor, totalMinor, hasLostPayment }: PaymentFacts): boolean {
  return hasLostPayment || (status === 'ON_HOLD' && paidMinor < totalMinor);
}

/** The statuses in which a shipment can still be cancelled: nothing was concluded from it. */
const undecided: readonly OrderStatus[] = ['ON_HOLD', 'PROCESSING'];

/** Whether shipments of an order with this status can be cancelled. */
export const mayCancelShipments = (status: OrderStatus): boolean => undecided.includes(status);
