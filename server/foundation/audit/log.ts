import { beginningPattern } from '../../platform/database/patterns.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma, type AuditEntry } from '../../generated/prisma/client.ts';
import type { AuditOutcome } from '../../generated/prisma/enums.ts';
import { allOf, type List } from '../../platform/graphql/list.ts';

const { sql } = Prisma;

/** Filters of the audit log; absent values do not filter. */
export interface AuditFilter {
  accountId?: number | null;
  /** Prefix of the action, such as 'subscriber.'. */
  action?: string | null;
  outcome?: AuditOutcome | null;
  /** Inclusive. */
  from?: Date | null;
  /** Exclusive. */
  until?: Date | null;
  /** Only parts of this entry; if absent, only entries that are not part of another. */
  partOf?: number | null;
}

/** Bulk actions of different kinds, whose parts say which action was done to which records. */
const actsOnMany = 'work.%';

/** A bulk action also matches by the actions of its parts. */
function actionSql(action: string): Prisma.Sql {
  const pattern = beginningPattern(action.toLowerCase());
  return sql`(lower(e."action") LIKE ${pattern} OR (lower(e."action") LIKE ${actsOnMany}
    AND EXISTS (SELECT 1 FROM "AuditEntry" p WHERE p."partOfId" = e."id" AND lower(p."action") LIKE ${pattern})))`;
}

/** The audit log, newest first. */
export const auditList = {
  name: 'AUDIT',
  from: sql`"AuditEntry" e`,
  id: sql`e."id"`,
  columns: sql`e.*`,
  sorts: { NEWEST: { value: sql`e."id"`, isDescending: true, isUnique: true } },
  where: (_shop, { accountId, action, outcome, from, until, partOf }) =>
    allOf(
      partOf == null ? sql`e."partOfId" IS NULL` : sql`e."partOfId" = ${partOf}::int`,
      accountId == null ? null : sql`e."accountId" = ${accountId}::int`,
      action == null ? null : actionSql(action),
      outcome == null ? null : sql`e."outcome" = ${outcome}::"AuditOutcome"`,
      from == null ? null : sql`e."at" >= ${from}`,
      until == null ? null : sql`e."at" < ${until}`,
    ),
} satisfies List<AuditFilter, string>;

/** Maximum number of parts read with an entry. */
export const maxParts = 20;

/**
 * Reads the first parts of entries, and how many parts each has.
 * @returns parts by entry id; entries without parts are missing
 */
export async function partsOf(db: Db, ids: readonly number[]): Promise<Map<number, { count: number; parts: AuditEntry[] }>> {
  const rows = await readRows<AuditEntry & { count: number }>(
    db,
    sql`SELECT * FROM (
      SELECT e.*, row_number() OVER (PARTITION BY e."partOfId" ORDER BY e."id") AS "place", (count(*) OVER (PARTITION BY e."partOfId"))::int AS "count"
      FROM "AuditEntry" e WHERE e."partOfId" = ANY(${[...ids]}::int[])
    ) p WHERE p."place" <= ${maxParts}::int ORDER BY p."id"`,
  );
  const found = new Map<number, { count: number; parts: AuditEntry[] }>();
  for (const row of rows) {
    if (row.partOfId === null) continue;
    const parts = found.get(row.partOfId)?.parts ?? [];
    found.set(row.partOfId, { count: row.count, parts: [...parts, row] });
  }
  return found;
}

/** Returns successful actions with these names since the given time, newest first. */
export function recentActs({ prisma }: Db, actions: readonly string[], since: Date, take: number): Promise<AuditEntry[]> {
  const where = { action: { in: [...actions] }, outcome: 'DONE' as const, at: { gte: since } };
  return prisma.auditEntry.findMany({ where, orderBy: { id: 'desc' }, take });
}
