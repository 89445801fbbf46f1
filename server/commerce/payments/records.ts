import { Prisma, type PaymentState } from '../../generated/prisma/client.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { ProviderMessage } from './provider.ts';
import { sweepBatch, sweepPauseMs } from './providers/paymentRules.ts';

// What is known of each payment. A conditional update decides who closes one when several hear of its end at the same moment.

const open: PaymentState[] = ['PENDING', 'NEEDS_ACTION'];

/** How an open payment ends. */
export interface PaymentEnd {
  state: 'SUCCEEDED' | 'DECLINED';
  /** Why it was declined, for the shopper. */
  declineReason?: string;
  settledAt: Date;
}

/** Closes a payment by its own or its order's number. @returns whether this call is the one that does */
export async function closePayment(tx: Tx, which: { id: number } | { orderId: number }, end: PaymentEnd): Promise<boolean> {
  const { count } = await tx.payment.updateMany({ where: { ...which, state: { in: open } }, data: { ...end, checkAt: null } });
  return count === 1;
}

/** Notes that money has come for a payment that was closed without any. @returns whether it was such a payment */
export async function noteLateMoney(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { count } = await tx.payment.updateMany({ where: { id, state: 'DECLINED' }, data: { state: 'SUCCEEDED', settledAt: now } });
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
}

/** Takes payments that are due and puts their next check off, so that no other sweeper takes them meanwhile. */
export function takeDuePayments(db: Db, now: Date): Promise<DuePayment[]> {
  return db.prisma.$queryRaw<DuePayment[]>`
    UPDATE "Payment" SET "checkAt" = ${now}::timestamptz + (${sweepPauseMs}::int * interval '1 millisecond')
    WHERE "id" IN (
      SELECT "id" FROM "Payment" WHERE "state" IN (${Prisma.join(open.map((state) => Prisma.sql`${state}::"PaymentState"`))}) AND "checkAt" <= ${now}::timestamptz
      ORDER BY "checkAt" LIMIT ${sweepBatch}::int FOR UPDATE SKIP LOCKED)
    RETURNING "id", "createdAt"`;
}
