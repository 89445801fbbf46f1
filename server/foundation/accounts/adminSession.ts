import { z } from 'zod';
import { recordAudit, type Actor } from '../audit/audit.ts';
import { shopIdentity } from '../settings/settings.ts';
import { resetAttempts, countAttempt, type Backoff } from '../../platform/limits/backoff.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { ShopError, parseInput } from '../../platform/errors/errors.ts';
import type { Account } from '../../generated/prisma/client.ts';
import { ForbiddenError } from '../../platform/graphql/forbidden.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import type { AdminIdentity, AdminMember } from '../../platform/operation/identity.ts';
import { WrongCodeError, WrongCredentialsError } from './errors.ts';
import { refusedSignIn } from './refusedSignIn.ts';
import { storedUserAgent } from './sessionRules.ts';
import { lockedMessage } from './sessions.ts';
import { checkCredentials, type Credentials } from './signIn.ts';
import { newTotpSecret, renewRecoveryCodesWithin, totpStep, totpUrl, spendRecoveryCodeWithin, spendTotpCodeWithin } from './totp.ts';
import { hashToken, newToken } from './visitor.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';

// Signing in to the administration (SAFETY 1.11): the password first, which gives no access yet, then the second factor, which replaces the
// session's token. Staff without a second factor enrol one during sign-in. Every step is recorded in the audit log.

/** Attempts at codes: five without delay, then pauses of 1, 2, 4 … seconds. */
export const codeLimit: Backoff = { free: 5, doublesEvery: 1, longestSeconds: 3_600 };

/** Returns the actor for the audit log. */
export function actor({ requestId = '', address }: Shop, accountId: number | null): Actor {
  return { accountId, requestId, address };
}

/**
 * Returns the caller's administration identity.
 * @throws ForbiddenError where no session is possible, such as in background jobs
 */
export function identity({ admin }: Shop): AdminIdentity {
  if (!admin) throw new ForbiddenError();
  return admin;
}

/**
 * Returns the caller's session, with or without a verified second factor.
 * @throws ForbiddenError
 */
export async function started(shop: Shop): Promise<{ member: AdminMember; account: Account }> {
  const member = await identity(shop).member();
  const account = member && (await shop.db.prisma.account.findUnique({ where: { id: member.accountId } }));
  if (!member || !account) throw new ForbiddenError();
  return { member, account };
}

/** Records a refused attempt, which has no transaction of its own, and rethrows the error. */
export async function refused(shop: Shop, accountId: number, action: string, error: unknown): Promise<never> {
  if (error instanceof ShopError)
    await recordAudit(shop.db.prisma, shop, actor(shop, accountId), { action, outcome: 'REFUSED', details: { code: error.code } });
  throw error;
}

async function staffOf(shop: Shop, credentials: Credentials): Promise<Account> {
  const { id } = await checkCredentials(shop, credentials);
  const account = await shop.db.prisma.account.findUnique({ where: { id } });
  // A customer's correct password gets the same error as a wrong one, so that nobody learns who is staff.
  if (!account || account.role === 'CUSTOMER') throw new WrongCredentialsError();
  if (account.lockedAt !== null) throw new WrongCredentialsError(lockedMessage);
  return account;
}

/**
 * Starts an administration session. It gives no access before the second factor is verified.
 * @throws WrongCredentialsError also for customers, ThrottledError, BusyError, InvalidInputError
 */
export async function adminSignIn(shop: Shop, credentials: Credentials): Promise<void> {
  const admin = identity(shop);
  const account = await staffOf(shop, credentials).catch((error: unknown) => refusedSignIn(shop, credentials.email, error));
  const before = await admin.member();
  const token = newToken();
  await shop.db.prisma.$transaction(async (tx) => {
    if (before) await tx.adminSession.deleteMany({ where: { id: before.sessionId } });
    await tx.adminSession.create({
      data: {
        tokenHash: hashToken(token),
        accountId: account.id,
        userAgent: storedUserAgent(shop.userAgent),
        network: networkPrefix(shop.address),
        createdAt: shop.now,
        seenAt: shop.now,
      },
      select: { id: true },
    });
  });
  admin.switchTo(token);
}

/** Data for enrolling an authenticator app. */
export interface Enrolment {
  /** In base 32, for manual entry. */
  secret: string;
  /** The same secret as a URL that authenticator apps read. */
  url: string;
}

/**
 * Issues the secret of a second factor to staff without one; it becomes active once a code is verified (verifySecondFactor).
 * @throws ForbiddenError if a second factor exists, and without a session
 */
export async function enrolTotp(shop: Shop): Promise<Enrolment> {
  const { member, account } = await started(shop);
  if (account.totpSecret !== null) throw new ForbiddenError(says((t) => t.twoFactorIsAlreadySetUp));
  await shop.db.prisma.adminSession.updateMany({
    where: { id: member.sessionId, enrolSecret: null },
    data: { enrolSecret: newTotpSecret() },
  });
  const session = await shop.db.prisma.adminSession.findUnique({ where: { id: member.sessionId }, select: { enrolSecret: true } });
  if (!session?.enrolSecret) throw new ForbiddenError();
  return { secret: session.enrolSecret, url: totpUrl(session.enrolSecret, account.email, (await shopIdentity(shop)).name) };
}

/**
 * Uses up a one-time code of the app, or a recovery code.
 * @throws WrongCodeError
 */
export async function spendCodeWithin(tx: Tx, account: Account, code: string, now: Date): Promise<void> {
  const { id, totpSecret } = account;
  if (totpSecret === null) throw new WrongCodeError();
  if (await spendTotpCodeWithin(tx, { id, totpSecret }, code, now)) return;
  if (!(await spendRecoveryCodeWithin(tx, id, code))) throw new WrongCodeError();
}

/**
 * Activates the second factor whose code was entered.
 * @returns the recovery codes
 */
async function finishEnrolmentWithin(tx: Tx, sessionId: number, account: Account, code: string, now: Date): Promise<string[]> {
  const session = await tx.adminSession.findUnique({ where: { id: sessionId }, select: { enrolSecret: true } });
  const secret = session?.enrolSecret ?? null;
  const step = secret === null ? null : totpStep(secret, code, now);
  if (step === null) throw new WrongCodeError();
  const { count } = await tx.account.updateMany({
    where: { id: account.id, totpSecret: null },
    data: { totpSecret: secret, totpStep: step },
  });
  if (count === 0) throw new WrongCodeError();
  return renewRecoveryCodesWithin(tx, account.id);
}

/** A code as typed by the user. */
export const codeInput = z.object({
  code: z
    .string()
    .trim()
    .min(1, withText(says((t) => t.enterTheCode)))
    .max(100, withText(says((t) => t.thisCodeIsTooLong))),
});

/**
 * Verifies the second factor with a one-time code of the app or a recovery code. The session then has full access, with a new token.
 * @returns the recovery codes when this enrolled the factor; otherwise null
 * @throws ForbiddenError, WrongCodeError, ThrottledError, InvalidInputError, TryAgainError
 */
export async function verifySecondFactor(shop: Shop, input: { code: string }): Promise<string[] | null> {
  const { member, account } = await started(shop);
  const { code } = parseInput(codeInput, input);
  const tries = { scope: 'second-factor', subject: String(account.id) };
  await countAttempt(shop.db, { ...tries, now: shop.now }, codeLimit);
  const token = newToken();
  const open = async (tx: Tx) => {
    const enrols = account.totpSecret === null;
    const codes = enrols ? await finishEnrolmentWithin(tx, member.sessionId, account, code, shop.now) : null;
    if (!enrols) await spendCodeWithin(tx, account, code, shop.now);
    const { count } = await tx.adminSession.updateMany({
      where: { id: member.sessionId },
      data: { tokenHash: hashToken(token), verifiedAt: shop.now, steppedUpAt: shop.now, enrolSecret: null },
    });
    if (count === 0) throw new ForbiddenError();
    await recordAudit(tx, shop, actor(shop, account.id), { action: enrols ? 'admin.enrol' : 'admin.signIn' });
    return codes;
  };
  const codes = await withRetry(() => shop.db.prisma.$transaction(open)).catch((error: unknown) =>
    refused(shop, account.id, 'admin.secondFactor', error),
  );
  await resetAttempts(shop.db, tries);
  identity(shop).switchTo(token);
  return codes;
}

/** Ends the caller's administration session on the server. Without a session, nothing happens. */
export async function adminSignOut(shop: Shop): Promise<void> {
  const admin = identity(shop);
  const member = await admin.member();
  if (!member) return;
  await shop.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.adminSession.deleteMany({ where: { id: member.sessionId } });
    if (count > 0 && member.isVerified) await recordAudit(tx, shop, actor(shop, member.accountId), { action: 'admin.signOut' });
  });
  admin.leave();
}
