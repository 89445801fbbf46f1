import { beginningPattern } from '../../platform/database/patterns.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma, type AuditEntry } from '../../generated/prisma/client.ts';
import type { AuditOutcome } from '../../generated/prisma/enums.ts';
import { allOf, type List } from '../../platform/graphql/list.ts';

const { sql } = Prisma;

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
  /** Only parts of this entry; otherwise only what is no part of another. */
  partOf?: number | null;
}

/** Acts on many of different kinds, whose parts say what was done to which of them. */
const actsOnMany = 'work.%';

/** An act on many is found by what it did, too. */
function actionSql(action: string): Prisma.Sql {
  const pattern = beginningPattern(action.toLowerCase());
  return sql`(lower(e."action") LIKE ${pattern} OR (lower(e."action") LIKE ${actsOnMany}
    AND EXISTS (SELECT 1 FROM "AuditEntry" p WHERE p."partOfId" = e."id" AND lower(p."action") LIKE ${pattern})))`;
}

/** The audit log, the newest first. */
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

/** So many parts of an entry are read with it. */
export const maxParts = 20;

/** The first parts of entries, and how many each has. @returns by the entry's number; nothing for one without parts */
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

/** Acts of these names that were done since, the newest first. */
export function recentActs({ prisma }: Db, actions: readonly string[], since: Date, take: number): Promise<AuditEntry[]> {
  const where = { action: { in: [...actions] }, outcome: 'DONE' as const, at: { gte: since } };
  return prisma.auditEntry.findMany({ where, orderBy: { id: 'desc' }, take });
}
