import type { Db } from '../../platform/database/db.ts';
import type { Charge, ChargeOutcome, ChargeRequest, RefundOutcome, RefundRequest } from '../../commerce/payments/payments.ts';

// The books of the test card's bank. They stand in the shop's database for want of another place, but nothing of the shop reads them
// and each entry is written by a statement of its own, never inside a transaction of the shop: what the bank has done stays done.

/** Path of the page on which the cardholder decides. */
export const confirmPath = '/payments/test-card/confirm';

type TestChargeState = 'SUCCEEDED' | 'DECLINED' | 'NEEDS_ACTION' | 'PENDING';

/** What a card does, by its token. */
const outcomes: Readonly<Record<string, TestChargeState>> = {
  tok_success: 'SUCCEEDED',
  tok_declined: 'DECLINED',
  tok_action: 'NEEDS_ACTION',
  tok_timeout: 'SUCCEEDED',
};

/** The card whose charge is made, but whose answer never arrives. */
const silentToken = 'tok_timeout';

/** A refund of exactly this amount is refused, so that refusals can be tried. */
export const refusedRefundMinor = 666;

const declined = 'The test bank declined the card.';

/** The charge as far as the books need it. */
type Booked = Pick<Charge, 'key' | 'order'>;

function outcomeOf(state: TestChargeState, { key, order }: Booked): ChargeOutcome {
  if (state === 'DECLINED') return { state, reason: declined };
  if (state !== 'NEEDS_ACTION') return { state };
  return { state, url: `${confirmPath}?${new URLSearchParams({ charge: key, order: String(order.number), key: order.accessKey })}` };
}

/** Enters a charge, or finds the one of this key. @returns null for a card that gets no answer */
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

/** What became of a charge. */
export async function findCharge(db: Db, charge: Booked): Promise<ChargeOutcome> {
  const known = await db.prisma.testCharge.findUnique({ where: { key: charge.key }, select: { state: true } });
  return known ? outcomeOf(known.state, charge) : { state: 'UNKNOWN' };
}

/** What the cardholder says on the bank's page; it counts once. */
export async function decideCharge(db: Db, key: string, approves: boolean): Promise<void> {
  await db.prisma.testCharge.updateMany({ where: { key, state: 'NEEDS_ACTION' }, data: { state: approves ? 'SUCCEEDED' : 'DECLINED' } });
}

/** Strikes out a charge that was not made; a key that was never seen can make none later. */
export async function cancelCharge(db: Db, charge: Booked): Promise<ChargeOutcome> {
  const { key } = charge;
  await db.prisma.testCharge.createMany({ data: { key, amountMinor: 0, state: 'DECLINED' }, skipDuplicates: true });
  await db.prisma.testCharge.updateMany({ where: { key, state: { in: ['PENDING', 'NEEDS_ACTION'] } }, data: { state: 'DECLINED' } });
  return findCharge(db, charge);
}

/** Pays back, once for each key and never more than was charged. */
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
