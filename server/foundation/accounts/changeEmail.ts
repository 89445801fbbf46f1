import { z } from 'zod';
import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import { InvalidInputError, parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { UnknownLinkError } from './errors.ts';
import { emailInput } from './input.ts';
import { addressConfirmedWithin } from './orders.ts';
import { confirmedAccount, ownAccount } from './ownAccount.ts';
import { personalData } from './personalData.ts';
import { countMail, requestMail, takeRequest } from './requests.ts';

// Another address for an account. It counts once a mail to it was answered by whoever has signed in to the same account: a link that
// somebody else gets hold of changes nothing of theirs, and one of theirs changes nothing of others (CVE-2026-35407 of another shop).

/**
 * Has a mail sent to the new address. The old one counts until it is confirmed.
 * @throws SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError
 */
export async function changeEmail(shop: Shop, input: { email: string; password: string }): Promise<{ email: string }> {
  const { email } = parseInput(z.object({ email: emailInput }), input);
  const account = await confirmedAccount(shop, input.password);
  if (email === account.email) throw new InvalidInputError([{ path: ['input', 'email'], message: 'This is already your email address.' }]);
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
 * Gives the caller's account the address that the link of a mail stands for, and tells the old one.
 * @throws SignInRequiredError; UnknownLinkError also for a link of another account's; TryAgainError
 */
export async function confirmEmailChange(shop: Shop, { token }: { token: string }): Promise<void> {
  const { db, now } = shop;
  const account = await ownAccount(shop);
  const followers = await personalData.prepared((participant) => participant.changeEmail?.(shop));
  const change = () =>
    db.prisma.$transaction(async (tx) => {
      const { email, accountId } = await takeRequest(tx, 'CHANGE_EMAIL', token, now);
      if (accountId !== account.id) throw new UnknownLinkError();
      await tx.account.update({ where: { id: accountId }, data: { email, emailVerifiedAt: now }, select: { id: true } });
      // Links that went to the old address.
      await tx.accountRequest.deleteMany({ where: { accountId, kind: 'RESET_PASSWORD' } });
      await addressConfirmedWithin(tx, { accountId, email, now });
      if (account.emailVerifiedAt !== null) for (const follow of followers) await follow(tx, { from: account.email, to: email });
      await requestMail(tx, now, { kind: 'EMAIL_CHANGED', email: account.email, accountId });
    });
  await withRetry(change).catch((error: unknown) => {
    // It has become somebody's meanwhile.
    throw isUniqueViolation(error, 'Account_email_key') ? new UnknownLinkError() : error;
  });
}
