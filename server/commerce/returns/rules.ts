import { addDays, instantOfWall, shopDay } from '../../../shared/clock/shopClock.ts';
import type { OrderFulfilment, OrderStatus, ReturnState } from '../../generated/prisma/enums.ts';
import { lineRefundMinor } from '../taxes/taxes.ts';

// Withdrawal period, units that can be withdrawn, and the suggested refund. Pure.

/** States in which a return isn't decided. */
export const openStates: readonly ReturnState[] = ['REQUESTED', 'RECEIVED', 'INSPECTED'];

/** Statuses of an order that leave no contract to withdraw from. */
const endedStatuses: readonly OrderStatus[] = ['CANCELLED', 'FAILED', 'REFUNDED'];

/** The data of an order that starts the withdrawal period. */
export interface DeliveryFacts {
  status: OrderStatus;
  fulfilment: OrderFulfilment;
  /** '' when nothing is delivered. */
  shippingMethod: string;
  placedAt: Date;
  /** When the order was completed or closed. */
  closedAt: Date | null;
  /** Time of its last shipment that isn't cancelled; null without one. */
  shippedAt: Date | null;
}

export interface PeriodSettings {
  periodDays: number;
  transitDays: number;
}

/**
 * The day on which the last goods are assumed to have arrived; null while goods are still to be shipped. Without delivery it is the day of
 * the contract. An order that was completed without shipments counts as shipped then.
 */
function startDay(order: DeliveryFacts, { transitDays }: PeriodSettings, timeZone: string): string | null {
  if (order.shippingMethod === '') return shopDay(order.placedAt, timeZone);
  if (order.fulfilment !== 'SHIPPED' && order.status !== 'COMPLETED') return null;
  const last = order.shippedAt ?? order.closedAt;
  return last && addDays(shopDay(last, timeZone), transitDays);
}

const saturday = 6;

/** A period that would end on a weekend ends on Monday (Regulation (EEC, Euratom) 1182/71). */
function workingDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === saturday ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
}

/** The last millisecond of the withdrawal period, in the shop's time zone; null while it has no end. The day of delivery isn't counted. */
export function periodEnd(order: DeliveryFacts, settings: PeriodSettings, timeZone: string): Date | null {
  const start = startDay(order, settings, timeZone);
  if (start === null) return null;
  const next = instantOfWall(addDays(workingDay(addDays(start, settings.periodDays)), 1), timeZone);
  return next && new Date(next.getTime() - 1);
}

/** Whether a statement arrived after the period. */
export const isLate = (at: Date, periodEndsAt: Date | null): boolean => periodEndsAt !== null && at > periodEndsAt;

/** The units of an order line. */
export interface LineUnits {
  quantity: number;
  refunded: number;
  /** In returns that aren't decided. */
  returning: number;
  /** Exception from the right of withdrawal. */
  exception: { isConditional: boolean } | null;
}

/** Whether there is no right of withdrawal. While an exception depends on the state of the goods, staff decide once they see them. */
export const isExcluded = ({ exception }: Pick<LineUnits, 'exception'>): boolean => exception !== null && !exception.isConditional;

/** Units that can be withdrawn. */
export function unitsLeft(status: OrderStatus, line: LineUnits): number {
  return isExcluded(line) ? 0 : unitsHeld(status, line);
}

/** Units that are neither refunded nor being returned. */
export function unitsHeld(status: OrderStatus, { quantity, refunded, returning }: Omit<LineUnits, 'exception'>): number {
  return endedStatuses.includes(status) ? 0 : Math.max(0, quantity - refunded - returning);
}

/** Units in returns that aren't decided. */
export function unitsReturning(lines: readonly { quantity: number; return: { state: ReturnState } }[]): number {
  return lines.reduce((sum, line) => (openStates.includes(line.return.state) ? sum + line.quantity : sum), 0);
}

/** A line of an inspected return, with the facts of its order line. */
export interface AcceptedLine {
  accepted: number;
  quantity: number;
  lineMinor: number;
  discountMinor: number;
  refundedQuantity: number;
}

/**
 * What to refund for a return: the price of the accepted units and, once all of the order has come back, the delivery cost (article 13 of
 * Directive 2011/83/EU); at most what can be refunded.
 * @param lines all lines of the order; `accepted` is 0 for those outside the return
 */
export function suggestedRefund(lines: readonly AcceptedLine[], shippingMinor: number, refundableMinor: number): number {
  const goods = lines.reduce((sum, line) => sum + lineRefundMinor(line, Math.min(line.accepted, line.quantity - line.refundedQuantity)), 0);
  const isWhole = lines.every(({ accepted, quantity, refundedQuantity }) => accepted + refundedQuantity >= quantity);
  return Math.min(goods + (isWhole ? shippingMinor : 0), refundableMinor);
}

/** The reference of a return for people, unique in the shop. */
export const returnReference = (orderNumber: number, number: number): string => `R${orderNumber}-${number}`;
