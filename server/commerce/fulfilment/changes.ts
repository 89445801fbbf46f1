import { actorOf, changesBetween, recordAudit } from '../../foundation/audit/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { parseInput, StaleRecordError } from '../../platform/errors/errors.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { lockOrderToShip, recordEvent, setFulfilment, type OrderToShip } from '../orders/orders.ts';
import { ShipmentNotFoundError, ShipmentStateError } from './errors.ts';
import './events.ts';
import { updateInput, type UpdateShipmentInput } from './input.ts';
import { withShipped } from './lines.ts';
import { mayCancelShipments, shippedSoFar } from './rules.ts';
import type { ShipmentRef } from './shipments.ts';

// Corrects and cancels shipments.

type Known = NonNullable<Awaited<ReturnType<typeof readShipment>>>;

function readShipment(tx: Tx, id: number) {
  return tx.shipment.findUnique({ where: { id } });
}

/**
 * Runs a change of a shipment with its order locked.
 * @throws ShipmentNotFoundError
 */
async function change(
  shop: Shop,
  shipmentId: number,
  write: (tx: Tx, shipment: Known, order: OrderToShip) => Promise<void>,
): Promise<ShipmentRef> {
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const found = await readShipment(tx, shipmentId);
      if (!found) throw new ShipmentNotFoundError();
      const order = await lockOrderToShip(tx, found.orderId);
      // Read again, now that no other transaction changes it.
      const shipment = (await readShipment(tx, shipmentId)) ?? found;
      await write(tx, shipment, order);
      return { shipmentId, orderId: found.orderId };
    }),
  );
}

/**
 * Corrects the carrier, service and tracking of a shipment.
 * @throws ShipmentNotFoundError, ShipmentStateError for a cancelled one, StaleRecordError, InvalidInputError
 */
export async function updateShipment(shop: Shop, request: UpdateShipmentInput): Promise<ShipmentRef> {
  const { shipmentId, expectedVersion, notifyCustomer, ...facts } = parseInput(updateInput, request);
  const actor = await actorOf(shop);
  const { now } = shop;
  return change(shop, shipmentId, async (tx, shipment, order) => {
    if (shipment.cancelledAt) throw new ShipmentStateError('cancelled');
    if (expectedVersion != null && expectedVersion !== shipment.version) throw new StaleRecordError({ version: shipment.version });
    // Tracking numbers lead to a customer's address: the log, which is never erased, leaves them out.
    const { trackingNumber: _number, trackingUrl: _url, ...logged } = facts;
    await setFulfilment(tx, order.id, order.fulfilment);
    await tx.shipment.update({ where: { id: shipmentId }, data: { ...facts, version: { increment: 1 } }, select: { id: true } });
    const details = { order: order.number, shipment: shipment.number, ...changesBetween({ ...shipment }, logged) };
    await recordAudit(tx, shop, actor, { action: 'shipment.update', targetType: 'Order', targetIds: [order.id], details });
    await emitEvents(tx, 'shipmentUpdated', [{ shipmentId, orderId: order.id, number: order.number }], now);
    if (notifyCustomer) await tell(tx, shipmentId, now);
  });
}

/**
 * Cancels a shipment that was entered by mistake: its goods count as not shipped. Does nothing for one that is already cancelled.
 * @throws ShipmentNotFoundError, ShipmentStateError once the order is completed or closed
 */
export async function cancelShipment(shop: Shop, { shipmentId }: { shipmentId: number }): Promise<ShipmentRef> {
  const actor = await actorOf(shop);
  const { now } = shop;
  return change(shop, shipmentId, async (tx, shipment, order) => {
    if (shipment.cancelledAt) return;
    if (!mayCancelShipments(order.status)) throw new ShipmentStateError('completed');
    const data = { cancelledAt: now, version: { increment: 1 } };
    await tx.shipment.update({ where: { id: shipmentId }, data, select: { id: true } });
    await writeFulfilment(tx, order);
    const { accountId } = actor;
    await recordEvent(tx, { orderId: order.id, kind: 'shipmentCancelled', detail: { shipment: shipment.number }, at: now, accountId });
    const details = { order: order.number, shipment: shipment.number };
    await recordAudit(tx, shop, actor, { action: 'shipment.cancel', targetType: 'Order', targetIds: [order.id], details });
    await emitEvents(tx, 'shipmentCancelled', [{ shipmentId, orderId: order.id, number: order.number }], now);
  });
}

/** Writes how far an order is shipped, by its shipments and refunds. */
async function writeFulfilment(tx: Tx, { id, lines }: OrderToShip): Promise<void> {
  await setFulfilment(tx, id, shippedSoFar(await withShipped(tx, id, lines)));
}

/** Updates how far an order is shipped after a refund of its lines: what is refunded needs no shipping. */
export async function refundsChanged(tx: Tx, orderId: number): Promise<void> {
  const order = await lockOrderToShip(tx, orderId);
  // Nothing was shipped, so that refunds don't decide anything.
  if (order.fulfilment !== 'UNFULFILLED') await writeFulfilment(tx, order);
}

const minuteMs = 60_000;

const tell = (tx: Tx, shipmentId: number, now: Date) =>
  enqueue(tx, { name: 'shipment-mail', payload: { shipmentId, again: Math.floor(now.getTime() / minuteMs) } });

/**
 * Sends the email about a shipment again, with its current data; at most once per minute, however often it is requested.
 * @throws ShipmentNotFoundError, ShipmentStateError for a cancelled one
 */
export async function resendShipmentMail(shop: Shop, { shipmentId }: { shipmentId: number }): Promise<ShipmentRef> {
  const actor = await actorOf(shop);
  return change(shop, shipmentId, async (tx, shipment, order) => {
    if (shipment.cancelledAt) throw new ShipmentStateError('cancelled');
    await tell(tx, shipmentId, shop.now);
    const details = { order: order.number, shipment: shipment.number };
    await recordAudit(tx, shop, actor, { action: 'shipment.resendMail', targetType: 'Order', targetIds: [order.id], details });
  });
}
