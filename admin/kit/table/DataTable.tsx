import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { HeadCell } from './HeadCell.tsx';
import styles from './DataTable.module.css';
import type { Selection } from './useSelection.ts';
import * as t from '../__generated__/messages.ts';

/** A column of a list. */
export interface Column<Row> {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** The values of `sort` in the address that order the list by this column. */
  sorts?: { up: string; down: string };
  /** Numbers are aligned to the end. */
  align?: 'end';
  /** Whether the column names the row: on phones it is the heading of the card. Exactly one column does. */
  isTitle?: boolean;
  /** Hidden on phones. */
  isMinor?: boolean;
}

export interface DataTableProps<Row, Id extends string | number> {
  /** The table's caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => Id;
  /** The sort order if the address has none. */
  defaultSort?: string;
  /** Makes each row selectable. */
  selection?: Selection<Id>;
  /** Label of the row's checkbox, such as "Select record 12". */
  selectLabel?: (row: Row) => string;
  /** Buttons at the end of each row. */
  actions?: (row: Row) => ReactNode;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
}

/**
 * A page of a list: a table, and on narrow screens a card for each row. Order, search and page are in the address (listUrl.ts). While
 * another page is loading the old one stays, dimmed.
 */
export function DataTable<Row, Id extends string | number>({
  caption,
  columns,
  rows,
  idOf,
  defaultSort,
  selection,
  selectLabel = () => t.select,
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
                  aria-label={t.selectAllOnThisPage}
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
                <span className="visually-hidden">{t.actions}</span>
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
