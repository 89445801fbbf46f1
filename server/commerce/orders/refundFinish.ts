import { lockForReturn, returnStock } from '../../catalogue/inventory/inventory.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { RefundState } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { RefundOutcome } from '../payments/payments.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { queryChargeOrNull } from './charge.ts';
import { ordering } from './extensionPoints.ts';
import { recordEvent } from './orderEvents.ts';
import { statesBefore } from './orderRules.ts';

// The second half of a refund: the amount is reserved and the key stored; now the provider is called and its answer recorded.

const refundColumns = {
  id: true,
  orderId: true,
  amountMinor: true,
  reason: true,
  accountId: true,
  restocks: true,
  providerKey: true,
  state: true,
  lines: { select: { quantity: true, restock: true, orderLine: { select: { productId: true, stockProductId: true } } } },
  order: { select: { payment: { select: { id: true, state: true } } } },
} as const;

type OpenRefund = NonNullable<Awaited<ReturnType<typeof readRefund>>>;

function readRefund(tx: Tx, id: number) {
  return tx.refund.findUniqueOrThrow({ where: { id }, select: refundColumns });
}

/**
 * Carries out an open refund, or determines its outcome. Safe to call repeatedly and from several processes.
 * @returns PENDING while the provider doesn't answer: the sweeper tries again
 */
export async function finishRefund(
  shop: Pick<Shop, 'db' | 'now' | 'catalog' | 'payments' | 'logFault'>,
  refundId: number,
): Promise<RefundState> {
  const refund = await readRefund(shop.db.prisma, refundId);
  if (refund.state !== 'PENDING') return refund.state;
  const outcome = await payBack(shop, refund);
  if (!outcome || outcome.state === 'PENDING') return 'PENDING';
  const { state, catalogChanged } = await withRetry(() => shop.db.prisma.$transaction((tx) => closeRefund(tx, refund, outcome, shop.now)));
  if (catalogChanged) await shop.catalog.reload();
  return state;
}

/** @returns null when the provider doesn't answer */
async function payBack(shop: Pick<Shop, 'db' | 'payments' | 'logFault'>, refund: OpenRefund): Promise<RefundOutcome | null> {
  const { payment } = refund.order;
  // A payment without a provider (by transfer, in cash, or after a lost authorisation) is refunded by hand.
  if (payment?.state !== 'SUCCEEDED') return { state: 'SUCCEEDED' };
  const { providerKey: key, amountMinor } = refund;
  return queryChargeOrNull(shop, payment.id, (provider, charge, signal) => provider.refund({ key, charge, amountMinor }, signal));
}

async function closeRefund(
  tx: Tx,
  refund: OpenRefund,
  outcome: RefundOutcome,
  now: Date,
): Promise<{ state: RefundState; catalogChanged: boolean }> {
  const { id, orderId, amountMinor, reason, accountId } = refund;
  const isPaidBack = outcome.state === 'SUCCEEDED';
  const restocked = isPaidBack && refund.restocks ? refund.lines.filter(({ restock }) => restock) : [];
  const returns = restocked.map(({ quantity, orderLine }) => ({ ...orderLine, quantity }));
  const products = await lockForReturn(tx, returns);
  const state = isPaidBack ? 'SUCCEEDED' : 'FAILED';
  const { count } = await tx.refund.updateMany({ where: { id, state: 'PENDING' }, data: { state, checkAt: null } });
  if (count === 0) return { state: (await readRefund(tx, id)).state, catalogChanged: false };
  if (outcome.state === 'REFUSED') {
    await tx.order.update({ where: { id: orderId }, data: { refundedMinor: { decrement: amountMinor } } });
    if (refund.lines.length > 0) for (const { refundsChanged } of ordering.participants) await refundsChanged?.(tx, orderId);
    await recordEvent(tx, { orderId, kind: 'refundRefused', detail: { amountMinor, reason: outcome.reason }, at: now, accountId });
    return { state, catalogChanged: false };
  }
  // Before any insert that refers to the order: two transactions with a shared lock on its row would deadlock.
  await closeIfPaidBack(tx, orderId, now);
  await recordEvent(tx, { orderId, kind: 'refunded', detail: { amountMinor, reason }, at: now, accountId });
  await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'refunded', refundId: id } });
  return { state, catalogChanged: returns.length > 0 && (await returnStock(tx, returns, products, { orderId, now })) };
}

/**
 * Closes an order whose payment was fully refunded. Otherwise only the refund has changed, which also counts as a change of the order for
 * programs that poll for changes: the trigger sees a differing row and sets the timestamp itself.
 */
async function closeIfPaidBack(tx: Tx, orderId: number, now: Date): Promise<void> {
  // The lock ensures that the last of several refunds sees the others.
  const [order] = await tx.$queryRaw<{ paidMinor: number }[]>`
    UPDATE "Order" SET "updatedAt" = "updatedAt" + interval '1 millisecond' WHERE "id" = ${orderId}::int RETURNING "paidMinor"`;
  const done = await tx.refund.aggregate({ where: { orderId, state: 'SUCCEEDED' }, _sum: { amountMinor: true } });
  if (!order || (done._sum.amountMinor ?? 0) < order.paidMinor) return;
  await tx.order.updateMany({
    where: { id: orderId, status: { in: statesBefore('REFUNDED') } },
    data: { status: 'REFUNDED', closedAt: now },
  });
}
