import type { AdminIdentity, AdminMember, VisitorIdentity } from '../../server/platform/operation/identity.ts';
import type { Db } from '../../server/platform/database/db.ts';

/**
 * Stands in for an admin session in tests about something else: every administrator or staff member who is signed in to the shop has one.
 */
export function assumedAdmin(db: Db, visitor: VisitorIdentity): AdminIdentity {
  const member = async (): Promise<AdminMember | null> => {
    const account = await visitor.account();
    if (!account || account.role === 'CUSTOMER') return null;
    const { rights } = await db.prisma.account.findUniqueOrThrow({ where: { id: account.id }, select: { rights: true } });
    return { sessionId: 0, accountId: account.id, role: account.role, rights, isVerified: true, isSteppedUp: true };
  };
  const nothing = () => undefined;
  return { member, switchTo: nothing, renew: nothing, leave: nothing };
}
