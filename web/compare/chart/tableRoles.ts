/** What parts of a table are: once styles lay rows out as grids, some browsers forget it. */
export const as = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
} as const;
