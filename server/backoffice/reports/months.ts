import { shopDay } from '../../../shared/clock/shopClock.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { lockSums, maxVisitValues, measures, place } from './fold.ts';
import { addDays, dayText, monthOf, type Day } from './periodRules.ts';

// Stores one sum for each past month next to its days, so that a report over years reads twenty rows per value instead of six hundred. A
// month's sum is computed from its days as a whole and is valid while "ReportMonthMade" lists it; recomputing a day removes the month from
// that list in the same transaction. For months without a valid sum, reports read the days (reading.ts): reports always match the days, and
// a missing or interrupted sum only costs time.

/**
 * Finds the latest month before the given one that has days but no sum.
 * @returns its first day; null if there is none
 */
async function nextMonth(tx: Tx, before: Day): Promise<Day | null> {
  const ofDays = Prisma.sql`"dimension" = 'TOTAL' AND "touch" = 'LAST' AND "day" < ${before}::date`;
  const [row] = await tx.$queryRaw<{ month: Date | null }[]>`
    SELECT max("month") AS "month" FROM (
      SELECT date_trunc('month', "day")::date AS "month" FROM "ReportDay" WHERE ${ofDays}
      UNION SELECT date_trunc('month', "day")::date FROM "ReportVisitDay" WHERE ${ofDays}
    ) known WHERE NOT EXISTS (SELECT 1 FROM "ReportMonthMade" made WHERE made."month" = known."month")`;
  return row?.month ? dayText(row.month) : null;
}

async function makeMonth(tx: Tx, month: Day): Promise<void> {
  const next = monthOf(addDays(month, 31));
  await tx.$executeRaw`DELETE FROM "ReportMonth" WHERE "month" = ${month}::date`;
  await tx.$executeRaw`
    INSERT INTO "ReportMonth" ("month", "dimension", "touch", "kind", "value",
      "orders", "units", "revenueMinor", "refundedMinor", "awaitingOrders", "awaitingMinor", "visits")
    WITH summed AS (
      SELECT ${place}, ${measures}, sum("visits") AS "visits" FROM (
        SELECT ${place}, "orders", "units", "revenueMinor", "refundedMinor", "awaitingOrders", "awaitingMinor", 0 AS "visits"
        FROM "ReportDay" WHERE "day" >= ${month}::date AND "day" < ${next}::date
        UNION ALL
        SELECT ${place}, 0, 0, 0, 0, 0, 0, "visits" FROM "ReportVisitDay" WHERE "day" >= ${month}::date AND "day" < ${next}::date
      ) days GROUP BY ${place}
    ), ranked AS (
      SELECT *, "orders" + "awaitingOrders" = 0 AND row_number() OVER (
        PARTITION BY "dimension", "touch", "kind", "orders" + "awaitingOrders" = 0 ORDER BY "visits" DESC, "value") > ${maxVisitValues}::int AS "isSmall"
      FROM summed
    )
    SELECT ${month}::date, "dimension", "touch", CASE WHEN "isSmall" THEN 'OTHER'::"ReportValueKind" ELSE "kind" END,
      CASE WHEN "isSmall" THEN '' ELSE "value" END, ${measures}, sum("visits")
    FROM ranked GROUP BY 1, 2, 3, 4, 5`;
  await tx.$executeRaw`INSERT INTO "ReportMonthMade" ("month") VALUES (${month}::date)`;
}

/**
 * Computes the missing sums of all past months, latest first, each in its own transaction.
 * @returns how many there were
 */
export async function foldMonths({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = monthOf(shopDay(now));
  let all = 0;
  for (;;) {
    if (signal?.aborted) return all;
    const isMade = await prisma.$transaction(
      async (tx) => {
        await lockSums(tx);
        const month = await nextMonth(tx, before);
        if (month !== null) await makeMonth(tx, month);
        return month !== null;
      },
      { timeout: 120_000 },
    );
    if (!isMade) return all;
    all += 1;
  }
}
