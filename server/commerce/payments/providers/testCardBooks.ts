import type { Db } from '../../../platform/database/db.ts';
import type { PaymentState } from '../../../generated/prisma/client.ts';
import type { ChargeOutcome, ChargeRequest, RefundOutcome, RefundRequest } from './provider.ts';

// The books of the test card's bank. They stand in the shop's database for want of another place, but nothing of the shop reads them
// and each entry is written by a statement of its own, never inside a transaction of the shop: what the bank has done stays done.

/** What a card does, by its token. */
const outcomes: Readonly<Record<string, PaymentState>> = {
  tok_success: 'SUCCEEDED',
  tok_declined: 'DECLINED',
  tok_action: 'NEEDS_ACTION',
  tok_timeout: 'SUCCEEDED',
};

/** The card whose charge is made, but whose answer never arrives. */
const silentToken = 'tok_timeout';

/** The tokens that the test bank knows. */
export const testCardTokens: readonly string[] = Object.keys(outcomes);

/** A refund of exactly this amount is refused, so that refusals can be tried. */
export const refusedRefundMinor = 666;

const declined = 'The test bank declined the card.';

function outcomeOf(state: PaymentState): ChargeOutcome {
  return state === 'DECLINED' ? { state, reason: declined } : { state };
}

/** Enters a charge, or finds the one of this key. @returns null for a card that gets no answer */
export async function enterCharge(db: Db, { key, amountMinor, token }: ChargeRequest): Promise<ChargeOutcome | null> {
  const state = outcomes[token ?? ''] ?? 'DECLINED';
  const { count } = await db.prisma.testCharge.createMany({ data: { key, amountMinor, state }, skipDuplicates: true });
  if (count === 1) return token === silentToken ? null : outcomeOf(state);
  const known = await db.prisma.testCharge.findUniqueOrThrow({ where: { key } });
  if (known.state !== 'DECLINED' && known.amountMinor !== amountMinor) throw new Error(`Charge ${key} was entered with another amount`);
  return outcomeOf(known.state);
}

/** What became of a charge. */
export async function findCharge(db: Db, key: string): Promise<ChargeOutcome> {
  const known = await db.prisma.testCharge.findUnique({ where: { key }, select: { state: true } });
  return known ? outcomeOf(known.state) : { state: 'UNKNOWN' };
}

/** What the cardholder says on the bank's page; it counts once. */
export async function decideCharge(db: Db, key: string, approves: boolean): Promise<ChargeOutcome> {
  await db.prisma.testCharge.updateMany({ where: { key, state: 'NEEDS_ACTION' }, data: { state: approves ? 'SUCCEEDED' : 'DECLINED' } });
  return findCharge(db, key);
}

/** Strikes out a charge that was not made; a key that was never seen can make none later. */
export async function cancelCharge(db: Db, key: string): Promise<ChargeOutcome> {
  await db.prisma.testCharge.createMany({ data: { key, amountMinor: 0, state: 'DECLINED' }, skipDuplicates: true });
  await db.prisma.testCharge.updateMany({ where: { key, state: { in: ['PENDING', 'NEEDS_ACTION'] } }, data: { state: 'DECLINED' } });
  return findCharge(db, key);
}

/** Pays back, once for each key and never more than was charged. */
export async function refundCharge(db: Db, { key, chargeKey, amountMinor }: RefundRequest): Promise<RefundOutcome> {
  if (amountMinor === refusedRefundMinor) return { state: 'REFUSED', reason: 'The test bank refuses refunds of this amount.' };
  const changed = await db.prisma.$executeRaw`
    UPDATE "TestCharge" SET "refundedMinor" = "refundedMinor" + ${amountMinor}::int, "refundKeys" = array_append("refundKeys", ${key})
    WHERE "key" = ${chargeKey} AND "state" = 'SUCCEEDED' AND ${key} <> ALL("refundKeys")
      AND "refundedMinor"::bigint + ${amountMinor}::int <= "amountMinor"`;
  if (changed === 1) return { state: 'SUCCEEDED' };
  const charge = await db.prisma.testCharge.findUnique({ where: { key: chargeKey }, select: { refundKeys: true } });
  return charge?.refundKeys.includes(key)
    ? { state: 'SUCCEEDED' }
    : { state: 'REFUSED', reason: 'The test bank has no charge from which so much could be paid back.' };
}
