import { isForeignKeyViolation, isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Account } from '../../generated/prisma/client.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { WrongCredentialsError } from './errors.ts';
import { forgetCaller, prepareMerge } from './mergeVisitor.ts';
import { nothingMerged, type MergedThings } from './personalData.ts';
import { addressConfirmedWithin } from './orders.ts';
import { storedUserAgent } from './sessionRules.ts';
import { hashToken, newToken } from './visitor.ts';
import { says } from './__generated__/messages.ts';

// Sessions of shoppers (docs/decisions/0020). A session is a row of Visitor with its own token that acts as the account's home. It is
// created at sign-in and deleted at sign-out: no earlier token is ever reused, and no token is valid afterwards.

/** Token hash of rows that have no token. It is not a SHA-256 in hex, so no cookie can match it. */
const noToken = (name: string) => `no token: ${name}`;

/** Returns the visitor that holds the account's cart, created with the first session. */
async function homeOf(tx: Tx, accountId: number, now: Date): Promise<number> {
  const [home] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "Visitor" ("tokenHash", "accountId", "homeOfAccountId", "createdAt", "seenAt")
    VALUES (${noToken(`home of account ${accountId}`)}, ${accountId}::int, ${accountId}::int, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT ("homeOfAccountId") DO UPDATE SET "seenAt" = excluded."seenAt" RETURNING "id"`;
  if (!home) throw new Error('Could not find or create the home of the account');
  return home.id;
}

/** Invalidates a visitor's token. A session's row is deleted; a guest's row stays for its related data until the cleanup. */
async function endWithin(tx: Tx, visitorId: number): Promise<void> {
  const { count } = await tx.visitor.deleteMany({ where: { id: visitorId, homeId: { not: null } } });
  if (count === 0) await tx.visitor.updateMany({ where: { id: visitorId }, data: { tokenHash: noToken(`visitor ${visitorId}`) } });
}

/** Message for owners of accounts that an administrator has locked. */
export const lockedMessage = says((t) => t.thisAccountIsLocked);

/** The account to sign in. */
export interface NewSession {
  accountId: number;
  /** Hash of the password that was checked: if it has changed since, sign-in fails. */
  passwordHash: string | null;
}

/**
 * Signs the caller in: creates a session with a new token and merges the guest's data, in one transaction. Any earlier token is invalid
 * afterwards.
 * @returns what was merged
 * @throws WrongCredentialsError when the account is locked, or when it or its password changed at the same moment; TryAgainError
 */
export async function startSession(shop: Shop, { accountId, passwordHash }: NewSession): Promise<MergedThings> {
  const { db, now, visitor, address } = shop;
  const [before, guest] = [await visitor.session(), (await visitor.account()) === null];
  const mergeWithin = await prepareMerge(shop);
  const token = newToken();
  const run = async (tx: Tx) => {
    // Locked, so that a concurrent password change either ends this session too or prevents it.
    const [account] = await tx.$queryRaw<(Pick<Account, 'email' | 'emailVerifiedAt' | 'passwordHash'> & { isLocked: boolean })[]>`
      SELECT "email", "emailVerifiedAt", "passwordHash", "lockedAt" IS NOT NULL AS "isLocked"
      FROM "Account" WHERE "id" = ${accountId}::int FOR NO KEY UPDATE`;
    if (!account || account.passwordHash !== passwordHash) throw new WrongCredentialsError();
    // Revealed only to callers who know the password.
    if (account.isLocked) throw new WrongCredentialsError(lockedMessage);
    const homeId = await homeOf(tx, accountId, now);
    const merged =
      guest && before !== null ? await mergeWithin(tx, { fromVisitorId: before, toVisitorId: homeId, accountId }) : nothingMerged;
    if (before !== null) await endWithin(tx, before);
    await tx.visitor.create({
      data: {
        tokenHash: hashToken(token),
        accountId,
        homeId,
        userAgent: storedUserAgent(shop.userAgent),
        network: networkPrefix(address),
        createdAt: now,
        seenAt: now,
      },
      select: { id: true },
    });
    if (account.emailVerifiedAt !== null) await addressConfirmedWithin(tx, { accountId, email: account.email, now });
    await tx.account.update({ where: { id: accountId }, data: { comingSoonBannerDismissed: false }, select: { id: true } });
    return { merged, homeId };
  };
  const { merged, homeId } = await withRetry(
    () => db.prisma.$transaction(run),
    (error) => isUniqueViolation(error, 'Cart_visitorId_key') || isForeignKeyViolation(error),
  );
  // A product reviewed both as a guest and with the account now has one review less.
  if (guest && before !== null) await shop.catalog.reload();
  visitor.switchTo(token);
  forgetCaller(shop);
  shop.effects.ownersChanged({ visitorIds: [homeId, ...(guest && before !== null ? [before] : [])], accountIds: [accountId] });
  return merged;
}

/**
 * Ends the caller's session on the server. The account's cart and lists are kept for the next session; the browser continues as a new
 * visitor.
 */
export async function endSession(shop: Shop): Promise<void> {
  const [session, home, account] = [await shop.visitor.session(), await shop.visitor.current(), await shop.visitor.account()];
  if (session === null || home === null || account === null) return;
  await withRetry(() => shop.db.prisma.$transaction((tx) => endWithin(tx, session)));
  shop.visitor.leave();
  forgetCaller(shop);
  shop.effects.ownersChanged({ visitorIds: [home], accountIds: [account.id] });
}

/**
 * Ends sessions of an account within a transaction: all of them, or all but one.
 * @param except row id of the session that stays; null for none
 * @returns the number of ended sessions
 */
export async function endSessionsWithin(tx: Tx, accountId: number, except: number | null): Promise<number> {
  const sessions = { accountId, homeOfAccountId: null, ...(except === null ? {} : { id: { not: except } }) };
  const { count } = await tx.visitor.deleteMany({ where: { ...sessions, homeId: { not: null } } });
  // Sign-ins without a session, as in tests of other modules.
  await tx.$executeRaw`
    UPDATE "Visitor" SET "tokenHash" = 'no token: visitor ' || "id"
    WHERE "accountId" = ${accountId}::int AND "homeId" IS NULL AND "homeOfAccountId" IS NULL AND "id" <> coalesce(${except}::int, 0)`;
  return count;
}
