import { readRows, type Reader } from '../../platform/database/db.ts';
import { Prisma, type ReportDimension, type ReportTouch, type ReportValueKind } from '../../generated/prisma/client.ts';
import { noSums, type Sums } from './figures.ts';
import { monthOf, monthsOf, partsOf, pointsOf, type Day, type Period } from './periodRules.ts';

// Reads the stored sums: by month for whole months that have a sum (months.ts), otherwise by day.

const { sql, join } = Prisma;

/** Selects which stored sums to read. */
export interface Lines {
  dimension: ReportDimension;
  touch: ReportTouch;
}

/** Rows of day and the columns of "ReportMonth". */
function rowsSql({ dimension, touch }: Lines, period: Period): Prisma.Sql {
  const lines = sql`"dimension" = ${dimension}::"ReportDimension" AND "touch" = ${touch}::"ReportTouch"`;
  const measures = sql`"kind", "value", "orders", "units", "revenueMinor", "refundedMinor", "awaitingOrders", "awaitingMinor"`;
  const { months, days } = partsOf(period);
  const dayMeasures = sql`${measures}, 0 AS "visits"`;
  const visitMeasures = sql`"kind", "value", 0, 0, 0, 0, 0, 0, "visits"`;
  const parts = days.flatMap(({ from, to }) => [
    sql`SELECT ${dayMeasures} FROM "ReportDay" WHERE ${lines} AND "day" BETWEEN ${from}::date AND ${to}::date`,
    sql`SELECT ${visitMeasures} FROM "ReportVisitDay" WHERE ${lines} AND "day" BETWEEN ${from}::date AND ${to}::date`,
  ]);
  if (months) {
    const listed = sql`unnest(${monthsOf(months)}::date[]) m("month")`;
    const made = sql`EXISTS (SELECT 1 FROM "ReportMonthMade" made WHERE made."month" = m."month")`;
    // The same statement that reads the sums looks up which months have one, so that no month is missed or read twice.
    const daysOfUnmade = (table: Prisma.Sql, columns: Prisma.Sql) => sql`
      SELECT d.* FROM ${listed} CROSS JOIN LATERAL (
        SELECT ${columns} FROM ${table} WHERE ${lines} AND "day" >= m."month" AND "day" < m."month" + interval '1 month'
      ) d WHERE NOT ${made}`;
    parts.push(
      sql`SELECT r.* FROM ${listed} CROSS JOIN LATERAL (
        SELECT ${measures}, "visits" FROM "ReportMonth" s WHERE ${lines} AND s."month" = m."month"
      ) r WHERE ${made}`,
      daysOfUnmade(sql`"ReportDay"`, dayMeasures),
      daysOfUnmade(sql`"ReportVisitDay"`, visitMeasures),
    );
  }
  return join(parts, ' UNION ALL ');
}

// float8 is exact, because sums never exceed 2^53 minor units; bigints would arrive as text that every reader must parse.
const added = sql`sum("orders")::float8 AS "orders", sum("units")::float8 AS "units", sum("revenueMinor")::float8 AS "revenueMinor",
  sum("refundedMinor")::float8 AS "refundedMinor", sum("awaitingOrders")::float8 AS "awaitingOrders",
  sum("awaitingMinor")::float8 AS "awaitingMinor", sum("visits")::float8 AS "visits"`;

/** A value of a dimension, or a placeholder for orders and visits without a value. */
export interface Value {
  kind: ReportValueKind;
  value: string;
}

/** A value and its sums. */
export interface ValueSums extends Sums, Value {}

/**
 * The largest values of a period, largest first; ties are ordered by name. There may be tens of thousands of values, so this sums only what
 * the ranking needs; valueSums() adds the rest for the largest values alone.
 * @param isOfSold whether to ignore amounts awaiting payment in the ranking
 */
export async function largestValues(db: Reader, lines: Lines, period: Period, first: number, isOfSold: boolean): Promise<Value[]> {
  const awaiting = isOfSold ? sql`0` : sql`"awaitingMinor"`;
  const rows = await readRows<{ value: string }>(
    db,
    sql`SELECT "value" FROM (${rowsSql(lines, period)}) rows WHERE "kind" = 'VALUE' GROUP BY "value"
    ORDER BY sum("revenueMinor" + ${awaiting})::float8 DESC, sum("orders") DESC, sum("visits") DESC, "value" LIMIT ${first}::int`,
  );
  return rows.map(({ value }) => ({ kind: 'VALUE', value }));
}

/** The sums of these values in a period, without values that have none. */
export function valueSums(db: Reader, lines: Lines, period: Period, values: readonly Value[]): Promise<ValueSums[]> {
  const [kinds, names] = [values.map(({ kind }) => kind), values.map(({ value }) => value)];
  return readRows<ValueSums>(
    db,
    sql`SELECT "kind", "value", ${added} FROM (${rowsSql(lines, period)}) rows
    JOIN unnest(${kinds}::"ReportValueKind"[], ${names}::text[]) w("kind", "value") USING ("kind", "value") GROUP BY 1, 2`,
  );
}

/** The sums of all values of a dimension in a period. An order with two values counts twice. */
export async function allSums(db: Reader, lines: Lines, period: Period): Promise<Sums> {
  const [row] = await readRows<Sums>(db, sql`SELECT ${added} FROM (${rowsSql(lines, period)}) rows HAVING count(*) > 0`);
  return row ?? noSums;
}

/** The totals of a period. */
export function totalSums(db: Reader, period: Period): Promise<Sums> {
  return allSums(db, { dimension: 'TOTAL', touch: 'LAST' }, period);
}

/** A day or month and its sums. */
export interface PointSums extends Sums {
  start: Day;
}

/** The period by day or by month, with zero points for days or months without data. */
export async function seriesOf(db: Reader, period: Period): Promise<{ grain: 'DAY' | 'MONTH'; points: PointSums[] }> {
  const { grain, starts } = pointsOf(period);
  const start = grain === 'DAY' ? sql`"day"` : sql`date_trunc('month', "day")::date`;
  const rows = await readRows<PointSums>(
    db,
    sql`SELECT to_char("start", 'YYYY-MM-DD') AS "start", ${added} FROM (
      SELECT ${start} AS "start", "orders", "units", "revenueMinor", "refundedMinor", "awaitingOrders", "awaitingMinor", 0 AS "visits"
      FROM "ReportDay" WHERE "dimension" = 'TOTAL' AND "touch" = 'LAST' AND "day" BETWEEN ${period.from}::date AND ${period.to}::date
      UNION ALL
      SELECT ${start}, 0, 0, 0, 0, 0, 0, "visits" FROM "ReportVisitDay"
      WHERE "dimension" = 'TOTAL' AND "touch" = 'LAST' AND "day" BETWEEN ${period.from}::date AND ${period.to}::date
    ) days GROUP BY "start"`,
  );
  const byStart = new Map(rows.map((row) => [row.start, row]));
  return { grain, points: starts.map((key) => byStart.get(grain === 'DAY' ? key : monthOf(key)) ?? { ...noSums, start: key }) };
}
