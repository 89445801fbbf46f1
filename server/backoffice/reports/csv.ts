import { stringify } from 'csv-stringify/sync';
import { guardedCell } from '../../platform/csv/guardedCell.ts';
import { averageOrder, conversion } from './figures.ts';
import type { Report } from './operations.ts';

// Exports a report as CSV (RFC 4180), with amounts as numbers with two decimals, for spreadsheets.

const headings = [
  'value',
  'label',
  'kind',
  'orders',
  'units',
  'revenue',
  'refunded',
  'net',
  'average_order',
  'awaiting_orders',
  'awaiting',
  'visits',
  'conversion',
  'orders_before',
  'revenue_before',
] as const;

const amount = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(2));

/** The report's rows, with its totals as the last row. */
export function reportCsv({ dimension, rows, totals, totalsBefore }: Report): string {
  const isGoods = dimension === 'DEAL' || dimension === 'PRODUCT';
  const lines = [
    ...rows.map((row) => ({ ...row, isTotal: false })),
    { ...totals, value: '', label: 'Total', kind: 'TOTAL', before: totalsBefore, isTotal: true },
  ];
  const cells = lines.map((line) => {
    const knowsRefunds = line.isTotal || !isGoods;
    return [
      guardedCell(line.value),
      guardedCell(line.label),
      line.kind.toLowerCase(),
      String(line.orders),
      String(line.units),
      amount(line.revenueMinor),
      amount(knowsRefunds ? line.refundedMinor : null),
      amount(knowsRefunds ? line.revenueMinor - line.refundedMinor : null),
      amount(averageOrder(line)),
      String(line.awaitingOrders),
      amount(line.awaitingMinor),
      String(line.visits),
      conversion(line)?.toFixed(4) ?? '',
      String(line.before.orders),
      amount(line.before.revenueMinor),
    ];
  });
  // Spreadsheets read the file as UTF-8 only if it begins with a byte order mark.
  return stringify([[...headings], ...cells], { bom: true, record_delimiter: '\r\n' });
}
