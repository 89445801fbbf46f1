import type { ReportDimension, ReportTouch } from '../generated/prisma/client.ts';
import { InvalidInputError } from '../errors.ts';
import type { Shop } from '../shop.ts';
import { noSums, type Sums } from './figures.ts';
import { countWaiting, foldLittle } from './fold.ts';
import { labelsOf } from './labels.ts';
import { periodBefore, readPeriod, type Period } from './periodRules.ts';
import { largestValues, sumsOfValues, totalSums, type ValueSums } from './reading.ts';

// Reports (issues 8 and 9): revenue, orders and conversion by where visitors came from, by coupon, deal and product. The door decides who
// may read them.

/** What can be asked for. */
export interface ReportInput {
  dimension: ReportDimension;
  period: { from: string; to: string };
  touch: ReportTouch;
  /** How many lines at most; the smaller ones become one. */
  first: number;
}

/** A line: a value and what it comes to. */
export interface ReportRow extends ValueSums {
  label: string;
  /** The same value in the period before. */
  before: Sums;
  /** Its share of all revenue; null when there was none. */
  share: number | null;
}

/** A report. */
export interface Report {
  dimension: ReportDimension;
  touch: ReportTouch;
  period: Period;
  previous: Period;
  totals: Sums;
  totalsBefore: Sums;
  rows: ReportRow[];
  /** Whether the lines come to the totals: each order is in exactly one of them. */
  addsUp: boolean;
  /** Days that have changed and are not in it yet. */
  waitingDays: number;
}

export const maxRows = 500;

/** An order may have two coupons; of deals and products the goods count and not the order. */
const inSeveral: readonly ReportDimension[] = ['COUPON', 'DEAL', 'PRODUCT'];
/** Which dimensions tell the first touch from the last. */
const touched: readonly ReportDimension[] = ['SOURCE_TYPE', 'SOURCE', 'MEDIUM', 'CAMPAIGN'];

const keyOf = ({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`;

/** @throws InvalidInputError for a period or a number of lines that is not allowed */
export async function report({ db }: Pick<Shop, 'db'>, { dimension, period: asked, touch: wanted, first }: ReportInput): Promise<Report> {
  const period = readPeriod(asked);
  if (first < 1 || first > maxRows) throw new InvalidInputError([{ path: ['lines'], message: `Ask for 1 to ${maxRows} lines.` }]);
  await foldLittle(db);
  const previous = periodBefore(period);
  const touch = touched.includes(dimension) ? wanted : 'LAST';
  const lines = { dimension, touch };
  const [totals, totalsBefore] = [await totalSums(db, period), await totalSums(db, previous)];
  const kept = await largestValues(db, lines, period, first);
  // Before, "all others" is what is in no other line of now.
  const named = kept.filter(({ kind }) => kind !== 'OTHER');
  const earlier = new Map((await sumsOfValues(db, lines, previous, named)).map((row) => [keyOf(row), row]));
  const labels = await labelsOf(db, dimension, kept);
  const rows = kept.map((row, index) => ({
    ...row,
    label: labels[index] ?? row.value,
    before: earlier.get(keyOf(row)) ?? noSums,
    share: totals.revenueMinor === 0 ? null : row.revenueMinor / totals.revenueMinor,
  }));
  const addsUp = !inSeveral.includes(dimension);
  return { dimension, touch, period, previous, totals, totalsBefore, rows, addsUp, waitingDays: await countWaiting(db) };
}
