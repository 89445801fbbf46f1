import { z } from 'zod';
import { parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { WrongCredentialsError } from './errors.ts';
import { emailInput, givenPassword } from './input.ts';
import type { MergedThings } from './personalData.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { endSession, startSession } from './sessions.ts';
import { countPasswordTry, forgivePasswordTry } from './signInLimits.ts';

// Sign-in and sign-out (SAFETY 1.5). Nothing reveals whether an address has an account: the response, the work and the limits are the same.

const credentialsInput = z.object({ email: emailInput, password: givenPassword });

/** Input of a sign-in. */
export type Credentials = z.input<typeof credentialsInput>;

/** An account whose password has been verified. */
export interface KnownAccount {
  id: number;
  /** The hash that the password was compared with, or the hash that replaced it. */
  passwordHash: string | null;
}

/**
 * Returns the account with this email address and password.
 * @throws InvalidInputError, ThrottledError before anything is hashed, BusyError, WrongCredentialsError
 */
export async function checkCredentials(shop: Pick<Shop, 'db' | 'now' | 'address'>, credentials: Credentials): Promise<KnownAccount> {
  const { email, password } = parseInput(credentialsInput, credentials);
  await countPasswordTry(shop, email);
  const { account: accounts } = shop.db.prisma;
  const account = await accounts.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  if (!(await isPassword(account?.passwordHash ?? null, password)) || !account) throw new WrongCredentialsError();
  await forgivePasswordTry(shop, email);
  const { id, passwordHash } = account;
  if (passwordHash === null || !isOutdated(passwordHash)) return { id, passwordHash };
  const renewed = await hashPassword(password);
  const { count } = await accounts.updateMany({ where: { id, passwordHash }, data: { passwordHash: renewed } });
  return { id, passwordHash: count === 1 ? renewed : passwordHash };
}

/**
 * Signs the caller in and merges the guest's cart, compare list and wishlist into the account's.
 * @returns what was merged
 * @throws InvalidInputError, ThrottledError, BusyError, WrongCredentialsError, TryAgainError; then nothing has changed
 */
export async function signIn(shop: Shop, credentials: Credentials): Promise<MergedThings> {
  const account = await checkCredentials(shop, credentials);
  return startSession(shop, { accountId: account.id, passwordHash: account.passwordHash });
}

/** Signs the caller out; for a guest, nothing changes. */
export async function signOut(shop: Shop): Promise<void> {
  await endSession(shop);
}
