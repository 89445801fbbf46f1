import type { Db, Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { orderRowsSql, visitRowsSql } from './orderMeasures.ts';
import { addDays, dayText, monthOf, type Day } from './periodRules.ts';

// The sums that reports are read from (docs/decisions: reports are made from days). Whatever changes a day's orders, visits or
// subscribers notes the day in the same transaction ("ReportChange", by triggers). Here such days are made anew as a whole from what they
// are the sums of: nothing is added to a sum, so nothing can be added twice or forgotten.

const { sql, join } = Prisma;

/**
 * So many values of a dimension are kept of a day's visits; the smaller ones are one line. Whoever looks at a page can make one up. Of orders
 * all are kept: there are never more of them than orders.
 */
export const maxVisitValues = 1_000;

/** So many days are made anew in one transaction. */
const daysAtOnce = 31;
/** The instant at which a day of the shop begins. */
const midnightSql = (day: Day) => sql`shop_midnight(${day}::date)`;
/** Any number: of this program's advisory locks it is the only one. */
const foldLock = 4_207_771_515;

/** Until the transaction ends, nobody else makes sums. */
export async function lockSums(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${foldLock}::bigint)`;
}

/** What of the kept sums of orders is added up. */
export const measures = sql`sum("orders") AS "orders", sum("units") AS "units", sum("revenueMinor") AS "revenueMinor",
  sum("refundedMinor") AS "refundedMinor", sum("awaitingOrders") AS "awaitingOrders", sum("awaitingMinor") AS "awaitingMinor"`;

/** Of what they are the sums. */
export const place = sql`"dimension", "touch", "kind", "value"`;

/** Days that wait, the latest first: what is looked at most is right soonest. */
async function waitingDays(tx: Tx | Db['prisma'], limit: number): Promise<{ kind: string; day: Date }[]> {
  return tx.$queryRaw`SELECT "kind"::text AS "kind", "day" FROM "ReportChange" GROUP BY "kind", "day" ORDER BY "day" DESC, "kind" LIMIT ${limit}::int`;
}

/** How many days wait to be made anew. */
export async function countWaiting({ prisma }: Db): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`SELECT count(DISTINCT "day")::int AS "count" FROM "ReportChange"`;
  return row?.count ?? 0;
}

/** Runs of days that follow each other: [first, last]. */
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

/** The days of these months have changed: what they were added up to (months.ts) counts no more. @param months first days */
async function dropMonths(tx: Tx, months: readonly Day[]): Promise<void> {
  if (months.length === 0) return;
  await tx.$executeRaw`DELETE FROM "ReportMonthMade" WHERE "month" IN (${join(months.map((month) => sql`${month}::date`))})`;
}

/** Makes waiting days anew, at most so many. @returns how many there were */
async function foldSome(db: Db, limit: number): Promise<number> {
  return db.prisma.$transaction(
    async (tx) => {
      await lockSums(tx);
      const waiting = await waitingDays(tx, limit);
      if (waiting.length === 0) return 0;
      const daysOf = (kind: string) => waiting.filter((change) => change.kind === kind).map(({ day }) => dayText(day));
      // What is noted after this is not seen by it, and comes next time: what it sees is as new as what it takes out.
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

/** Brings the sums up to date with everything that has been committed. */
export async function foldChanges(db: Db, signal?: AbortSignal): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await foldSome(db, daysAtOnce);
    all += count;
    if (count < daysAtOnce || signal?.aborted) return all;
  }
}

/** Before somebody reads: as long as little waits it is done at once, and otherwise left to the job. */
export async function foldLittle(db: Db): Promise<void> {
  const waiting = await waitingDays(db.prisma, littleDays + 1);
  if (waiting.length > 0 && waiting.length <= littleDays) await foldSome(db, littleDays);
}

const littleDays = 3;
