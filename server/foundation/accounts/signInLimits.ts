import { forgiveTries, takeTurn, type Backoff } from '../../platform/limits/backoff.ts';
import { forgiveAttempt } from '../../platform/limits/throttle.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// How often a password may be tried (SAFETY 1.5). All of it is counted before the password is hashed, so that guessing costs the
// server nothing, and for addresses without an account as for others, so that it tells nothing.

const limits: Readonly<Record<'pair' | 'network' | 'account', Backoff>> = {
  /** One account from one network: five tries, then 1, 2, 4 … seconds. */
  pair: { free: 5, doublesEvery: 1, longestSeconds: 3_600 },
  /** One network, whatever accounts it tries. */
  network: { free: 20, doublesEvery: 10, longestSeconds: 3_600 },
  /** One account from everywhere. The pause stays short: nobody can be kept out of their account by others. */
  account: { free: 50, doublesEvery: 10, longestSeconds: 60 },
};

function subjects({ address }: Pick<Shop, 'address'>, who: string) {
  return [
    { scope: 'password-network', subject: address, backoff: limits.network },
    { scope: 'password-pair', subject: `${who} ${address}`, backoff: limits.pair },
    { scope: 'password-account', subject: who, backoff: limits.account },
  ] as const;
}

/**
 * Counts a password that is tried.
 * @param who the account's address, or that of an account that there may not be
 * @throws ThrottledError; then it must not be looked at
 */
export async function countPasswordTry(shop: Pick<Shop, 'db' | 'now' | 'address'>, who: string): Promise<void> {
  for (const { scope, subject, backoff } of subjects(shop, who)) await takeTurn(shop.db, { scope, subject, now: shop.now }, backoff);
}

/** The password was right: only failures count. */
export async function forgivePasswordTry(shop: Pick<Shop, 'db' | 'address'>, who: string): Promise<void> {
  const [network, pair, account] = subjects(shop, who);
  // Others of the network may be guessing.
  await forgiveAttempt(shop.db, network);
  await forgiveTries(shop.db, pair);
  await forgiveTries(shop.db, account);
}
