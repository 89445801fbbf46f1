import {
  isGivenUp,
  isNeverMade,
  nextCheck,
  notMadeInTime,
  offeredProviders,
  orderCancelled,
  sweepBatch,
  sweepParallel,
  takeDuePayments,
  type ChargeOutcome,
  type DuePayment,
} from '../payments/payments.ts';
import { askAbout, askAboutIfThere } from './charge.ts';
import { finishRefund } from './refundFinish.ts';
import { settlePayment, type Settling } from './settle.ts';

// Whoever died or waited in vain between a request to a provider and its answer has left a payment or a refund open. The sweeper asks
// the provider about each and writes down what it says; payments that nobody makes are given up, so that what they hold is free again.
// Several servers may sweep at the same moment: each takes other rows.

/** What a sweep has done. */
export interface Swept {
  /** Payments that are decided now. */
  payments: number;
  /** Refunds that are decided now. */
  refunds: number;
  /** Whether there may be more that is due. */
  hasMore: boolean;
}

/**
 * Asks about everything that is due, at most one batch of each kind.
 * @param logFault told of everything that went wrong with one of them; the others are dealt with all the same
 */
export async function sweepPayments(server: Omit<Settling, 'logFault'>, logFault: (fault: unknown) => void): Promise<Swept> {
  const shop = { ...server, logFault };
  const methods = offeredProviders(shop.payments).map(({ id }) => id);
  const payments = await takeDuePayments(shop.db, methods, shop.now);
  const settled = await inTurns(payments, (payment) => (payment.isClosed ? confirmClosed : sweepPayment)(shop, payment), logFault);
  const refunds = await takeDueRefunds(shop, methods);
  const finished = await inTurns(refunds, async ({ id }) => (await finishRefund(shop, id)) !== 'PENDING', logFault);
  return { payments: settled, refunds: finished, hasMore: payments.length === sweepBatch || refunds.length === sweepBatch };
}

/**
 * Takes refunds that are due in the same way. They are never given up: old ones are asked about less and less often, and those of a provider
 * that is missing wait until it is back.
 */
function takeDueRefunds({ db, now }: Settling, methods: readonly string[]): Promise<{ id: number }[]> {
  return db.prisma.$queryRaw<{ id: number }[]>`
    UPDATE "Refund" SET "checkAt" = ${nextCheck(now)}
    WHERE "id" IN (
      SELECT "id" FROM "Refund" WHERE "state" = 'PENDING' AND "checkAt" <= ${now}::timestamptz
        AND NOT EXISTS (SELECT 1 FROM "Payment" p WHERE p."orderId" = "Refund"."orderId" AND p."method" <> ALL(${methods}::text[]))
      ORDER BY "checkAt" LIMIT ${sweepBatch}::int FOR UPDATE SKIP LOCKED)
    RETURNING "id"`;
}

/** Deals with a few at a time. @returns how many are decided now */
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

/** @returns whether it is decided now @throws ProviderUnavailableError when it stays open because the provider does not answer */
async function sweepPayment(shop: Settling, { id, createdAt }: DuePayment): Promise<boolean> {
  const ageMs = shop.now.getTime() - createdAt.getTime();
  const mailed = { mailsFailure: true };
  const find = () => askAbout(shop, id, (provider, charge, signal) => provider.find(charge, signal));
  // Without an answer it stays open, unless its time is over.
  const outcome = isGivenUp(ageMs, true)
    ? await askAboutIfThere(shop, id, (provider, charge, signal) => provider.find(charge, signal))
    : await find();
  if (outcome?.state === 'SUCCEEDED' || outcome?.state === 'DECLINED') {
    await settlePayment(shop, id, outcome, mailed);
    return true;
  }
  if (!isGivenUp(ageMs, outcome?.state !== 'UNKNOWN')) {
    if (outcome) await settlePayment(shop, id, outcome, mailed);
    return false;
  }
  const last = await askAboutIfThere(shop, id, (provider, charge, signal) => provider.cancel(charge, signal));
  if (last?.state === 'SUCCEEDED') await settlePayment(shop, id, last, mailed);
  else {
    const isUnconfirmed = last?.state !== 'DECLINED';
    await settlePayment(shop, id, { state: 'DECLINED', reason: notMadeInTime }, { ...mailed, isUnconfirmed });
  }
  return true;
}

/**
 * Asks about a payment that was closed without its provider's word, until it is certain that no money comes. Money that has come goes back.
 * @returns whether it is certain now @throws ProviderUnavailableError when the provider does not answer
 */
async function confirmClosed(shop: Settling, { id, createdAt }: DuePayment): Promise<boolean> {
  const isEnd = (outcome: ChargeOutcome | null) => outcome?.state === 'SUCCEEDED' || outcome?.state === 'DECLINED';
  let outcome = await askAboutIfThere(shop, id, (provider, charge, signal) => provider.cancel(charge, signal));
  if (!outcome || !isEnd(outcome)) outcome = await askAbout(shop, id, (provider, charge, signal) => provider.find(charge, signal));
  const isNone = outcome.state === 'UNKNOWN' && isNeverMade(shop.now.getTime() - createdAt.getTime());
  if (isNone) outcome = { state: 'DECLINED', reason: orderCancelled };
  if (!isEnd(outcome)) return false;
  await settlePayment(shop, id, outcome, { mailsFailure: false });
  return true;
}
