import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { idempotencyKey } from '../../platform/inputs/inputs.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { firstCheckMs } from '../payments/payments.ts';
import { requestHash } from '../../platform/crypto/requestHash.ts';
import { formatMoney, type Shop } from '../../platform/operation/shop.ts';
import { IdempotencyMismatchError } from './checkout/errors.ts';
import { OrderNotFoundError, RefundRefusedError, RefundTooHighError } from './errors.ts';
import { ordering } from './extensionPoints.ts';
import { lineRefundMinor } from '../taxes/taxes.ts';
import { refundableMinor } from './orderRules.ts';
import { shortText } from './orderText.ts';
import { finishRefund } from './refundFinish.ts';
import { issueText, withText } from '../../platform/errors/issueText.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Refunds. First the amount is reserved and the key stored, then the provider is called, then its answer is recorded: nothing is refunded
// twice, however many requests arrive, even concurrently, and if the process dies in between, the sweeper finishes the refund.

const refundInput = z
  .object({
    orderId: z.int(),
    amount: z
      .int()
      .min(1, withText(says((t) => t.refundAtLeast({ amount: formatMoney(1) }))))
      .nullish()
      .transform((amount) => amount ?? null),
    lines: z
      .array(
        z.object({
          lineId: z.int(),
          quantity: z.int().min(1, withText(says((t) => t.theQuantityMustBeAtLeast1))),
          restock: z.boolean().optional(),
        }),
      )
      .max(100, withText(says((t) => t.selectAtMost100Lines)))
      .nullish()
      .transform((lines) => (lines ?? []).toSorted((a, b) => a.lineId - b.lineId))
      .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, withText(says((t) => t.listEachLineOnlyOnce))),
    restock: z
      .boolean()
      .nullish()
      .transform((restock) => restock ?? false),
    reason: shortText,
    idempotencyKey,
  })
  .superRefine(({ amount, lines, restock }, issues) => {
    if (amount === null && lines.length === 0)
      issues.addIssue({ code: 'custom', path: ['amount'], message: issueText(says((t) => t.enterAnAmountOrSelectTheLines)) });
    if (restock && lines.length === 0)
      issues.addIssue({ code: 'custom', path: ['restock'], message: issueText(says((t) => t.selectTheLinesToRestock)) });
  });

export type RefundRequestInput = z.input<typeof refundInput>;
type RefundDetails = z.output<typeof refundInput>;

/**
 * Refunds an amount or lines of an order, at most what was paid. Lines with `restock: false` don't go back to stock. A repeated request with the same key returns the same refund.
 * @returns the refund; it is PENDING until the provider has answered
 * @throws OrderNotFoundError, RefundTooHighError, RefundRefusedError, IdempotencyMismatchError, InvalidInputError
 */
export async function refundOrder(shop: Shop, request: RefundRequestInput): Promise<{ orderId: number; refundId: number }> {
  const details = parseInput(refundInput, request);
  const actor = await actorOf(shop);
  const refundId = await withRetry(() => shop.db.prisma.$transaction((tx) => setAside(tx, details, { now: shop.now, actor })));
  const state = await finishRefund(shop, refundId);
  if (state === 'FAILED') throw new RefundRefusedError();
  return { orderId: details.orderId, refundId };
}

/**
 * Deducts the amount from the refundable amount, under the order's lock.
 * @returns the refund, which may be an earlier one with this key
 */
async function setAside(tx: Tx, details: RefundDetails, { now, actor }: { now: Date; actor: Actor }): Promise<number> {
  const { orderId, idempotencyKey, reason, restock } = details;
  const { idempotencyKey: _key, ...values } = details;
  const hash = requestHash(values);
  const [order] = await tx.$queryRaw<{ number: number; paidMinor: number; refundedMinor: number }[]>`
    SELECT "number", "paidMinor", "refundedMinor" FROM "Order" WHERE "id" = ${orderId}::int FOR NO KEY UPDATE`;
  if (!order) throw new OrderNotFoundError();
  const earlier = await tx.refund.findUnique({
    where: { orderId_idempotencyKey: { orderId, idempotencyKey } },
    select: { id: true, requestHash: true },
  });
  if (earlier && earlier.requestHash !== hash) throw new IdempotencyMismatchError();
  if (earlier) return earlier.id;

  const amountMinor = await refundAmount(tx, details);
  // The statement below checks again; this check limits the amount to what its columns can hold.
  if (amountMinor > refundableMinor(order)) throw new RefundTooHighError(refundableMinor(order));
  const taken = await tx.$executeRaw`
    UPDATE "Order" SET "refundedMinor" = "refundedMinor" + ${amountMinor}::int
    WHERE "id" = ${orderId}::int AND "refundedMinor"::bigint + ${amountMinor}::int <= "paidMinor"`;
  if (taken !== 1) throw new RefundTooHighError(refundableMinor(order));
  const refund = await tx.refund.create({
    data: {
      orderId,
      amountMinor,
      reason,
      restocks: restock,
      idempotencyKey,
      requestHash: hash,
      providerKey: `re_${randomBytes(16).toString('hex')}`,
      accountId: actor.accountId,
      createdAt: now,
      checkAt: new Date(now.getTime() + firstCheckMs),
      lines: {
        create: details.lines.map(({ lineId, quantity, restock: isBack = true }) => ({ orderLineId: lineId, quantity, restock: isBack })),
      },
    },
    select: { id: true },
  });
  if (details.lines.length > 0) for (const { refundsChanged } of ordering.participants) await refundsChanged?.(tx, orderId);
  const target = { targetType: 'Order', targetIds: [orderId] };
  const told = { order: order.number, refund: refund.id, amountMinor, reason };
  await recordAudit(tx, { now }, actor, { action: 'order.refund', ...target, details: told });
  return refund.id;
}

/**
 * The amount to refund: the given amount, or what was paid for the given items.
 * @throws InvalidInputError for lines of another order, more items than are left, or items that cost nothing
 */
async function refundAmount(tx: Tx, { orderId, amount, lines }: RefundDetails): Promise<number> {
  const known = await tx.orderLine.findMany({
    where: { orderId, id: { in: lines.map(({ lineId }) => lineId) } },
    select: {
      id: true,
      name: true,
      quantity: true,
      lineMinor: true,
      discountMinor: true,
      refunds: { where: { refund: { state: { not: 'FAILED' } } }, select: { quantity: true } },
    },
  });
  const byId = new Map(known.map((line) => [line.id, line]));
  const amounts = lines.map(({ lineId, quantity }, index) => {
    const line = byId.get(lineId);
    if (!line)
      throw wrong(
        ['lines', String(index), 'lineId'],
        says((t) => t.thisLineIsntPartOfTheOrder),
      );
    const refundedQuantity = line.refunds.reduce((sum, refund) => sum + refund.quantity, 0);
    const left = line.quantity - refundedQuantity;
    if (quantity > left)
      throw wrong(
        ['lines', String(index), 'quantity'],
        says((t) => t.atMostOfLineCanStillBeRefunded({ left, line: line.name })),
      );
    return lineRefundMinor({ ...line, refundedQuantity }, quantity);
  });
  const total = amount ?? amounts.reduce((sum, part) => sum + part, 0);
  if (total < 1)
    throw wrong(
      ['lines'],
      says((t) => t.theseLinesCostNothing),
    );
  return total;
}

function wrong(path: readonly string[], message: Text): InvalidInputError {
  return new InvalidInputError([{ path: ['input', ...path], message }]);
}
