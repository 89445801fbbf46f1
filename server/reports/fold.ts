import type { Db, Tx } from '../db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { orderRowsSql, visitRowsSql } from './orderMeasures.ts';
import { addDays, dayText, instantOf, monthOf, type Day } from './periodRules.ts';

// The sums that reports are read from (docs/decisions: reports are made from days). Whatever changes a day's orders, visits or
// subscribers notes the day in the same transaction ("ReportChange", by triggers). Here such days are made anew as a whole from what they
// are the sums of: nothing is added to a sum, so nothing can be added twice or forgotten.

const { sql, join } = Prisma;

/** So many values of a dimension are kept for a day, and for a month; the smaller ones are one line. */
const maxDayValues = 1_000;
export const maxMonthValues = 250;

/** So many days are made anew in one transaction. */
const daysAtOnce = 31;
/** Any number: of this program's advisory locks it is the only one. */
const foldLock = 4_207_771_514;

const measures = sql`sum("orders") AS "orders", sum("units") AS "units", sum("revenueMinor") AS "revenueMinor",
  sum("refundedMinor") AS "refundedMinor", sum("awaitingOrders") AS "awaitingOrders", sum("awaitingMinor") AS "awaitingMinor"`;

const place = sql`"dimension", "touch", "kind", "value"`;

/** Which values are the largest: by what they bring, then by how often; between equals by name, so that it is always the same. */
const largest = sql`"revenueMinor" + "awaitingMinor" DESC, "orders" DESC, "value"`;

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
  const [from, to] = [instantOf(first), instantOf(addDays(last, 1))];
  await tx.$executeRaw`DELETE FROM "ReportDay" WHERE "day" BETWEEN ${first}::date AND ${last}::date`;
  await tx.$executeRaw`
    INSERT INTO "ReportDay" ("day", "dimension", "touch", "kind", "value",
      "orders", "units", "revenueMinor", "refundedMinor", "awaitingOrders", "awaitingMinor")
    WITH summed AS (
      SELECT "day", ${place}, ${measures} FROM (${orderRowsSql(from, to)}) rows GROUP BY "day", ${place}
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY "day", "dimension", "touch", "kind" ORDER BY ${largest}) > ${maxDayValues}::int AS "isSmall" FROM summed
    )
    SELECT "day", "dimension", "touch", CASE WHEN "isSmall" THEN 'OTHER'::"ReportValueKind" ELSE "kind" END,
      CASE WHEN "isSmall" THEN '' ELSE "value" END, ${measures}
    FROM ranked GROUP BY 1, 2, 3, 4, 5`;
}

async function foldVisits(tx: Tx, first: Day, last: Day): Promise<void> {
  const [from, to] = [instantOf(first), instantOf(addDays(last, 1))];
  await tx.$executeRaw`DELETE FROM "ReportVisitDay" WHERE "day" BETWEEN ${first}::date AND ${last}::date`;
  await tx.$executeRaw`
    INSERT INTO "ReportVisitDay" ("day", "dimension", "touch", "kind", "value", "visits")
    WITH summed AS (
      SELECT "day", ${place}, sum("visits") AS "visits" FROM (${visitRowsSql(from, to)}) rows GROUP BY "day", ${place}
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY "day", "dimension", "touch", "kind" ORDER BY "visits" DESC, "value") > ${maxDayValues}::int AS "isSmall"
      FROM summed
    )
    SELECT "day", "dimension", "touch", CASE WHEN "isSmall" THEN 'OTHER'::"ReportValueKind" ELSE "kind" END,
      CASE WHEN "isSmall" THEN '' ELSE "value" END, sum("visits")
    FROM ranked GROUP BY 1, 2, 3, 4, 5`;
}

async function foldSubscribers(tx: Tx, days: readonly Day[]): Promise<void> {
  for (const [first, last] of runsOf(days)) {
    const [from, to] = [instantOf(first), instantOf(addDays(last, 1))];
    await tx.$executeRaw`DELETE FROM "ReportSubscriberDay" WHERE "day" BETWEEN ${first}::date AND ${last}::date`;
    await tx.$executeRaw`
      INSERT INTO "ReportSubscriberDay" ("day", "joined", "left")
      SELECT "day", sum("joined"), sum("left") FROM (
        SELECT ("confirmedAt" AT TIME ZONE 'UTC')::date AS "day", 1 AS "joined", 0 AS "left" FROM "Subscriber"
        WHERE "confirmedAt" >= ${from}::timestamptz AND "confirmedAt" < ${to}::timestamptz
        UNION ALL
        SELECT ("unsubscribedAt" AT TIME ZONE 'UTC')::date, 0, 1 FROM "Subscriber"
        WHERE "unsubscribedAt" >= ${from}::timestamptz AND "unsubscribedAt" < ${to}::timestamptz AND "confirmedAt" IS NOT NULL
      ) acts GROUP BY "day"`;
  }
}

/** A month is the sum of its days. @param month its first day */
async function foldMonth(tx: Tx, month: Day): Promise<void> {
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
      SELECT *, row_number() OVER (PARTITION BY "dimension", "touch", "kind" ORDER BY ${largest}, "visits" DESC) > ${maxMonthValues}::int AS "isSmall"
      FROM summed
    )
    SELECT ${month}::date, "dimension", "touch", CASE WHEN "isSmall" THEN 'OTHER'::"ReportValueKind" ELSE "kind" END,
      CASE WHEN "isSmall" THEN '' ELSE "value" END, ${measures}, sum("visits")
    FROM ranked GROUP BY 1, 2, 3, 4, 5`;
}

/** Makes waiting days anew, at most so many. @returns how many there were */
async function foldSome(db: Db, limit: number): Promise<number> {
  return db.prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${foldLock}::bigint)`;
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
      for (const month of new Set([...orders, ...visits].map(monthOf))) await foldMonth(tx, month);
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
