import type { Db } from '../db.ts';
import type { AuditEntry, Prisma } from '../generated/prisma/client.ts';
import type { AuditOutcome } from '../generated/prisma/enums.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../graphql/keyset.ts';

/** The newest come first. */
export const auditOrder: SortOrder = { name: 'audit', isInstant: false };

/** Which entries to list; absent values leave everything in. */
export interface AuditFilter {
  accountId?: number | null;
  /** The beginning of the act, such as 'subscriber.'. */
  action?: string | null;
  outcome?: AuditOutcome | null;
  /** Not earlier. */
  from?: Date | null;
  /** Earlier. */
  until?: Date | null;
}

/** A page of the audit log. */
export async function listAudit({ prisma }: Db, filter: AuditFilter, { cursor, backward, limit }: PageRequest): Promise<Page<AuditEntry>> {
  const { accountId, action, outcome, from, until } = filter;
  const where: Prisma.AuditEntryWhereInput = {
    ...(accountId != null && { accountId }),
    ...(action != null && { action: { startsWith: action } }),
    ...(outcome != null && { outcome }),
    ...((from != null || until != null) && { at: { ...(from != null && { gte: from }), ...(until != null && { lt: until }) } }),
    ...(cursor && { id: backward ? { gt: cursor.id } : { lt: cursor.id } }),
  };
  const rows = await prisma.auditEntry.findMany({ where, orderBy: { id: backward ? 'asc' : 'desc' }, take: limit + 1 });
  return cutPage(rows, { limit, backward, cursor, skip: 0 });
}

/** Acts of these names that were done since, the newest first. */
export function recentActs({ prisma }: Db, actions: readonly string[], since: Date, take: number): Promise<AuditEntry[]> {
  const where = { action: { in: [...actions] }, outcome: 'DONE' as const, at: { gte: since } };
  return prisma.auditEntry.findMany({ where, orderBy: { id: 'desc' }, take });
}
