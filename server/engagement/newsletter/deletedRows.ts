import { Prisma } from '../../generated/prisma/client.ts';

// Deleted subscribers wait in a table of their own, so that the list, its indexes and its counts hold only what is in it. Each move is
// one statement.

const { sql, raw } = Prisma;

const columns = raw(
  '"id", "email", "emailShown", "name", "status", "placement", "variant", "pageLink", "key", "createdAt", "pendingSince", "confirmedAt", "unsubscribedAt"',
);

/** Takes rows out of the list. Those that another deletion takes at this moment are left to it. @returns one row with the count and the numbers */
export function moveOut(deletionId: number, condition: Prisma.Sql): Prisma.Sql {
  return sql`
    WITH gone AS (DELETE FROM "Subscriber" WHERE ${condition} RETURNING ${columns}),
    kept AS (INSERT INTO "DeletedSubscriber" ("deletionId", ${columns}) SELECT ${deletionId}::int, ${columns} FROM gone RETURNING "id")
    SELECT count(*)::int AS "count", coalesce((array_agg("id" ORDER BY "id"))[1:100], '{}') AS "ids" FROM kept`;
}

/** Puts rows back. Who has signed up again meanwhile, or was erased, stays as they are now. @returns one row with both counts */
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

/** Puts one row back, unless the address is in the list by another. */
export function moveOneBack(id: number): Prisma.Sql {
  return sql`
    WITH picked AS (DELETE FROM "DeletedSubscriber" WHERE "id" = ${id}::int RETURNING ${columns})
    INSERT INTO "Subscriber" (${columns}) SELECT ${columns} FROM picked ON CONFLICT DO NOTHING`;
}
