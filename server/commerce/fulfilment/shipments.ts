import { carrierTitle } from '../../../shared/fulfilment/carriers.ts';
import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { requestHash } from '../../platform/crypto/requestHash.ts';
import type { Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import {
  capturePayment,
  completeWithin,
  IdempotencyMismatchError,
  lockOrderToShip,
  OrderStateError,
  recordEvent,
  setFulfilment,
  type OrderToShip,
} from '../orders/orders.ts';
import { requestCapture } from '../payments/payments.ts';
import { OrderUnpaidError } from './errors.ts';
import './events.ts';
import { createInput, type CreateShipmentInput, type NewShipment } from './input.ts';
import { packed, withShipped } from './lines.ts';
import { awaitsPayment, mayShip, shippedSoFar } from './rules.ts';

// Creates shipments. The order is locked first, so that two shipments never contain the same unit.

/** A shipment and its order. */
export interface ShipmentRef {
  shipmentId: number;
  orderId: number;
}

/**
 * Ships goods of an order: the chosen units, or all that are left. An authorised payment is charged with the first shipment. A repeated request with the same key returns the same shipment.
 * @throws OrderNotFoundError, OrderStateError, OrderUnpaidError, IdempotencyMismatchError, InvalidInputError
 */
export async function createShipment(shop: Shop, request: CreateShipmentInput): Promise<ShipmentRef> {
  const details = parseInput(createInput, request);
  const actor = await actorOf(shop);
  const { orderId } = details;
  const shipmentId = await withRetry(() => shop.db.prisma.$transaction((tx) => createLocked(tx, details, { now: shop.now, actor })));
  await capturePayment(shop, orderId);
  return { shipmentId, orderId };
}

/** When and by whom goods are shipped. */
export interface Acting {
  now: Date;
  actor: Actor;
}

/**
 * Ships goods of an order within a transaction.
 * @returns the shipment, which may be an earlier one with this key
 * @throws OrderNotFoundError, OrderStateError, OrderUnpaidError, IdempotencyMismatchError, InvalidInputError
 */
export async function createLocked(tx: Tx, details: NewShipment, acting: Acting): Promise<number> {
  const { orderId, idempotencyKey, lines: chosen, confirmUnpaid, notifyCustomer } = details;
  const order = await lockOrderToShip(tx, orderId);
  const { idempotencyKey: _key, ...values } = details;
  const hash = requestHash(values);
  const earlier = await tx.shipment.findUnique({
    where: { orderId_idempotencyKey: { orderId, idempotencyKey } },
    select: { id: true, requestHash: true },
  });
  if (earlier && earlier.requestHash !== hash) throw new IdempotencyMismatchError();
  if (earlier) return earlier.id;

  if (!mayShip(order.status)) throw new OrderStateError('shipped', order.status);
  const before = await withShipped(tx, orderId, order.lines);
  const units = packed(before, chosen);
  if (awaitsPayment(order) && !confirmUnpaid) throw new OrderUnpaidError();
  const after = before.map((line) => ({
    ...line,
    shipped: line.shipped + (units.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0),
  }));
  const { now, actor } = acting;
  const { carrier, carrierName, service, trackingNumber, trackingUrl } = details;
  const last = await tx.shipment.aggregate({ where: { orderId }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const state = shippedSoFar(after);
  // Before any insert that refers to the order: two transactions with a shared lock on its row would deadlock.
  await setFulfilment(tx, orderId, state);
  const { id } = await tx.shipment.create({
    data: {
      orderId,
      number,
      carrier,
      carrierName,
      service,
      trackingNumber,
      trackingUrl,
      idempotencyKey,
      requestHash: hash,
      accountId: actor.accountId,
      createdAt: now,
      lines: { create: units },
    },
    select: { id: true },
  });
  await requestCapture(tx, orderId, now);
  const title = carrierTitle(details);
  const accountId = actor.accountId ?? null;
  await recordEvent(tx, { orderId, kind: 'shipped', detail: { shipment: number, carrier: title }, at: now, accountId });
  const told = { order: order.number, shipment: number, carrier: title, units: units.reduce((sum, { quantity }) => sum + quantity, 0) };
  await recordAudit(tx, { now }, actor, { action: 'shipment.create', targetType: 'Order', targetIds: [orderId], details: told });
  await emitEvents(tx, 'shipmentCreated', [{ shipmentId: id, orderId, number: order.number }], now);
  if (notifyCustomer) await enqueue(tx, { name: 'shipment-mail', payload: { shipmentId: id } });
  if (state === 'SHIPPED') await finish(tx, order, details, acting);
  return id;
}

/** Everything has been shipped: completes the order if that is wanted. The email about the shipment says all that another one would. */
async function finish(tx: Tx, order: OrderToShip, { completeOrder }: NewShipment, { now, actor }: Acting): Promise<void> {
  const { id: orderId, number, totalMinor, paidMinor, currency, status } = order;
  if (order.fulfilment !== 'SHIPPED') await emitEvents(tx, 'orderShipped', [{ orderId, number, totalMinor, currency }], now);
  const isPaid = (paidMinor >= totalMinor || order.isAuthorized) && status === 'PROCESSING';
  if (!(completeOrder ?? isPaid)) return;
  const isNew = await completeWithin(tx, { orderId, status, now, accountId: actor.accountId, sendsEmail: false });
  if (!isNew) return;
  const details = { order: number };
  await recordAudit(tx, { now }, actor, { action: 'order.complete', targetType: 'Order', targetIds: [orderId], details });
}
