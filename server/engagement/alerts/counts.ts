import type { Db } from '../../platform/database/db.ts';

/** Returns how many confirmed requests wait for each of these products, including their variations; products without any are missing. */
export async function waitingCounts({ prisma }: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await prisma.$queryRaw<{ id: number; count: number }[]>`
    SELECT coalesce(p."parentId", p."id") AS "id", count(*)::int AS "count" FROM "StockAlert" a JOIN "Product" p ON p."id" = a."productId"
    WHERE (p."id" = ANY(${ids}::int[]) OR p."parentId" = ANY(${ids}::int[])) AND a."confirmedAt" IS NOT NULL AND a."notifiedAt" IS NULL
    GROUP BY 1`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}
