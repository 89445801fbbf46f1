import { Prisma } from '../../generated/prisma/client.ts';

// Deleted subscribers wait in a separate table, so that the list, its indexes and its counts contain only current subscribers. Each move is
// one statement.

const { sql, raw } = Prisma;

const columns = raw(
  '"id", "email", "emailShown", "name", "status", "placement", "variant", "pageLink", "key", "createdAt", "pendingSince", "confirmedAt", "unsubscribedAt"',
);

/**
 * Moves rows out of the list. Rows that another deletion is moving concurrently are left to it.
 * @returns one row with the count and the IDs
 */
export function moveOut(deletionId: number, condition: Prisma.Sql): Prisma.Sql {
  return sql`
    WITH gone AS (DELETE FROM "Subscriber" WHERE ${condition} RETURNING ${columns}),
    kept AS (INSERT INTO "DeletedSubscriber" ("deletionId", ${columns}) SELECT ${deletionId}::int, ${columns} FROM gone RETURNING "id")
    SELECT count(*)::int AS "count", coalesce((array_agg("id" ORDER BY "id"))[1:100], '{}') AS "ids" FROM kept`;
}

/**
 * Moves rows back into the list. Addresses that have signed up again or were erased meanwhile are not changed.
 * @returns one row with both counts
 */
export function moveBack(deletionId: number, limit: number): Prisma.Sql {
  return sql`
    WITH picked AS (
      DELETE FROM "DeletedSubscriber" WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM "DeletedSubscriber" WHERE "deletionId" = ${deletionId}::int ORDER BY "id" LIMIT ${limit}::int
      )) RETURNING ${columns}
    ),
    back AS (INSERT INTO "Subscriber" (${columns}) SELECT ${columns} FROM picked ON CONFLICT DO NOTHING RETURNING "id")
    SELECT (SELECT count(*)::int FROM picked) AS "picked", (SELECT count(*)::int FROM back) AS "restored"`;
}

/** Moves one row back, unless the address is in the list again. */
export function moveOneBack(id: number): Prisma.Sql {
  return sql`
    WITH picked AS (DELETE FROM "DeletedSubscriber" WHERE "id" = ${id}::int RETURNING ${columns})
    INSERT INTO "Subscriber" (${columns}) SELECT ${columns} FROM picked ON CONFLICT DO NOTHING`;
}
