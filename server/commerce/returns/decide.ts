import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { InvalidInputError, parseInput, StaleRecordError } from '../../platform/errors/errors.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { recordEvent } from '../orders/orders.ts';
import { ReturnNotFoundError, ReturnStateError } from './errors.ts';
import './events.ts';
import { lockOrder, type LockedOrder } from './facts.ts';
import { inspectInput, receiveInput, rejectInput, type InspectInput, type ReceiveInput, type RejectInput } from './input.ts';
import type { ReturnRef } from './request.ts';
import { openStates, returnReference } from './rules.ts';

// What staff do with a return until it is refunded. The entry point checks rights.

export type KnownReturn = NonNullable<Awaited<ReturnType<typeof readReturn>>>;

function readReturn(tx: Tx, id: number) {
  return tx.return.findUnique({ where: { id }, include: { lines: { orderBy: { orderLineId: 'asc' } } } });
}

/** The facts of a change. */
export interface Change {
  tx: Tx;
  known: KnownReturn;
  order: LockedOrder;
  actor: Actor;
}

/**
 * Runs a change of a return with its order locked.
 * @throws ReturnNotFoundError, StaleRecordError
 */
export async function changeReturn<Result>(
  shop: Shop,
  { returnId, expectedVersion }: { returnId: number; expectedVersion: number },
  write: (change: Change) => Promise<Result>,
): Promise<Result> {
  const actor = await actorOf(shop);
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const found = await readReturn(tx, returnId);
      if (!found) throw new ReturnNotFoundError();
      const order = await lockOrder(tx, found.orderId);
      // Read again, now that no other transaction changes it.
      const known = (await readReturn(tx, returnId)) ?? found;
      if (known.version !== expectedVersion) throw new StaleRecordError({ version: known.version });
      return write({ tx, known, order, actor });
    }),
  );
}

/** The changed return. */
export const refOf = ({ known }: Change): ReturnRef => ({ returnId: known.id, orderId: known.orderId });

/** Writes the audit log's entry about a change of a return. */
export async function audit(
  shop: Pick<Shop, 'now'>,
  { tx, known, order, actor }: Change,
  action: string,
  more: object = {},
): Promise<void> {
  const details = { order: order.number, return: returnReference(order.number, known.number), ...more };
  await recordAudit(tx, shop, actor, { action, targetType: 'Order', targetIds: [order.id], details });
}

/**
 * Records that the goods have arrived, and emails the customer. Does nothing if it is recorded already.
 * @throws ReturnNotFoundError, ReturnStateError, StaleRecordError
 */
export async function receiveReturn(shop: Shop, request: ReceiveInput): Promise<ReturnRef> {
  const { now } = shop;
  return changeReturn(shop, parseInput(receiveInput, request), async (change) => {
    const { tx, known, order, actor } = change;
    if (known.state === 'RECEIVED') return refOf(change);
    if (known.state !== 'REQUESTED') throw new ReturnStateError(known.state);
    const data = { state: 'RECEIVED', receivedAt: now, version: { increment: 1 } } as const;
    await tx.return.update({ where: { id: known.id }, data, select: { id: true } });
    const { accountId } = actor;
    await recordEvent(tx, { orderId: order.id, kind: 'returnReceived', detail: { return: known.number }, at: now, accountId });
    await audit(shop, change, 'return.receive');
    await emitEvents(tx, 'returnReceived', [{ returnId: known.id, orderId: order.id, number: order.number }], now);
    await enqueue(tx, { name: 'return-mail', payload: { returnId: known.id, kind: 'received', toBuyer: false } });
    return refOf(change);
  });
}

const wrong = (path: readonly string[], message: string) => new InvalidInputError([{ path: ['input', ...path], message }]);

/**
 * Records the inspection: how many units of each line are accepted, and whether they go back to stock. It can be corrected until the refund,
 * and recorded without an arrival for goods that never left the shop.
 * @throws ReturnNotFoundError, ReturnStateError, StaleRecordError, InvalidInputError
 */
export async function inspectReturn(shop: Shop, request: InspectInput): Promise<ReturnRef> {
  const { lines, ...rest } = parseInput(inspectInput, request);
  return changeReturn(shop, rest, async (change) => {
    const { tx, known } = change;
    if (!openStates.includes(known.state)) throw new ReturnStateError(known.state);
    for (const [index, { lineId, accepted }] of lines.entries()) {
      const line = known.lines.find(({ orderLineId }) => orderLineId === lineId);
      if (!line) throw wrong(['lines', String(index), 'lineId'], 'This line isn’t part of the return.');
      if (accepted > line.quantity) throw wrong(['lines', String(index), 'accepted'], `Accept at most ${line.quantity}.`);
    }
    if (known.lines.some(({ orderLineId }) => !lines.some(({ lineId }) => lineId === orderLineId)))
      throw wrong(['lines'], 'Enter how many units you accept for each line.');
    if (lines.every(({ accepted }) => accepted === 0)) throw wrong(['lines'], 'Accept at least one unit, or reject the return.');
    for (const { lineId, accepted, restock } of lines)
      await tx.returnLine.update({
        where: { returnId_orderLineId: { returnId: known.id, orderLineId: lineId } },
        data: { accepted, restock },
        select: { returnId: true },
      });
    const data = { state: 'INSPECTED', inspectedAt: shop.now, version: { increment: 1 } } as const;
    await tx.return.update({ where: { id: known.id }, data, select: { id: true } });
    const units = (isBack: boolean) => lines.reduce((sum, { accepted, restock }) => (restock === isBack ? sum + accepted : sum), 0);
    await audit(shop, change, 'return.inspect', { restocked: units(true), writtenOff: units(false) });
    return refOf(change);
  });
}

/**
 * Rejects a return, and emails the customer the reason.
 * @throws ReturnNotFoundError, ReturnStateError, StaleRecordError, InvalidInputError
 */
export async function rejectReturn(shop: Shop, request: RejectInput): Promise<ReturnRef> {
  const { reason, ...rest } = parseInput(rejectInput, request);
  const { now } = shop;
  return changeReturn(shop, rest, async (change) => {
    const { tx, known, order, actor } = change;
    if (!openStates.includes(known.state)) throw new ReturnStateError(known.state);
    const data = { state: 'REJECTED', rejection: reason, closedAt: now, version: { increment: 1 } } as const;
    await tx.return.update({ where: { id: known.id }, data, select: { id: true } });
    const { accountId } = actor;
    await recordEvent(tx, { orderId: order.id, kind: 'returnRejected', detail: { return: known.number, reason }, at: now, accountId });
    await audit(shop, change, 'return.reject', { reason });
    await emitEvents(tx, 'returnClosed', [{ returnId: known.id, orderId: order.id, number: order.number, state: 'REJECTED' }], now);
    await enqueue(tx, { name: 'return-mail', payload: { returnId: known.id, kind: 'rejected', toBuyer: false } });
    return refOf(change);
  });
}
