import { NotFoundError } from '../../platform/errors/errors.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { SignInRequiredError } from './errors.ts';
import { isSessionOver } from './sessionRules.ts';
import { endSessionsWithin } from './sessions.ts';
import { says } from './__generated__/messages.ts';

// Active sessions of an account, and ending them from another device.

/** A session as shown to its owner. */
export interface OwnSession {
  id: number;
  userAgent: string;
  /** Network of the sign-in, without its last part; may be empty. */
  network: string;
  createdAt: Date;
  /** Accurate to the hour. */
  seenAt: Date;
  /** Whether this is the session of the request. */
  isCurrent: boolean;
}

/** Ends every session of an account, in the shop and in the administration. */
export async function endEverySessionWithin(tx: Tx, accountId: number): Promise<void> {
  await endSessionsWithin(tx, accountId, null);
  await tx.adminSession.deleteMany({ where: { accountId } });
}

/** Returns the active sessions of the caller's account, most recently used first; at most 100. Empty for a guest. */
export async function ownSessions({ db, now, visitor }: Pick<Shop, 'db' | 'now' | 'visitor'>): Promise<OwnSession[]> {
  const [account, current] = [await visitor.account(), await visitor.session()];
  if (!account) return [];
  const rows = await db.prisma.visitor.findMany({
    where: { accountId: account.id, homeId: { not: null } },
    orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
    take: 100,
    select: { id: true, homeId: true, userAgent: true, network: true, createdAt: true, seenAt: true },
  });
  return rows.filter((row) => !isSessionOver(row, now)).map(({ homeId: _homeId, ...row }) => ({ ...row, isCurrent: row.id === current }));
}

async function caller({ visitor }: Pick<Shop, 'visitor'>): Promise<{ accountId: number; session: number | null; home: number | null }> {
  const account = await visitor.account();
  if (!account) throw new SignInRequiredError(says((t) => t.signInFirst));
  return { accountId: account.id, session: await visitor.session(), home: await visitor.current() };
}

/** Notifies open pages of the ended sessions that they have been signed out. */
function notifyPages(shop: Shop, home: number | null, accountId: number): void {
  shop.effects.ownersChanged({ visitorIds: home === null ? [] : [home], accountIds: [accountId] });
}

/**
 * Ends one of the caller's other sessions.
 * @throws SignInRequiredError; NotFoundError when the session doesn't exist, belongs to another account, or is the current one, which signs
 * out instead
 */
export async function revokeSession(shop: Shop, { id }: { id: number }): Promise<void> {
  const { accountId, session, home } = await caller(shop);
  const where = { id, accountId, homeId: { not: null } };
  const { count } = id === session ? { count: 0 } : await shop.db.prisma.visitor.deleteMany({ where });
  if (count === 0)
    throw new NotFoundError(
      'Session',
      says((t) => t.thisSessionHasAlreadyEnded),
    );
  notifyPages(shop, home, accountId);
}

/**
 * Ends all of the caller's sessions except the current one.
 * @returns the number of ended sessions
 * @throws SignInRequiredError, TryAgainError
 */
export async function revokeOtherSessions(shop: Shop): Promise<number> {
  const { accountId, session, home } = await caller(shop);
  const ended = await withRetry(() => shop.db.prisma.$transaction((tx) => endSessionsWithin(tx, accountId, session)));
  notifyPages(shop, home, accountId);
  return ended;
}
