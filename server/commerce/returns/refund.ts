import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { refundableMinor, RefundRefusedError, refundOrder } from '../orders/orders.ts';
import { audit, changeReturn, refOf, type Change } from './decide.ts';
import { ReturnStateError } from './errors.ts';
import { refundInput, type RefundInput } from './input.ts';
import type { ReturnRef } from './request.ts';
import { returnReference } from './rules.ts';

// Refunds a return through the orders module. The refund's key follows from the return, so that concurrent requests make one refund, and a
// request after a crash between the refund and its record finds it.

/**
 * Refunds the accepted units and closes the return. With an amount of 0, an order of which nothing can be refunded is closed without.
 * @throws ReturnNotFoundError, ReturnStateError, StaleRecordError, RefundTooHighError, RefundRefusedError, IdempotencyMismatchError,
 * InvalidInputError
 */
export async function refundReturn(shop: Shop, request: RefundInput): Promise<ReturnRef> {
  const { amount, ...rest } = parseInput(refundInput, request);
  const change = await changeReturn(shop, rest, (found) => {
    if (found.known.state !== 'INSPECTED') throw new ReturnStateError(found.known.state);
    if (amount === 0 && refundableMinor(found.order) > 0)
      throw new InvalidInputError([{ path: ['input', 'amount'], message: 'Enter the amount to refund.' }]);
    return Promise.resolve(found);
  });
  return close(shop, rest, amount === 0 ? null : await payBack(shop, change, amount));
}

/** @returns the refund, which may be an earlier one of this return */
async function payBack(shop: Shop, { known, order }: Change, amount: number): Promise<number> {
  const prefix = `return ${known.id}, attempt `;
  const attempts = await shop.db.prisma.refund.findMany({
    where: { orderId: order.id, idempotencyKey: { startsWith: prefix } },
    select: { id: true, state: true },
  });
  const earlier = attempts.find(({ state }) => state !== 'FAILED');
  if (earlier) return earlier.id;
  const accepted = known.lines.filter((line) => (line.accepted ?? 0) > 0);
  const lines = accepted.map((line) => ({ lineId: line.orderLineId, quantity: line.accepted ?? 0, restock: line.restock }));
  const { refundId } = await refundOrder(shop, {
    orderId: order.id,
    amount,
    lines,
    restock: lines.some(({ restock }) => restock),
    reason: `Return ${returnReference(order.number, known.number)}`,
    idempotencyKey: `${prefix}${attempts.length + 1}`,
  });
  return refundId;
}

function close(shop: Shop, rest: { returnId: number; expectedVersion: number }, refundId: number | null): Promise<ReturnRef> {
  const { now } = shop;
  return changeReturn(shop, rest, async (change) => {
    const { tx, known, order } = change;
    if (known.state !== 'INSPECTED') throw new ReturnStateError(known.state);
    const refund = refundId === null ? null : await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
    // The provider may have refused it in the meantime.
    if (refund?.state === 'FAILED') throw new RefundRefusedError();
    const data = { state: 'REFUNDED', refundId, closedAt: now, version: { increment: 1 } } as const;
    await tx.return.update({ where: { id: known.id }, data, select: { id: true } });
    await audit(shop, change, 'return.refund', { amountMinor: refund?.amountMinor ?? 0 });
    await emitEvents(tx, 'returnClosed', [{ returnId: known.id, orderId: order.id, number: order.number, state: 'REFUNDED' }], now);
    return refOf(change);
  });
}
