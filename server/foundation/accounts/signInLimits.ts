import { resetAttempts, countAttempt, type Backoff } from '../../platform/limits/backoff.ts';
import { forgiveAttempt } from '../../platform/limits/throttle.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// Rate limits for password attempts (SAFETY 1.5). Attempts are counted before the password is hashed, so that guessing costs the server
// nothing, and for addresses without an account as for others, so that nothing is revealed.

const limits: Readonly<Record<'pair' | 'network' | 'account', Backoff>> = {
  /** One account from one network: five attempts, then pauses of 1, 2, 4 … seconds. */
  pair: { free: 5, doublesEvery: 1, longestSeconds: 3_600 },
  /** One network, for all accounts that it tries. */
  network: { free: 20, doublesEvery: 10, longestSeconds: 3_600 },
  /** One account from all networks. The pause stays short, so that others can't lock the owner out. */
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
 * Counts a password attempt.
 * @param who the email address, whether or not an account exists
 * @throws ThrottledError; then the password must not be checked
 */
export async function countPasswordTry(shop: Pick<Shop, 'db' | 'now' | 'address'>, who: string): Promise<void> {
  for (const { scope, subject, backoff } of subjects(shop, who)) await countAttempt(shop.db, { scope, subject, now: shop.now }, backoff);
}

/** Takes back the attempt after a correct password, since only failures count. */
export async function forgivePasswordTry(shop: Pick<Shop, 'db' | 'address'>, who: string): Promise<void> {
  const [network, pair, account] = subjects(shop, who);
  // Only one attempt is taken back: others in the network may be guessing.
  await forgiveAttempt(shop.db, network);
  await resetAttempts(shop.db, pair);
  await resetAttempts(shop.db, account);
}
