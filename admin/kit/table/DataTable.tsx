import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { HeadCell } from './HeadCell.tsx';
import styles from './DataTable.module.css';
import type { Selection } from './useSelection.ts';

/** A column of a list. */
export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The values of `sort` in the address by which the list is ordered by it. */
  sorts?: { up: string; down: string };
  /** Numbers stand at the end. */
  align?: 'end';
  /** It names the row: on phones it is the head of the card. One column has it. */
  isTitle?: boolean;
  /** Phones do without it. */
  isMinor?: boolean;
}

export interface DataTableProps<Row, Id extends string | number> {
  /** Names the table for those who hear it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => Id;
  /** What the list is sorted by when the address says nothing. */
  defaultSort?: string;
  /** With it, each row can be picked. */
  selection?: Selection<Id>;
  /** Names the row's box, such as "Select record 12". */
  selectLabel?: (row: Row) => string;
  /** Buttons at the end of each row. */
  actions?: (row: Row) => ReactNode;
  /** In place of rows, when there are none. */
  empty: ReactNode;
}

/**
 * A page of a list: a table, and on narrow screens a card for each row. Order, search and page are in the address (listUrl.ts). While
 * another page is on its way the old one stays, dimmed.
 */
export function DataTable<Row, Id extends string | number>({
  caption,
  columns,
  rows,
  idOf,
  defaultSort,
  selection,
  selectLabel = () => 'Select',
  actions,
  empty,
}: DataTableProps<Row, Id>) {
  const isLoading = useNavigation().state === 'loading';
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
  const ids = rows.map(idOf);
  const picked = ids.filter((id) => selection?.has(id)).length;
  return (
    // The region can be scrolled by keys where the table is wider than the screen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={styles.frame} aria-busy={isLoading} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.pick}>
                <input
                  type="checkbox"
                  aria-label="Select all on this page"
                  checked={picked === rows.length}
                  ref={(box) => {
                    if (box) box.indeterminate = picked > 0 && picked < rows.length;
                  }}
                  onChange={() => selection.toggleAll(ids)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.heading} column={column} defaultSort={defaultSort} />
            ))}
            {actions && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = idOf(row);
            return (
              <tr key={id} data-picked={selection?.has(id) || undefined}>
                {selection && (
                  <td className={styles.pick}>
                    <input
                      type="checkbox"
                      aria-label={selectLabel(row)}
                      checked={selection.has(id)}
                      onChange={() => selection.toggle(id)}
                    />
                  </td>
                )}
                {columns.map(({ heading, cell, align, isTitle, isMinor }) => (
                  <td
                    key={heading}
                    data-heading={heading}
                    data-align={align}
                    data-title={isTitle || undefined}
                    data-minor={isMinor || undefined}
                  >
                    {cell(row)}
                  </td>
                ))}
                {actions && <td className={styles.actions}>{actions(row)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
