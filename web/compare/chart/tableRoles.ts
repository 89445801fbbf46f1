/** ARIA roles of table parts, because some browsers drop the table semantics of rows styled as grids. */
export const as = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
} as const;
