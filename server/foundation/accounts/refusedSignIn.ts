import { recordAudit } from '../audit/audit.ts';
import { InvalidInputError, ShopError } from '../../platform/errors/errors.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { tallyAttempt, ThrottledError } from '../../platform/limits/throttle.ts';
import { emailInput } from './input.ts';

// Audit log entries for refused sign-ins to the administration. Anyone can attempt to sign in, so entries hold no more than necessary: the
// log's rows are never deleted.

/** As long as the longest pause between two attempts. */
const auditIntervalMs = 60 * 60 * 1_000;

/** Returns the staff account whose email address was tried; null if there is none. */
async function attackedAccount({ db }: Pick<Shop, 'db'>, given: string): Promise<number | null> {
  const { data: email } = emailInput.safeParse(given);
  const where = { email: email ?? '', role: { not: 'CUSTOMER' } } as const;
  return email === undefined ? null : ((await db.prisma.account.findFirst({ where, select: { id: true } }))?.id ?? null);
}

/**
 * Records that a sign-in to the administration was refused, and rethrows the error. The row names the staff account that was tried, never
 * an email address. Throttled attempts get one row an hour for each such account and network, and one for all other addresses of a network;
 * input that is not an email address gets none.
 */
export async function refusedSignIn(shop: Shop, given: string, error: unknown): Promise<never> {
  if (!(error instanceof ShopError) || error instanceof InvalidInputError) throw error;
  const { db, now, address } = shop;
  const attacked = await attackedAccount(shop, given);
  const window = {
    scope: 'admin-throttled-note',
    subject: `${attacked ?? ''} ${networkPrefix(address)}`,
    now,
    windowMs: auditIntervalMs,
    max: 1,
  };
  if (!(error instanceof ThrottledError) || (await tallyAttempt(db, window)) === null) {
    const target = attacked === null ? {} : { targetType: 'Account', targetIds: [attacked] };
    const actor = { accountId: null, requestId: shop.requestId ?? '', address };
    await recordAudit(db.prisma, shop, actor, { action: 'admin.signIn', outcome: 'REFUSED', ...target, details: { code: error.code } });
  }
  throw error;
}
