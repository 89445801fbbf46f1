import {
  isGivenUp,
  isNeverMade,
  nextCheck,
  notMadeInTime,
  offeredProviders,
  orderCancelled,
  sweepBatch,
  sweepParallel,
  claimDuePayments,
  type ChargeOutcome,
  type DuePayment,
} from '../payments/payments.ts';
import { captureCharge } from './capture.ts';
import { queryCharge, queryChargeOrNull } from './charge.ts';
import { finishRefund } from './refundFinish.ts';
import { settlePayment, type Settling } from './settle.ts';

// A process that died or timed out between a request to a provider and its answer leaves a payment or refund open. The sweeper queries the
// provider about each of them and records the answer; payments that are never completed are abandoned, which releases what they reserved.
// Several servers may sweep concurrently: each takes different rows.

/** The result of a sweep. */
export interface Swept {
  /** Number of payments that were resolved. */
  payments: number;
  /** Number of refunds that were resolved. */
  refunds: number;
  /** Whether more may be due. */
  hasMore: boolean;
}

/**
 * Checks everything that is due, at most one batch of each kind.
 * @param logFault called with each failure; the others are still processed
 */
export async function sweepPayments(server: Omit<Settling, 'logFault'>, logFault: (fault: unknown) => void): Promise<Swept> {
  const shop = { ...server, logFault };
  const methods = offeredProviders(shop.payments).map(({ id }) => id);
  const payments = await claimDuePayments(shop.db, methods, shop.now);
  const settled = await inTurns(payments, (payment) => checkOf(payment)(shop, payment), logFault);
  const refunds = await claimDueRefunds(shop, methods);
  const finished = await inTurns(refunds, async ({ id }) => (await finishRefund(shop, id)) !== 'PENDING', logFault);
  return { payments: settled, refunds: finished, hasMore: payments.length === sweepBatch || refunds.length === sweepBatch };
}

const checkOf = ({ isClosed, isAuthorized }: DuePayment) => (isClosed ? confirmClosed : isAuthorized ? checkAuthorized : sweepPayment);

/**
 * Takes refunds that are due in the same way. They are never given up: old ones are asked about less and less often, and those of a provider
 * that is missing wait until it is back.
 */
function claimDueRefunds({ db, now }: Settling, methods: readonly string[]): Promise<{ id: number }[]> {
  return db.prisma.$queryRaw<{ id: number }[]>`
    UPDATE "Refund" SET "checkAt" = ${nextCheck(now)}
    WHERE "id" IN (
      SELECT "id" FROM "Refund" WHERE "state" = 'PENDING' AND "checkAt" <= ${now}::timestamptz
        AND NOT EXISTS (SELECT 1 FROM "Payment" p WHERE p."orderId" = "Refund"."orderId" AND p."method" <> ALL(${methods}::text[]))
      ORDER BY "checkAt" LIMIT ${sweepBatch}::int FOR UPDATE SKIP LOCKED)
    RETURNING "id"`;
}

/**
 * Processes a few rows at a time.
 * @returns number of resolved rows
 */
async function inTurns<Row>(
  rows: readonly Row[],
  decide: (row: Row) => Promise<boolean>,
  logFault: (fault: unknown) => void,
): Promise<number> {
  let decided = 0;
  for (let start = 0; start < rows.length; start += sweepParallel) {
    const results = await Promise.allSettled(rows.slice(start, start + sweepParallel).map(decide));
    for (const result of results) {
      if (result.status === 'rejected') logFault(result.reason);
      else if (result.value) decided += 1;
    }
  }
  return decided;
}

/**
 * @returns whether the payment was resolved
 * @throws ProviderUnavailableError when the payment stays open because the provider doesn't answer
 */
async function sweepPayment(shop: Settling, { id, createdAt }: DuePayment): Promise<boolean> {
  const ageMs = shop.now.getTime() - createdAt.getTime();
  const mailed = { mailsFailure: true };
  const find = () => queryCharge(shop, id, (provider, charge, signal) => provider.find(charge, signal));
  // Without an answer the payment stays open, unless its time limit has passed.
  const outcome = isGivenUp(ageMs, true)
    ? await queryChargeOrNull(shop, id, (provider, charge, signal) => provider.find(charge, signal))
    : await find();
  if (outcome?.state === 'SUCCEEDED' || outcome?.state === 'AUTHORIZED' || outcome?.state === 'DECLINED') {
    await settlePayment(shop, id, outcome, mailed);
    return true;
  }
  if (!isGivenUp(ageMs, outcome?.state !== 'UNKNOWN')) {
    if (outcome) await settlePayment(shop, id, outcome, mailed);
    return false;
  }
  const last = await queryChargeOrNull(shop, id, (provider, charge, signal) => provider.cancel(charge, signal));
  if (last?.state === 'SUCCEEDED') await settlePayment(shop, id, last, mailed);
  else {
    const isUnconfirmed = last?.state !== 'DECLINED';
    await settlePayment(shop, id, { state: 'DECLINED', reason: notMadeInTime }, { ...mailed, isUnconfirmed });
  }
  return true;
}

/**
 * Charges an authorised payment if that was requested, or notices that its authorisation was lost.
 * @returns whether it is charged or lost
 * @throws ProviderUnavailableError when the provider doesn't answer
 */
async function checkAuthorized(shop: Settling, { id, isToBeCaptured }: DuePayment): Promise<boolean> {
  const outcome = await queryCharge(shop, id, isToBeCaptured ? captureCharge : (provider, charge, signal) => provider.find(charge, signal));
  const { state } = await settlePayment(shop, id, outcome, { mailsFailure: false });
  return state !== 'AUTHORIZED';
}

/**
 * Checks a payment that was closed without its provider's confirmation, until it is certain that no money arrives. A late payment is
 * refunded.
 * @returns whether it is certain now
 * @throws ProviderUnavailableError when the provider doesn't answer
 */
async function confirmClosed(shop: Settling, { id, createdAt }: DuePayment): Promise<boolean> {
  const isEnd = (outcome: ChargeOutcome | null) => outcome?.state === 'SUCCEEDED' || outcome?.state === 'DECLINED';
  let outcome = await queryChargeOrNull(shop, id, (provider, charge, signal) => provider.cancel(charge, signal));
  if (!outcome || !isEnd(outcome)) outcome = await queryCharge(shop, id, (provider, charge, signal) => provider.find(charge, signal));
  const isNone = outcome.state === 'UNKNOWN' && isNeverMade(shop.now.getTime() - createdAt.getTime());
  if (isNone) outcome = { state: 'DECLINED', reason: orderCancelled };
  if (!isEnd(outcome)) return false;
  await settlePayment(shop, id, outcome, { mailsFailure: false });
  return true;
}
