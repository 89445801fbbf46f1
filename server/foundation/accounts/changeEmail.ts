import { z } from 'zod';
import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { UnknownLinkError } from './errors.ts';
import { emailInput } from './input.ts';
import { addressConfirmedWithin } from './orders.ts';
import { confirmedAccount, ownAccount } from './ownAccount.ts';
import { personalData } from './personalData.ts';
import { countMail, requestMail, consumeRequest } from './requests.ts';
import { says } from './__generated__/messages.ts';

// Changing the email address of an account. The change needs the link from an email to the new address, opened while signed in to the same
// account: a stolen link changes nothing in the thief's account, and a link of their own changes nothing in other accounts (CVE-2026-35407
// of another shop).

/**
 * Sends an email to the new address. The old address stays valid until the new one is confirmed.
 * @throws SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError
 */
export async function changeEmail(shop: Shop, input: { email: string; password: string }): Promise<{ email: string }> {
  const { email } = parseInput(z.object({ email: emailInput }), input);
  const account = await confirmedAccount(shop, input.password);
  if (email === account.email)
    throw new InvalidInputError([{ path: ['input', 'email'], message: says((t) => t.thisIsAlreadyYourEmailAddress) }]);
  const isHeld = await countMail(shop, email);
  const request = { kind: 'CHANGE_EMAIL', email, accountId: account.id } as const;
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await tx.accountRequest.deleteMany({ where: { accountId: account.id, kind: 'CHANGE_EMAIL' } });
      await requestMail(tx, shop.now, request, isHeld);
    }),
  );
  return { email };
}

/**
 * Sets the confirmed address on the caller's account, and notifies the old address.
 * @throws SignInRequiredError; UnknownLinkError also for a link of another account; TryAgainError
 */
export async function confirmEmailChange(shop: Shop, { token }: { token: string }): Promise<void> {
  const { db, now } = shop;
  const account = await ownAccount(shop);
  const followers = await personalData.prepared((participant) => participant.changeEmail?.(shop));
  const change = () =>
    db.prisma.$transaction(async (tx) => {
      const { email, accountId } = await consumeRequest(tx, 'CHANGE_EMAIL', token, now);
      if (accountId !== account.id) throw new UnknownLinkError();
      await tx.account.update({ where: { id: accountId }, data: { email, emailVerifiedAt: now }, select: { id: true } });
      // Invalidates links that were sent to the old address.
      await tx.accountRequest.deleteMany({ where: { accountId, kind: 'RESET_PASSWORD' } });
      await addressConfirmedWithin(tx, { accountId, email, now });
      if (account.emailVerifiedAt !== null) for (const follow of followers) await follow(tx, { from: account.email, to: email });
      await requestMail(tx, now, { kind: 'EMAIL_CHANGED', email: account.email, accountId });
    });
  await withRetry(change).catch((error: unknown) => {
    // Another account has taken the address in the meantime.
    throw isUniqueViolation(error, 'Account_email_key') ? new UnknownLinkError() : error;
  });
}
