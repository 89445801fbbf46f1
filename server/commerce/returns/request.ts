import { requestHash } from '../../platform/crypto/requestHash.ts';
import type { Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { countAttempt } from '../../platform/limits/throttle.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { withdrawalException } from '../../catalogue/products/products.ts';
import { IdempotencyMismatchError, ownOrderId, recordEvent, refundedPieces } from '../orders/orders.ts';
import { NothingToWithdrawError } from './errors.ts';
import './events.ts';
import { lockOrder, readPeriodEnd, type LockedOrder } from './facts.ts';
import { readReturnSettings } from './settings.ts';
import { withdrawalInput, type Withdrawal, type WithdrawalInput } from './input.ts';
import { isExcluded, unitsHeld, unitsLeft, unitsReturning } from './rules.ts';

// The shopper's statement of withdrawal (article 11a of Directive 2011/83/EU).

/** A return and its order. */
export interface ReturnRef {
  returnId: number;
  orderId: number;
}

const hourMs = 60 * 60 * 1_000;

/** Statements per hour: each sends an email. */
const limits = { perAddress: { max: 30, windowMs: hourMs }, perOrder: { max: 20, windowMs: hourMs } } as const;

/** Which order the caller withdraws from. */
interface OrderOfCaller {
  orderId?: number | null;
  number?: number | null;
  key?: string | null;
}

/**
 * Withdraws from an order or a part of it. Late statements are received, too: staff decide about them. A repeated request with the same key
 * returns the same return.
 * @throws OrderNotFoundError, NothingToWithdrawError, IdempotencyMismatchError, ThrottledError, InvalidInputError
 */
export async function requestWithdrawal(shop: Shop, request: WithdrawalInput & OrderOfCaller): Promise<ReturnRef> {
  const { orderId: id, number, key } = request;
  const statement = parseInput(withdrawalInput, request);
  const { db, now, address } = shop;
  await countAttempt(db, { scope: 'withdrawal-address', subject: address, now, ...limits.perAddress });
  const orderId = await ownOrderId(shop, { orderId: id ?? null, number: number ?? null, key: key ?? null });
  await countAttempt(db, { scope: 'withdrawal-order', subject: String(orderId), now, ...limits.perOrder });
  const returnId = await withRetry(() => db.prisma.$transaction((tx) => receive(tx, orderId, statement, now)));
  return { returnId, orderId };
}

/** @returns the return, which may be an earlier one with this key */
async function receive(tx: Tx, orderId: number, statement: Withdrawal, now: Date): Promise<number> {
  const order = await lockOrder(tx, orderId);
  const { idempotencyKey, lines: chosen, ...facts } = statement;
  const hash = requestHash({ ...facts, lines: chosen });
  const earlier = await tx.return.findUnique({
    where: { orderId_idempotencyKey: { orderId, idempotencyKey } },
    select: { id: true, requestHash: true },
  });
  if (earlier && earlier.requestHash !== hash) throw new IdempotencyMismatchError();
  if (earlier) return earlier.id;
  const lines = withdrawn(order, chosen);
  const last = await tx.return.aggregate({ where: { orderId }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const periodEndsAt = await readPeriodEnd(tx, order, await readReturnSettings(tx));
  const data = { orderId, number, ...facts, periodEndsAt, idempotencyKey, requestHash: hash, createdAt: now };
  const { id: returnId } = await tx.return.create({ data: { ...data, lines: { create: lines } }, select: { id: true } });
  await recordEvent(tx, { orderId, kind: 'withdrawn', detail: { return: number }, at: now });
  await emitEvents(tx, 'returnRequested', [{ returnId, orderId, number: order.number }], now);
  await enqueue(tx, { name: 'return-mail', payload: { returnId, kind: 'requested', toBuyer: false } });
  // Somebody else with the order's link can't withdraw without the buyer's knowledge.
  const isOther = order.email.toLowerCase() !== facts.email.toLowerCase();
  if (isOther) await enqueue(tx, { name: 'return-mail', payload: { returnId, kind: 'requested', toBuyer: true } });
  return returnId;
}

const wrong = (path: readonly string[], message: string) => new InvalidInputError([{ path: ['input', ...path], message }]);

/**
 * The withdrawn units: the chosen ones, or all that are left.
 * @throws NothingToWithdrawError, InvalidInputError for lines of another order, excluded goods, or more units than are left
 */
function withdrawn(order: LockedOrder, chosen: Withdrawal['lines']): { orderLineId: number; quantity: number }[] {
  const left = order.lines.map(({ id, name, quantity, refunds, returns, withdrawalException: reason }) => {
    const exception = withdrawalException(reason);
    const units = { quantity, refunded: refundedPieces(refunds), returning: unitsReturning(returns), exception };
    return {
      id,
      name,
      exception,
      isExcluded: isExcluded(units),
      held: unitsHeld(order.status, units),
      left: unitsLeft(order.status, units),
    };
  });
  const rest = left.filter((line) => line.left > 0).map((line) => ({ orderLineId: line.id, quantity: line.left }));
  if (rest.length === 0) throw new NothingToWithdrawError(left.some(({ held }) => held > 0));
  return (
    chosen?.map(({ lineId, quantity }, index) => {
      const line = left.find(({ id }) => id === lineId);
      if (!line) throw wrong(['lines', String(index), 'lineId'], 'This line isn’t part of the order.');
      if (line.isExcluded && line.exception)
        throw wrong(['lines', String(index), 'lineId'], `You can’t withdraw from “${line.name}”. ${line.exception.text}`);
      const message =
        line.left === 0 ? `You’ve already withdrawn from “${line.name}”.` : `You can withdraw from at most ${line.left} of “${line.name}”.`;
      if (quantity > line.left) throw wrong(['lines', String(index), 'quantity'], message);
      return { orderLineId: lineId, quantity };
    }) ?? rest
  );
}
