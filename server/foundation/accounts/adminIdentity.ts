import type { Db } from '../../platform/database/db.ts';
import type { AdminIdentity, AdminMember } from '../../platform/operation/identity.ts';
import { isAdminSessionOver, isSteppedUp } from './sessionRules.ts';
import { hashToken, isTokenForm } from './visitor.ts';

// The identity of staff in the administration. It is a separate session with its own cookie, which ends after half an hour without use:
// being signed in to the shop as a customer gives no access here, even to staff.

/** Minimum age of the recorded last use before it is updated. */
const lastSeenIntervalMs = 60_000;

async function memberOf(db: Db, token: string, now: Date): Promise<AdminMember | null> {
  const session = await db.prisma.adminSession.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { account: { select: { role: true, rights: true } } },
  });
  if (!session || isAdminSessionOver(session, now)) return null;
  const { id, accountId, account, verifiedAt, steppedUpAt } = session;
  if (account.role === 'CUSTOMER') return null;
  const over = new Date(now.getTime() - lastSeenIntervalMs);
  if (session.seenAt < over) await db.prisma.adminSession.updateMany({ where: { id, seenAt: { lt: over } }, data: { seenAt: now } });
  const { role, rights } = account;
  return {
    sessionId: id,
    accountId,
    role,
    rights: role === 'STAFF' ? rights : [],
    isVerified: verifiedAt !== null,
    isSteppedUp: verifiedAt !== null && isSteppedUp(steppedUpAt, now),
  };
}

/**
 * Reads and changes the caller's administration session.
 * @param token value of the cookie; unknown tokens are never adopted
 * @param sendToken called with a new session's token, to be set as the cookie
 * @param dropToken called when the cookie must be deleted
 */
export function adminIdentity(
  db: Db,
  token: string | undefined,
  now: Date,
  sendToken: (token: string) => void,
  dropToken: () => void,
): AdminIdentity {
  let held = token;
  let known: Promise<AdminMember | null> | undefined;
  return {
    member: () => (known ??= isTokenForm(held) ? memberOf(db, held, now) : Promise.resolve(null)),
    switchTo(fresh) {
      [held, known] = [fresh, undefined];
      sendToken(fresh);
    },
    renew: () => void (known = undefined),
    leave() {
      [held, known] = [undefined, undefined];
      dropToken();
    },
  };
}

/**
 * The identity of a member of staff in work that they have requested and that continues without their session. It can't re-authenticate.
 * @returns null when the account no longer is a member of staff
 */
export async function staffIdentity(db: Db, accountId: number): Promise<AdminIdentity | null> {
  const account = await db.prisma.account.findUnique({ where: { id: accountId }, select: { role: true, rights: true } });
  if (!account || account.role === 'CUSTOMER') return null;
  const { role, rights } = account;
  const held = role === 'STAFF' ? rights : [];
  const member: AdminMember = { sessionId: 0, accountId, role, rights: held, isVerified: true, isSteppedUp: false };
  const nothing = () => undefined;
  return { member: () => Promise.resolve(member), switchTo: nothing, renew: nothing, leave: nothing };
}
