import type { ShipmentImportRow } from '../../../generated/prisma/client.ts';
import type { ShipmentImportOutcome } from '../../../generated/prisma/enums.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { ordersToShip, type OrderToShip } from '../../orders/orders.ts';
import { awaitsPayment, mayShip, unitsLeft } from '../rules.ts';
import { carrierOf, isRounded, orderNumberOf } from './columns.ts';

// Says what will become of the rows of a file, before anything is shipped. Reads in batches: the number of statements doesn't grow with
// the rows of a batch.

/** The cells of a row, and the line that it starts at. */
export type RowCells = Pick<ShipmentImportRow, 'line' | 'orderNumber' | 'carrier' | 'trackingNumber' | 'sku' | 'quantity'>;

type Reader = Pick<Tx, 'order' | 'shipment'>;

/** What will become of a row, or has. `problem` is empty for READY and SHIPPED. */
export interface Judged {
  outcome: ShipmentImportOutcome;
  problem: string;
}

/** Sentences for outcomes that need no details. */
const problems = {
  ALREADY_SHIPPED: 'Already shipped with this tracking number.',
  UNKNOWN_ORDER: 'There’s no order with this number.',
  NOT_PAID: 'The order isn’t paid yet.',
  CLOSED: 'The order can’t be shipped: it’s cancelled, refunded or waiting for an online payment.',
  NOTHING_LEFT: 'Nothing in this order is left to ship.',
} as const;

const judged = (outcome: keyof typeof problems): Judged => ({ outcome, problem: problems[outcome] });
const invalid = (problem: string): Judged => ({ outcome: 'INVALID', problem });

const maxTracking = 60;
const maxQuantity = 1_000_000;

/** The quantity of a row: of its item, 1 if the cell is empty; null if it is no quantity. */
export function quantityOf({ quantity }: Pick<RowCells, 'quantity'>): number | null {
  if (quantity === '') return 1;
  const [, digits] = /^(\d{1,7})([.,]0+)?$/.exec(quantity) ?? [];
  const number = Number(digits);
  return digits !== undefined && number >= 1 && number <= maxQuantity ? number : null;
}

/** What is wrong with the cells of a row, without looking at its order; null if nothing is. */
function faultOf(row: RowCells): Judged | null {
  const { trackingNumber, carrier } = row;
  if (orderNumberOf(row.orderNumber) === null)
    return row.orderNumber === '' ? invalid('The order number is missing.') : judged('UNKNOWN_ORDER');
  if (trackingNumber === '') return invalid('The tracking number is missing.');
  if (isRounded(trackingNumber))
    return invalid('A spreadsheet has rounded this number. Format the column as text and export the file again.');
  if (trackingNumber.length > maxTracking) return invalid(`The tracking number is longer than ${maxTracking} characters.`);
  if (/\p{C}/u.test(trackingNumber)) return invalid('The tracking number contains invisible characters.');
  if (carrierOf(carrier) === null) {
    const problem = carrier === '' ? 'The carrier is missing.' : 'Unknown carrier. Use its name or code, such as DHL or DPD.';
    return { outcome: 'UNKNOWN_CARRIER', problem };
  }
  return quantityOf(row) === null ? invalid('The quantity must be a whole number of at least 1.') : null;
}

/** An order while the rows of a file are judged: its units left decrease with each row. */
export interface OpenOrder {
  order: OrderToShip;
  left: Map<number, number>;
  /** Tracking numbers of its shipments, and of earlier rows of the file with what they ship. */
  numbers: Set<string>;
  /** The tracking numbers that take all that is left. */
  whole: Set<string>;
}

/** What the rows' orders have left to ship, by order number. */
export async function openOrders(db: Reader, rows: readonly RowCells[]): Promise<Map<number, OpenOrder>> {
  const numbers = rows.flatMap((row) => orderNumberOf(row.orderNumber) ?? []);
  const orders = await ordersToShip(db, [...new Set(numbers)]);
  const shipments = await db.shipment.findMany({
    where: { orderId: { in: orders.map(({ id }) => id) }, cancelledAt: null },
    select: { orderId: true, trackingNumber: true, lines: { select: { orderLineId: true, quantity: true } } },
  });
  return new Map(
    orders.map((order) => {
      const own = shipments.filter(({ orderId }) => orderId === order.id);
      const shippedOf = (id: number) =>
        own.flatMap(({ lines }) => lines).reduce((sum, line) => (line.orderLineId === id ? sum + line.quantity : sum), 0);
      const left = new Map(order.lines.map((line) => [line.id, unitsLeft({ ...line, shipped: shippedOf(line.id) })]));
      const known = new Set(own.map(({ trackingNumber }) => comparable(trackingNumber)));
      return [order.number, { order, left, numbers: known, whole: new Set<string>() }];
    }),
  );
}

/** Tracking numbers are equal regardless of blanks and case. */
export const comparable = (trackingNumber: string): string => trackingNumber.replace(/\s/g, '').toUpperCase();

/** Takes the units of a row from what is left of its order. */
function take({ order, left, whole }: OpenOrder, row: RowCells): Judged {
  const ready: Judged = { outcome: 'READY', problem: '' };
  const number = comparable(row.trackingNumber);
  if (row.sku === '') {
    if (whole.has(number)) return ready;
    if ([...left.values()].every((units) => units === 0)) return judged('NOTHING_LEFT');
    for (const id of left.keys()) left.set(id, 0);
    whole.add(number);
    return ready;
  }
  const lines = order.lines.filter(({ sku }) => sku === row.sku);
  if (lines.length === 0) return invalid('The order has no item with this SKU that needs shipping.');
  const wanted = quantityOf(row) ?? 1;
  const line = lines.find(({ id }) => (left.get(id) ?? 0) >= wanted);
  if (!line) {
    const most = Math.max(...lines.map(({ id }) => left.get(id) ?? 0));
    return most === 0 ? judged('NOTHING_LEFT') : invalid(`At most ${most} of this item can still be shipped.`);
  }
  left.set(line.id, (left.get(line.id) ?? 0) - wanted);
  return ready;
}

/** Says what will become of a row, and takes its units from what is left of its order. */
export function judge(row: RowCells, orders: ReadonlyMap<number, OpenOrder>): Judged {
  const fault = faultOf(row);
  if (fault) return fault;
  const open = orders.get(orderNumberOf(row.orderNumber) ?? 0);
  if (!open) return judged('UNKNOWN_ORDER');
  if (open.numbers.has(comparable(row.trackingNumber))) return judged('ALREADY_SHIPPED');
  if (!mayShip(open.order.status)) return judged('CLOSED');
  if (awaitsPayment(open.order)) return judged('NOT_PAID');
  return take(open, row);
}

const batch = 500;

/** Says for each row of a file, in its order, what will become of it. Rows of one order count together. */
export async function assess(db: Reader, rows: readonly RowCells[]): Promise<Judged[]> {
  const orders = new Map<number, OpenOrder>();
  for (let at = 0; at < rows.length; at += batch) {
    const part = rows.slice(at, at + batch).filter((row) => !orders.has(orderNumberOf(row.orderNumber) ?? 0));
    for (const [number, order] of await openOrders(db, part)) orders.set(number, order);
  }
  return rows.map((row) => judge(row, orders));
}
