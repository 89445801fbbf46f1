import { beginningPattern } from '../database/patterns.ts';
import { readRows, type Db } from '../db.ts';
import { Prisma, type AuditEntry } from '../generated/prisma/client.ts';
import type { AuditOutcome } from '../generated/prisma/enums.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../graphql/keyset.ts';

const { sql, empty, join } = Prisma;

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
export async function listAudit(db: Db, filter: AuditFilter, { cursor, backward, limit }: PageRequest): Promise<Page<AuditEntry>> {
  const { accountId, action, outcome, from, until } = filter;
  const parts = [
    accountId == null ? empty : sql`AND e."accountId" = ${accountId}::int`,
    action == null ? empty : sql`AND lower(e."action") LIKE ${beginningPattern(action.toLowerCase())}`,
    outcome == null ? empty : sql`AND e."outcome" = ${outcome}::"AuditOutcome"`,
    from == null ? empty : sql`AND e."at" >= ${from}`,
    until == null ? empty : sql`AND e."at" < ${until}`,
    cursor ? sql`AND e."id" ${backward ? sql`>` : sql`<`} ${cursor.id}::int` : empty,
  ];
  const rows = await readRows<AuditEntry>(
    db,
    sql`SELECT e.* FROM "AuditEntry" e WHERE true ${join(parts, ' ')} ORDER BY e."id" ${backward ? sql`ASC` : sql`DESC`} LIMIT ${limit + 1}::int`,
  );
  return cutPage(rows, { limit, backward, cursor, skip: 0 });
}

/** Acts of these names that were done since, the newest first. */
export function recentActs({ prisma }: Db, actions: readonly string[], since: Date, take: number): Promise<AuditEntry[]> {
  const where = { action: { in: [...actions] }, outcome: 'DONE' as const, at: { gte: since } };
  return prisma.auditEntry.findMany({ where, orderBy: { id: 'desc' }, take });
}
