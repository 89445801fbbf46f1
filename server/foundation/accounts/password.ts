import { z } from 'zod';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { UnknownLinkError } from './errors.ts';
import { emailInput } from './input.ts';
import { confirmedAccount, wrongOwnPassword } from './ownAccount.ts';
import { hashPassword } from './passwords.ts';
import { checkNewPassword } from './register.ts';
import { countMail, openRequest, requestMail, consumeRequest } from './requests.ts';
import { startSession } from './sessions.ts';
import { endEverySessionWithin } from './revoke.ts';

// Password reset and change. Both end every session of the account, so that an intruder with the old password is signed out, and notify the
// account's email address.

/**
 * Sends a password reset email if the address has an account.
 * @throws InvalidInputError, ThrottledError, TryAgainError
 */
export async function requestPasswordReset(shop: Shop, input: { email: string }): Promise<{ email: string }> {
  const { email } = parseInput(z.object({ email: emailInput }), input);
  const isHeld = await countMail(shop, email);
  await withRetry(() => shop.db.prisma.$transaction((tx) => requestMail(tx, shop.now, { kind: 'RESET_PASSWORD', email }, isHeld)));
  return { email };
}

interface NewPassword {
  accountId: number;
  email: string;
  passwordHash: string;
  now: Date;
}

/** Sets the password and invalidates all other links that were sent. */
async function setWithin(tx: Tx, { accountId, email, passwordHash, now }: NewPassword): Promise<void> {
  await tx.account.update({ where: { id: accountId }, data: { passwordHash }, select: { id: true } });
  await tx.accountRequest.deleteMany({ where: { accountId, kind: 'RESET_PASSWORD' } });
  await endEverySessionWithin(tx, accountId);
  await requestMail(tx, now, { kind: 'PASSWORD_CHANGED', email, accountId });
}

/**
 * Sets the password of the account of an email's link. This doesn't sign in: the new password must be entered next.
 * @throws UnknownLinkError, InvalidInputError, ThrottledError, BusyError, TryAgainError; then nothing has changed
 */
export async function resetPassword(shop: Shop, { token, password }: { token: string; password: string }): Promise<void> {
  const { db, now } = shop;
  // Checked first, because hashing is expensive and a wrong link is not worth it.
  const request = await openRequest(shop, 'RESET_PASSWORD', token);
  checkNewPassword(password, [request.email]);
  const passwordHash = await hashPassword(password);
  await withRetry(() =>
    db.prisma.$transaction(async (tx) => {
      const { accountId, email } = await consumeRequest(tx, 'RESET_PASSWORD', token, now);
      const account =
        accountId === null
          ? null
          : await tx.account.findUnique({ where: { id: accountId }, select: { email: true, emailVerifiedAt: true } });
      // If the address was changed since, the link is no longer valid for this account.
      if (accountId === null || account?.email !== email) throw new UnknownLinkError();
      await setWithin(tx, { accountId, email, passwordHash, now });
      // The link was received by email, so the address is confirmed.
      if (account.emailVerifiedAt === null)
        await tx.account.update({ where: { id: accountId }, data: { emailVerifiedAt: now }, select: { id: true } });
    }),
  );
}

/**
 * Changes the password of the caller's account. The caller stays signed in with a new token; all other sessions end.
 * @throws SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError
 */
export async function changePassword(shop: Shop, { password, newPassword }: { password: string; newPassword: string }): Promise<void> {
  const account = await confirmedAccount(shop, password);
  const { id: accountId, email } = account;
  checkNewPassword(newPassword, [email, account.name], 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      // A different hash means that the password was changed concurrently.
      const { count } = await tx.account.updateMany({
        where: { id: accountId, passwordHash: account.passwordHash },
        data: { passwordHash },
      });
      if (count === 0) throw wrongOwnPassword('password');
      await setWithin(tx, { accountId, email, passwordHash, now: shop.now });
    }),
  );
  await startSession(shop, { accountId, passwordHash });
}
