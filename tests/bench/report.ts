import type { Measured } from './load.ts';

// Formats measurements for reading.

export interface Row {
  database: string;
  workload: string;
  title: string;
  /** A floor is neither `cold` nor `warm`. */
  state: 'cold' | 'warm' | 'floor';
  bar: number | null;
  goal: number | null;
  one: Measured;
  sixteen: Measured;
}

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(2));

/** Returns whether the CPU time at 16 connections meets the bar and the goal. */
export function verdict({ bar, goal, sixteen }: Row): string {
  if (bar === null && goal === null) return '';
  const used = sixteen.serverMs + sixteen.databaseMs;
  if (goal !== null && used <= goal) return 'goal met';
  if (bar !== null && used <= bar) return 'bar met';
  return bar === null ? 'goal missed' : 'MISSED';
}

/** Formats a Markdown table, aligned for reading in a terminal. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  return [
    line(head),
    `|${widths.map((width, column) => (column < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}

function cpu({ serverMs, databaseMs }: Measured, hasDatabase: boolean): string {
  return hasDatabase ? `${number(serverMs)} + ${number(databaseMs)}` : number(serverMs);
}

/** Formats the results of one database or of the floors. */
export function rowsTable(rows: Row[]): string {
  const hasDatabase = rows.some(({ database }) => database === 'postgres');
  return table(
    ['', 'workload', 'CPU ms at 16', 'bar', 'goal', '', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms at 1', 'req/s', 'p50 ms', 'p99 ms', 'failed'],
    rows.map((row) => [
      `${row.workload}${row.state === 'floor' ? '' : ` ${row.state}`}`,
      row.title,
      cpu(row.sixteen, hasDatabase),
      row.bar === null ? '' : String(row.bar),
      row.goal === null ? '' : String(row.goal),
      verdict(row),
      number(row.sixteen.perSecond),
      number(row.sixteen.p50),
      number(row.sixteen.p99),
      cpu(row.one, hasDatabase),
      number(row.one.perSecond),
      number(row.one.p50),
      number(row.one.p99),
      String(row.one.failed + row.sixteen.failed),
    ]),
  );
}
