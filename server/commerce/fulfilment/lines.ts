import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { LineToShip } from '../orders/orders.ts';
import type { NewShipment } from './input.ts';
import { unitsLeft, type LineUnits } from './rules.ts';

/** A line of an order with its shipped units. */
export type ShippedLine = LineToShip & LineUnits;

/** Adds the shipped units to an order's lines. The caller has locked the order, so that they don't change. */
export async function withShipped(tx: Tx, orderId: number, lines: readonly LineToShip[]): Promise<ShippedLine[]> {
  const sums = await tx.shipmentLine.groupBy({
    by: ['orderLineId'],
    where: { shipment: { orderId, cancelledAt: null } },
    _sum: { quantity: true },
  });
  const shipped = new Map(sums.map(({ orderLineId, _sum }) => [orderLineId, _sum.quantity ?? 0]));
  return lines.map((line) => ({ ...line, shipped: shipped.get(line.id) ?? 0 }));
}

/** Units of an order line in a shipment. */
interface Packed {
  orderLineId: number;
  quantity: number;
}

const wrong = (path: readonly string[], message: string) => new InvalidInputError([{ path: ['input', ...path], message }]);

/**
 * The units of a new shipment: those that were chosen, or all that are left.
 * @throws InvalidInputError for lines of another order or without delivery, more units than are left, or when nothing is left
 */
export function packed(lines: readonly ShippedLine[], chosen: NewShipment['lines']): Packed[] {
  if (lines.length === 0) throw wrong(['lines'], 'Nothing in this order needs shipping.');
  if (chosen === null) {
    const rest = lines.map((line) => ({ orderLineId: line.id, quantity: unitsLeft(line) })).filter(({ quantity }) => quantity > 0);
    if (rest.length === 0) throw wrong(['lines'], 'Everything in this order has been shipped.');
    return rest;
  }
  return chosen.map(({ lineId, quantity }, index) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw wrong(['lines', String(index), 'lineId'], 'This line isn’t part of the order, or needs no shipping.');
    const left = unitsLeft(line);
    const message =
      left === 0 ? `There’s nothing left of “${line.name}” to ship.` : `At most ${left} of “${line.name}” can still be shipped.`;
    if (quantity > left) throw wrong(['lines', String(index), 'quantity'], message);
    return { orderLineId: lineId, quantity };
  });
}
