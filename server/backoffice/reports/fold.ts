import type { Db, Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { orderRowsSql, visitRowsSql } from './orderMeasures.ts';
import { addDays, dayText, monthOf, type Day } from './periodRules.ts';

// Maintains the daily sums that reports are read from (docs/decisions: reports are made from days). Any change to a day's orders, visits or
// subscribers marks the day in the same transaction ("ReportChange", by triggers). Marked days are recomputed as a whole from their
// sources: sums are never incremented, so no change can be counted twice or missed.

const { sql, join } = Prisma;

/**
 * Maximum number of values per dimension in a day's visits; smaller values are merged into one row, because any visitor can make up values.
 * Values of orders have no limit: there are never more of them than orders.
 */
export const maxVisitValues = 1_000;

/** Maximum number of days to recompute in one transaction. */
const daysPerBatch = 31;
/** The instant at which a day starts in the shop's time zone. */
const midnightSql = (day: Day) => sql`shop_midnight(${day}::date)`;
/** An arbitrary number, meant to be unique among the program's advisory locks. */
const foldLock = 4_207_771_515;

/** Prevents other processes from computing sums until the transaction ends. */
export async function lockSums(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${foldLock}::bigint)`;
}

/** The measures to add up from the stored sums of orders. */
export const measures = sql`sum("orders") AS "orders", sum("units") AS "units", sum("revenueMinor") AS "revenueMinor",
  sum("refundedMinor") AS "refundedMinor", sum("awaitingOrders") AS "awaitingOrders", sum("awaitingMinor") AS "awaitingMinor"`;

/** The key of a stored sum. */
export const place = sql`"dimension", "touch", "kind", "value"`;

/** Days to recompute, latest first, because the days that are viewed most must be right soonest. */
async function waitingDays(tx: Tx | Db['prisma'], limit: number): Promise<{ kind: string; day: Date }[]> {
  return tx.$queryRaw`SELECT "kind"::text AS "kind", "day" FROM "ReportChange" GROUP BY "kind", "day" ORDER BY "day" DESC, "kind" LIMIT ${limit}::int`;
}

/** Number of days that wait to be recomputed. */
export async function countWaiting({ prisma }: Db): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`SELECT count(DISTINCT "day")::int AS "count" FROM "ReportChange"`;
  return row?.count ?? 0;
}

/** Groups consecutive days into ranges: [first, last]. */
function runsOf(days: readonly Day[]): [Day, Day][] {
  const runs: [Day, Day][] = [];
  for (const day of [...days].toSorted()) {
    const last = runs.at(-1);
    if (last && addDays(last[1], 1) === day) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

async function foldOrders(tx: Tx, first: Day, last: Day): Promise<void> {
  const [from, to] = [midnightSql(first), midnightSql(addDays(last, 1))];
  await tx.$executeRaw`DELETE FROM "ReportDay" WHERE "day" BETWEEN ${first}::date AND ${last}::date`;
  await tx.$executeRaw`
    INSERT INTO "ReportDay" ("day", "dimension", "touch", "kind", "value",
      "orders", "units", "revenueMinor", "refundedMinor", "awaitingOrders", "awaitingMinor")
    SELECT "day", ${place}, ${measures} FROM (${orderRowsSql(from, to)}) rows GROUP BY "day", ${place}`;
}

async function foldVisits(tx: Tx, first: Day, last: Day): Promise<void> {
  const [from, to] = [midnightSql(first), midnightSql(addDays(last, 1))];
  await tx.$executeRaw`DELETE FROM "ReportVisitDay" WHERE "day" BETWEEN ${first}::date AND ${last}::date`;
  await tx.$executeRaw`
    INSERT INTO "ReportVisitDay" ("day", "dimension", "touch", "kind", "value", "visits")
    WITH summed AS (
      SELECT "day", ${place}, sum("visits") AS "visits" FROM (${visitRowsSql(from, to)}) rows GROUP BY "day", ${place}
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY "day", "dimension", "touch", "kind" ORDER BY "visits" DESC, "value") > ${maxVisitValues}::int AS "isSmall"
      FROM summed
    )
    SELECT "day", "dimension", "touch", CASE WHEN "isSmall" THEN 'OTHER'::"ReportValueKind" ELSE "kind" END,
      CASE WHEN "isSmall" THEN '' ELSE "value" END, sum("visits")
    FROM ranked GROUP BY 1, 2, 3, 4, 5`;
}

async function foldSubscribers(tx: Tx, days: readonly Day[]): Promise<void> {
  for (const [first, last] of runsOf(days)) {
    const [from, to] = [midnightSql(first), midnightSql(addDays(last, 1))];
    await tx.$executeRaw`DELETE FROM "ReportSubscriberDay" WHERE "day" BETWEEN ${first}::date AND ${last}::date`;
    await tx.$executeRaw`
      INSERT INTO "ReportSubscriberDay" ("day", "joined", "left")
      SELECT "day", sum("joined"), sum("left") FROM (
        SELECT ("confirmedAt" AT TIME ZONE (SELECT shop_zone()))::date AS "day", 1 AS "joined", 0 AS "left" FROM "Subscriber"
        WHERE "confirmedAt" >= ${from} AND "confirmedAt" < ${to}
        UNION ALL
        SELECT ("unsubscribedAt" AT TIME ZONE (SELECT shop_zone()))::date, 0, 1 FROM "Subscriber"
        WHERE "unsubscribedAt" >= ${from} AND "unsubscribedAt" < ${to} AND "confirmedAt" IS NOT NULL
      ) acts GROUP BY "day"`;
  }
}

/**
 * Deletes the sums (months.ts) of months with changed days.
 * @param months their first days
 */
async function dropMonths(tx: Tx, months: readonly Day[]): Promise<void> {
  if (months.length === 0) return;
  await tx.$executeRaw`DELETE FROM "ReportMonthMade" WHERE "month" IN (${join(months.map((month) => sql`${month}::date`))})`;
}

/**
 * Recomputes at most `limit` waiting days.
 * @returns how many there were
 */
async function foldSome(db: Db, limit: number): Promise<number> {
  return db.prisma.$transaction(
    async (tx) => {
      await lockSums(tx);
      const waiting = await waitingDays(tx, limit);
      if (waiting.length === 0) return 0;
      const daysOf = (kind: string) => waiting.filter((change) => change.kind === kind).map(({ day }) => dayText(day));
      // Changes recorded after this statement aren't visible to the transaction and are handled by the next run: the data read is as new as
      // the changes deleted.
      const pairs = waiting.map(({ kind, day }) => sql`(${kind}::"ReportChangeKind", ${dayText(day)}::date)`);
      await tx.$executeRaw`DELETE FROM "ReportChange" WHERE ("kind", "day") IN (${join(pairs)})`;
      const [orders, visits] = [daysOf('ORDERS'), daysOf('VISITS')];
      for (const [first, last] of runsOf(orders)) await foldOrders(tx, first, last);
      for (const [first, last] of runsOf(visits)) await foldVisits(tx, first, last);
      await foldSubscribers(tx, daysOf('SUBSCRIBERS'));
      await dropMonths(tx, [...new Set([...orders, ...visits].map(monthOf))]);
      return waiting.length;
    },
    { timeout: 120_000 },
  );
}

/** Updates the sums with all committed changes. */
export async function foldChanges(db: Db, signal?: AbortSignal): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await foldSome(db, daysPerBatch);
    all += count;
    if (count < daysPerBatch || signal?.aborted) return all;
  }
}

/** Runs before a report is read: a few waiting days are recomputed immediately, a larger number is left to the job. */
export async function foldRecentDays(db: Db): Promise<void> {
  const waiting = await waitingDays(db.prisma, recentDays + 1);
  if (waiting.length > 0 && waiting.length <= recentDays) await foldSome(db, recentDays);
}

const recentDays = 3;
