import { Prisma, type PaymentState } from '../../generated/prisma/client.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { ProviderMessage } from './provider.ts';
import { maxPauseMs, sweepBatch, sweepPauseMs } from './providers/paymentRules.ts';

// What is known of each payment. A conditional update decides who closes one when several hear of its end at the same moment.

const open: PaymentState[] = ['PENDING', 'NEEDS_ACTION'];

/** How an open payment ends. */
export interface PaymentEnd {
  state: 'SUCCEEDED' | 'DECLINED';
  /** Why it was declined, for the shopper. */
  declineReason?: string;
  settledAt: Date;
  /** When the provider is asked again, because it has not confirmed that the charge is never made. */
  checkAt?: Date;
}

/** Closes a payment by its own or its order's number. @returns whether this call is the one that does */
export async function closePayment(tx: Tx, which: { id: number } | { orderId: number }, end: PaymentEnd): Promise<boolean> {
  const { count } = await tx.payment.updateMany({ where: { ...which, state: { in: open } }, data: { checkAt: null, ...end } });
  return count === 1;
}

/** Ends the watch over a payment that was closed without money: its provider has confirmed that there is none. */
export async function confirmDeclined(tx: Tx, id: number): Promise<void> {
  await tx.payment.updateMany({ where: { id, state: 'DECLINED', checkAt: { not: null } }, data: { checkAt: null } });
}

/** Notes that money has come for a payment that was closed without any. @returns whether it was such a payment */
export async function noteLateMoney(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { count } = await tx.payment.updateMany({
    where: { id, state: 'DECLINED' },
    data: { state: 'SUCCEEDED', settledAt: now, checkAt: null },
  });
  return count === 1;
}

/** Notes a provider's message. @returns whether it is new: each counts once, however often it comes */
export async function noteMessage(
  tx: Tx,
  paymentId: number,
  { id, kind }: Pick<ProviderMessage, 'id' | 'kind'>,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.paymentEvent.createMany({ data: { id, kind, paymentId, receivedAt: now }, skipDuplicates: true });
  return count === 1;
}

/** A payment that its provider is to be asked about. */
export interface DuePayment {
  id: number;
  createdAt: Date;
  /** Whether it is closed without money, which its provider has not confirmed. */
  isClosed: boolean;
}

const milliseconds = (count: number) => Prisma.sql`(${count}::int * interval '1 millisecond')`;

/**
 * When something that is never given up is checked again: old ones less and less often.
 * @param now of the check, a column `createdAt` says how old it is
 */
export function nextCheck(now: Date): Prisma.Sql {
  return Prisma.sql`${now}::timestamptz
    + greatest(${milliseconds(sweepPauseMs)}, least(${milliseconds(maxPauseMs)}, (${now}::timestamptz - "createdAt") / 4))`;
}

/**
 * Takes payments that are due, open ones first, and puts their next check off, so that no other sweeper takes them meanwhile. Closed ones wait
 * while their provider is missing.
 * @param methods of the providers that can be asked
 */
export function takeDuePayments(db: Db, methods: readonly string[], now: Date): Promise<DuePayment[]> {
  return db.prisma.$queryRaw<DuePayment[]>`
    UPDATE "Payment" SET "checkAt" =
      CASE "state" WHEN 'DECLINED' THEN ${nextCheck(now)} ELSE ${now}::timestamptz + ${milliseconds(sweepPauseMs)} END
    WHERE "id" IN (
      SELECT "id" FROM "Payment" WHERE "checkAt" <= ${now}::timestamptz
        AND ("state" <> 'DECLINED' OR "method" = ANY(${methods}::text[]))
      ORDER BY "state" = 'DECLINED', "checkAt" LIMIT ${sweepBatch}::int FOR UPDATE SKIP LOCKED)
    RETURNING "id", "createdAt", "state" = 'DECLINED' AS "isClosed"`;
}
