import { Prisma, type PaymentState } from '../../generated/prisma/client.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { ProviderMessage } from './provider.ts';
import { authorizedPauseMs, firstCheckMs, maxPauseMs, sweepBatch, sweepPauseMs } from './providers/paymentRules.ts';

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
 * @param from the states in which it may be; open ones by default
 * @returns whether this call closed it
 */
export async function closePayment(
  tx: Tx,
  which: { id: number } | { orderId: number },
  end: PaymentEnd,
  from: readonly PaymentState[] = open,
): Promise<boolean> {
  const { count } = await tx.payment.updateMany({ where: { ...which, state: { in: [...from] } }, data: { checkAt: null, ...end } });
  return count === 1;
}

/** Records that an authorised payment was charged, or its authorisation was lost. @returns whether this call recorded it */
export const closeAuthorized = (tx: Tx, id: number, end: PaymentEnd): Promise<boolean> => closePayment(tx, { id }, end, ['AUTHORIZED']);

/** Closes the payment of an order that is cancelled, whether it is open or authorised. */
export const closeCancelled = (tx: Tx, orderId: number, end: PaymentEnd): Promise<boolean> =>
  closePayment(tx, { orderId }, end, [...open, 'AUTHORIZED']);

/**
 * Records that an open payment was authorised.
 * @returns whether this call recorded it
 */
export async function authorizePayment(tx: Tx, id: number, captureBefore: Date | null, now: Date): Promise<boolean> {
  const checkAt = new Date(now.getTime() + authorizedPauseMs);
  const data = { state: 'AUTHORIZED', actionUrl: '', authorizedAt: now, captureBefore, checkAt } as const;
  const { count } = await tx.payment.updateMany({ where: { id, state: { in: open } }, data });
  if (count === 1) return true;
  await tx.payment.updateMany({
    // Null differs from any time, but not in SQL.
    where: { id, state: 'AUTHORIZED', OR: [{ captureBefore: { not: captureBefore } }, { captureBefore: null }] },
    data: { captureBefore, warnedAt: null },
  });
  // Authorised after the shop gave the payment up: the sweeper releases the amount.
  await tx.payment.updateMany({ where: { id, state: 'DECLINED', checkAt: null }, data: { checkAt: now } });
  return false;
}

/** Decides, within a transaction, that the authorised payment of an order is charged. Does nothing for other payments. */
export async function requestCapture(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx.payment.updateMany({
    where: { orderId, state: 'AUTHORIZED', captureRequestedAt: null },
    data: { captureRequestedAt: now, checkAt: new Date(now.getTime() + firstCheckMs) },
  });
}

/**
 * Takes authorised payments that expire until a time, aren't to be captured yet and of which the shop wasn't warned, and marks them as warned
 * of.
 */
export function claimEndingAuthorizations(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<{ id: number; captureBefore: Date }[]> {
  return tx.$queryRaw<{ id: number; captureBefore: Date }[]>`
    UPDATE "Payment" SET "warnedAt" = ${now}::timestamptz WHERE "id" = ANY(ARRAY(
      SELECT "id" FROM "Payment" WHERE "authorizedAt" IS NOT NULL AND "state" = 'AUTHORIZED' AND "captureRequestedAt" IS NULL AND "warnedAt" IS NULL
        AND "captureBefore" > ${now}::timestamptz AND "captureBefore" <= ${until}::timestamptz
      ORDER BY "captureBefore", "id" LIMIT ${limit}::int FOR UPDATE SKIP LOCKED))
    RETURNING "id", "captureBefore"`;
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
  isAuthorized: boolean;
  /** Whether an authorised payment is to be charged. */
  isToBeCaptured: boolean;
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
 * Takes due payments, open ones first, and postpones their next check, so that no other sweeper takes them meanwhile. Closed and authorised
 * payments wait while their provider is missing.
 * @param methods of the providers that can be queried
 */
export function claimDuePayments(db: Db, methods: readonly string[], now: Date): Promise<DuePayment[]> {
  return db.prisma.$queryRaw<DuePayment[]>`
    UPDATE "Payment" SET "checkAt" =
      CASE WHEN "state" = 'DECLINED' OR "captureRequestedAt" IS NOT NULL THEN ${nextCheck(now)}
        WHEN "state" = 'AUTHORIZED' THEN ${now}::timestamptz + ${milliseconds(authorizedPauseMs)}
        ELSE ${now}::timestamptz + ${milliseconds(sweepPauseMs)} END
    WHERE "id" IN (
      SELECT "id" FROM "Payment" WHERE "checkAt" <= ${now}::timestamptz
        AND ("state" NOT IN ('DECLINED', 'AUTHORIZED') OR "method" = ANY(${methods}::text[]))
      ORDER BY "state" IN ('DECLINED', 'AUTHORIZED'), "checkAt" LIMIT ${sweepBatch}::int FOR UPDATE SKIP LOCKED)
    RETURNING "id", "createdAt", "state" = 'DECLINED' AS "isClosed", "state" = 'AUTHORIZED' AS "isAuthorized",
      "captureRequestedAt" IS NOT NULL AS "isToBeCaptured"`;
}
