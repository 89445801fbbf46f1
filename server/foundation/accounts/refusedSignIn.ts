import { recordAudit } from '../audit/audit.ts';
import { InvalidInputError, ShopError } from '../../platform/errors/errors.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { tallyAttempt, ThrottledError } from '../../platform/limits/throttle.ts';
import { emailInput } from './input.ts';

// What the audit log tells of passwords that were refused at the administration's door. Anybody may knock there, so that it tells no more
// than it has to: its rows stay for good.

/** As long as the longest pause between two tries. */
const notedEveryMs = 60 * 60 * 1_000;

/** The account of the staff whose address was tried; null where it is nobody's of theirs. */
async function attackedAccount({ db }: Pick<Shop, 'db'>, given: string): Promise<number | null> {
  const { data: email } = emailInput.safeParse(given);
  const where = { email: email ?? '', role: { not: 'CUSTOMER' } } as const;
  return email === undefined ? null : ((await db.prisma.account.findFirst({ where, select: { id: true } }))?.id ?? null);
}

/**
 * Notes that signing in to the administration was refused, and refuses it. The row names the account of the staff that was tried, and never
 * an address. Of tries that came too early there is one row an hour for each such account and network, and one for all other addresses
 * of a network; of what is no address there is none.
 */
export async function refusedSignIn(shop: Shop, given: string, error: unknown): Promise<never> {
  if (!(error instanceof ShopError) || error instanceof InvalidInputError) throw error;
  const { db, now, address } = shop;
  const attacked = await attackedAccount(shop, given);
  const window = {
    scope: 'admin-throttled-note',
    subject: `${attacked ?? ''} ${networkPrefix(address)}`,
    now,
    windowMs: notedEveryMs,
    max: 1,
  };
  if (!(error instanceof ThrottledError) || (await tallyAttempt(db, window)) === null) {
    const target = attacked === null ? {} : { targetType: 'Account', targetIds: [attacked] };
    const actor = { accountId: null, requestId: shop.requestId ?? '', address };
    await recordAudit(db.prisma, shop, actor, { action: 'admin.signIn', outcome: 'REFUSED', ...target, details: { code: error.code } });
  }
  throw error;
}
