import { Prisma, type PaymentState } from '../../generated/prisma/client.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { ProviderMessage } from './provider.ts';
import { maxPauseMs, sweepBatch, sweepPauseMs } from './providers/paymentRules.ts';

// The state of each payment. When several callers learn of its end concurrently, a conditional update ensures that only one of them closes
// it.

const open: PaymentState[] = ['PENDING', 'NEEDS_ACTION'];

/** The end of an open payment. */
export interface PaymentEnd {
  state: 'SUCCEEDED' | 'DECLINED';
  /** The reason for the decline, shown to the shopper. */
  declineReason?: string;
  settledAt: Date;
  /** When to query the provider again, because it hasn't confirmed that the charge will never be made. */
  checkAt?: Date;
}

/**
 * Closes a payment by its own or its order's ID.
 * @returns whether this call closed it
 */
export async function closePayment(tx: Tx, which: { id: number } | { orderId: number }, end: PaymentEnd): Promise<boolean> {
  const { count } = await tx.payment.updateMany({ where: { ...which, state: { in: open } }, data: { checkAt: null, ...end } });
  return count === 1;
}

/** Stops checking a payment that was closed as unpaid: its provider has confirmed that nothing was charged. */
export async function confirmDeclined(tx: Tx, id: number): Promise<void> {
  await tx.payment.updateMany({ where: { id, state: 'DECLINED', checkAt: { not: null } }, data: { checkAt: null } });
}

/**
 * Records a payment received after it was closed as unpaid.
 * @returns whether it was such a payment
 */
export async function recordLatePayment(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { count } = await tx.payment.updateMany({
    where: { id, state: 'DECLINED' },
    data: { state: 'SUCCEEDED', settledAt: now, checkAt: null },
  });
  return count === 1;
}

/**
 * Records a provider's webhook message.
 * @returns whether it is new: each message is processed once, however often it is delivered
 */
export async function recordWebhookMessage(
  tx: Tx,
  paymentId: number,
  { id, kind }: Pick<ProviderMessage, 'id' | 'kind'>,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.paymentEvent.createMany({ data: { id, kind, paymentId, receivedAt: now }, skipDuplicates: true });
  return count === 1;
}

/** A payment to check with its provider. */
export interface DuePayment {
  id: number;
  createdAt: Date;
  /** Whether the payment was closed as unpaid without the provider's confirmation. */
  isClosed: boolean;
}

const milliseconds = (count: number) => Prisma.sql`(${count}::int * interval '1 millisecond')`;

/**
 * When to recheck a row that is never abandoned: old rows less and less often.
 * @param now time of the check; the row's column `createdAt` gives its age
 */
export function nextCheck(now: Date): Prisma.Sql {
  return Prisma.sql`${now}::timestamptz
    + greatest(${milliseconds(sweepPauseMs)}, least(${milliseconds(maxPauseMs)}, (${now}::timestamptz - "createdAt") / 4))`;
}

/**
 * Takes due payments, open ones first, and postpones their next check, so that no other sweeper takes them meanwhile. Closed payments wait
 * while their provider is missing.
 * @param methods of the providers that can be queried
 */
export function claimDuePayments(db: Db, methods: readonly string[], now: Date): Promise<DuePayment[]> {
  return db.prisma.$queryRaw<DuePayment[]>`
    UPDATE "Payment" SET "checkAt" =
      CASE "state" WHEN 'DECLINED' THEN ${nextCheck(now)} ELSE ${now}::timestamptz + ${milliseconds(sweepPauseMs)} END
    WHERE "id" IN (
      SELECT "id" FROM "Payment" WHERE "checkAt" <= ${now}::timestamptz
        AND ("state" <> 'DECLINED' OR "method" = ANY(${methods}::text[]))
      ORDER BY "state" = 'DECLINED', "checkAt" LIMIT ${sweepBatch}::int FOR UPDATE SKIP LOCKED)
    RETURNING "id", "createdAt", "state" = 'DECLINED' AS "isClosed"`;
}
