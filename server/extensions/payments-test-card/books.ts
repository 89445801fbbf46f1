import type { Db } from '../../platform/database/db.ts';
import type { Charge, ChargeOutcome, ChargeRequest, RefundOutcome, RefundRequest } from '../../commerce/payments/payments.ts';

// Records of the test card's bank. They are stored in the shop's database for want of another place, but the shop never reads them, and
// each record is written by its own statement, never inside a transaction of the shop, so that the shop can't roll back what the bank has
// done.

/** Path of the page on which the cardholder decides. */
export const confirmPath = '/payments/test-card/confirm';

type TestChargeState = 'SUCCEEDED' | 'DECLINED' | 'NEEDS_ACTION' | 'PENDING' | 'AUTHORIZED';

/** The outcome of a charge by card token. */
const outcomes: Readonly<Record<string, TestChargeState>> = {
  tok_success: 'SUCCEEDED',
  tok_declined: 'DECLINED',
  tok_action: 'NEEDS_ACTION',
  tok_timeout: 'SUCCEEDED',
};

/** The card whose charge succeeds but whose response never arrives. */
const silentToken = 'tok_timeout';

/** A refund of exactly this amount is declined, so that declined refunds can be tested. */
export const refusedRefundMinor = 666;

const declined = 'The test bank declined the card.';

/** The part of a charge that the records need. */
type Booked = Pick<Charge, 'key' | 'order'>;

function outcomeOf(state: TestChargeState, { key, order }: Booked): ChargeOutcome {
  if (state === 'DECLINED') return { state, reason: declined };
  // The test bank authorises nothing.
  if (state !== 'NEEDS_ACTION') return { state: state === 'AUTHORIZED' ? 'PENDING' : state };
  return { state, url: `${confirmPath}?${new URLSearchParams({ charge: key, order: String(order.number), key: order.accessKey })}` };
}

/**
 * Records a charge, or finds the existing one with this key.
 * @returns null for the card that gets no response
 */
export async function enterCharge(db: Db, request: ChargeRequest): Promise<ChargeOutcome | null> {
  const { key, amountMinor, token } = request;
  const state = outcomes[token ?? ''] ?? 'DECLINED';
  const { count } = await db.prisma.testCharge.createMany({ data: { key, amountMinor, state }, skipDuplicates: true });
  if (count === 1) return token === silentToken ? null : outcomeOf(state, request);
  const known = await db.prisma.testCharge.findUniqueOrThrow({ where: { key } });
  if (known.state !== 'DECLINED' && known.amountMinor !== amountMinor)
    throw new Error(`Charge ${key} already exists with a different amount`);
  return outcomeOf(known.state, request);
}

/** Returns the outcome of a charge. */
export async function findCharge(db: Db, charge: Booked): Promise<ChargeOutcome> {
  const known = await db.prisma.testCharge.findUnique({ where: { key: charge.key }, select: { state: true } });
  return known ? outcomeOf(known.state, charge) : { state: 'UNKNOWN' };
}

/** Records the cardholder's decision on the bank's page; only the first decision counts. */
export async function settleCharge(db: Db, key: string, approves: boolean): Promise<void> {
  await db.prisma.testCharge.updateMany({ where: { key, state: 'NEEDS_ACTION' }, data: { state: approves ? 'SUCCEEDED' : 'DECLINED' } });
}

/** Cancels a charge that has not been made; for an unknown key, a later charge is prevented. */
export async function cancelCharge(db: Db, charge: Booked): Promise<ChargeOutcome> {
  const { key } = charge;
  await db.prisma.testCharge.createMany({ data: { key, amountMinor: 0, state: 'DECLINED' }, skipDuplicates: true });
  await db.prisma.testCharge.updateMany({ where: { key, state: { in: ['PENDING', 'NEEDS_ACTION'] } }, data: { state: 'DECLINED' } });
  return findCharge(db, charge);
}

/** Refunds once per key, and never more than was charged. */
export async function refundCharge(db: Db, { key, charge: { key: chargeKey }, amountMinor }: RefundRequest): Promise<RefundOutcome> {
  if (amountMinor === refusedRefundMinor) return { state: 'REFUSED', reason: 'The test bank refuses refunds of this amount.' };
  const changed = await db.prisma.$executeRaw`
    UPDATE "TestCharge" SET "refundedMinor" = "refundedMinor" + ${amountMinor}::int, "refundKeys" = array_append("refundKeys", ${key})
    WHERE "key" = ${chargeKey} AND "state" = 'SUCCEEDED' AND ${key} <> ALL("refundKeys")
      AND "refundedMinor"::bigint + ${amountMinor}::int <= "amountMinor"`;
  if (changed === 1) return { state: 'SUCCEEDED' };
  const charge = await db.prisma.testCharge.findUnique({ where: { key: chargeKey }, select: { refundKeys: true } });
  return charge?.refundKeys.includes(key)
    ? { state: 'SUCCEEDED' }
    : { state: 'REFUSED', reason: 'The amount exceeds what can be refunded for this charge.' };
}
