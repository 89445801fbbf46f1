import type { ReportDimension, ReportTouch } from '../../generated/prisma/client.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { readTogether } from '../../platform/database/readTogether.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { isNothing, noSums, without, type Sums } from './figures.ts';
import { countWaiting, foldRecentDays } from './fold.ts';
import { labelsOf } from './labels.ts';
import { periodBefore, readPeriod, type Period } from './periodRules.ts';
import { allSums, largestValues, totalSums, valueSums, type Lines, type Value, type ValueSums } from './reading.ts';

// Reports (issues 8 and 9): revenue, orders and conversion by traffic source, coupon, deal and product. The entry point checks who may read
// them.

/** Parameters of a report. */
export interface ReportInput {
  dimension: ReportDimension;
  period: { from: string; to: string };
  touch: ReportTouch;
  /** Maximum number of rows; smaller values are merged into one. */
  first: number;
  /** Whether to rank rows by sold revenue only; otherwise amounts awaiting payment count too. */
  isOfSold?: boolean;
}

/** A row of a report: a value and its sums. */
export interface ReportRow extends ValueSums {
  label: string;
  /** Sums of the same value in the previous period. */
  before: Sums;
  /** Share of total revenue; null when there is no revenue. */
  share: number | null;
}

/** A report with its rows and totals. */
export interface Report {
  dimension: ReportDimension;
  touch: ReportTouch;
  period: Period;
  previous: Period;
  totals: Sums;
  totalsBefore: Sums;
  rows: ReportRow[];
  /** Whether the rows add up to the totals: each order is in exactly one row. */
  addsUp: boolean;
  /** Number of changed days that the report doesn't include yet. */
  waitingDays: number;
}

export const maxRows = 500;

/** An order may have two coupons; for deals and products, the goods count rather than the order. */
const inSeveral: readonly ReportDimension[] = ['COUPON', 'DEAL', 'PRODUCT'];
/** Dimensions that distinguish the first touch from the last. */
const touched: readonly ReportDimension[] = ['SOURCE_TYPE', 'SOURCE', 'MEDIUM', 'CAMPAIGN'];

const keyOf = ({ kind, value }: Value) => `${kind} ${value}`;

/** Placeholders for orders and visits without a value. */
const noValues: readonly Value[] = [
  { kind: 'NONE', value: '' },
  { kind: 'UNKNOWN', value: '' },
];

/** Largest first; rows with equal revenue keep their order. */
function bySize(isOfSold: boolean) {
  const size = ({ revenueMinor, awaitingMinor }: Sums) => (isOfSold ? revenueMinor : revenueMinor + awaitingMinor);
  return (one: Sums, other: Sums) => size(other) - size(one) || other.orders - one.orders || other.visits - one.visits;
}

type Row = ValueSums & { before: Sums };

/** A report's rows for a dimension: the largest values, those without a value, and all others as the last row. */
async function rowsOf(
  db: Reader,
  lines: Lines,
  {
    period,
    previous,
    first,
    isOfSold,
    totals,
    totalsBefore,
  }: Pick<Report, 'period' | 'previous' | 'totals' | 'totalsBefore'> & {
    first: number;
    isOfSold: boolean;
  },
): Promise<Row[]> {
  const wanted = [...noValues, ...(await largestValues(db, lines, period, first, isOfSold))];
  const sums = new Map((await valueSums(db, lines, period, wanted)).map((row) => [keyOf(row), row]));
  const earlier = new Map((await valueSums(db, lines, previous, wanted)).map((row) => [keyOf(row), row]));
  const rows = wanted
    .flatMap((value) => sums.get(keyOf(value)) ?? [])
    .map((row): Row => ({ ...row, before: earlier.get(keyOf(row)) ?? noSums }))
    .toSorted(bySize(isOfSold));
  // When each order is in exactly one row, the totals are known; otherwise the whole dimension is summed.
  const isWhole = !inSeveral.includes(lines.dimension);
  const rest = without(isWhole ? totals : await allSums(db, lines, period), rows);
  // In the previous period, "all others" covers everything outside the current rows, including values that no longer occur.
  const before = without(
    isWhole ? totalsBefore : await allSums(db, lines, previous),
    rows.map((row) => row.before),
  );
  if (isNothing(rest) && isNothing(before)) return rows;
  return [...rows, { kind: 'OTHER', value: '', ...rest, before }];
}

/**
 * Creates a report.
 * @throws InvalidInputError for a period or a number of rows that isn't allowed
 */
export async function report({ db }: Pick<Shop, 'db'>, input: ReportInput): Promise<Report> {
  const { dimension, period: asked, touch: wanted, first, isOfSold = false } = input;
  const period = readPeriod(asked);
  if (first < 1 || first > maxRows) throw new InvalidInputError([{ path: ['lines'], message: `Request 1 to ${maxRows} rows.` }]);
  await foldRecentDays(db);
  const previous = periodBefore(period);
  const touch = touched.includes(dimension) ? wanted : 'LAST';
  const { totals, totalsBefore, kept } = await readTogether(db, async (reader) => {
    const sums = { totals: await totalSums(reader, period), totalsBefore: await totalSums(reader, previous) };
    return { ...sums, kept: await rowsOf(reader, { dimension, touch }, { period, previous, first, isOfSold, ...sums }) };
  });
  const labels = await labelsOf(db, dimension, kept);
  const rows = kept.map((row, index) => ({
    ...row,
    label: labels[index] ?? row.value,
    share: totals.revenueMinor === 0 ? null : row.revenueMinor / totals.revenueMinor,
  }));
  const addsUp = !inSeveral.includes(dimension);
  return { dimension, touch, period, previous, totals, totalsBefore, rows, addsUp, waitingDays: await countWaiting(db) };
}
