import type { Visitor } from '../support/shopDriver.ts';
import type { Line } from './orders.ts';

const figures = `orders units revenue { amount } refunded { amount } net { amount } averageOrder { amount }
  awaitingOrders awaiting { amount } visits conversion`;

const document = `query ($dimension: ReportDimension!, $period: ReportPeriod!, $touch: ReportTouch, $lines: Int) {
  report(dimension: $dimension, period: $period, touch: $touch, lines: $lines) {
    addsUp waitingDays touch previous { from to } totals { ${figures} } totalsBefore { ${figures} }
    rows { kind value label share figures { ${figures} } before { ${figures} } }
  }
}`;

/** Figures as returned by the API. */
export interface ReportAnswer {
  orders: number;
  units: number;
  revenue: { amount: number };
  refunded: { amount: number } | null;
  net: { amount: number } | null;
  averageOrder: { amount: number } | null;
  awaitingOrders: number;
  awaiting: { amount: number };
  visits: number;
  conversion: number | null;
}

/** A report as returned by the API. */
export interface ReportResult {
  addsUp: boolean;
  waitingDays: number;
  touch: string;
  previous: { from: string; to: string };
  totals: ReportAnswer;
  totalsBefore: ReportAnswer;
  rows: { kind: string; value: string; label: string; share: number | null; figures: ReportAnswer; before: ReportAnswer }[];
}

/** Queries a report. */
export async function queryReport(
  who: Visitor,
  variables: { dimension: string; period: { from: string; to: string }; touch?: string; lines?: number },
): Promise<ReportResult> {
  return (await who.query<{ report: ReportResult }>(document, { lines: 500, ...variables })).report;
}

/** Converts the API's figures to comparable form. */
export function lineOf({ orders, units, revenue, refunded, awaitingOrders, awaiting }: ReportAnswer): Line {
  return { orders, units, revenue: revenue.amount, refunded: refunded?.amount ?? null, awaitingOrders, awaiting: awaiting.amount };
}

/** Returns a report's rows by "KIND value", without a remainder row that has figures of the previous period only. */
export function linesOf({ rows }: ReportResult): Record<string, Line> {
  const isOfNow = ({ kind, figures: told }: ReportResult['rows'][number]) =>
    kind !== 'OTHER' || told.orders + told.awaitingOrders + told.visits > 0;
  return Object.fromEntries(rows.filter(isOfNow).map(({ kind, value, figures: told }) => [`${kind} ${value}`, lineOf(told)]));
}
