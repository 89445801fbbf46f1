import type { ReactNode } from 'react';
import type { Pager_page$key } from '../../__generated__/Pager_page.graphql.ts';
import { Panel, type PanelProps } from '../Panel.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import { isNarrowed, useListUrl } from './listUrl.ts';
import { Pager } from './Pager.tsx';

/** A connection as lists show it; logs have no total. */
export interface ListConnection<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: Pager_page$key;
  readonly totalCount?: number;
  readonly isTotalExact?: boolean;
}

/** A row is identified by a number. */
export type ListRow = { readonly databaseId: number } | { readonly number: number };

const numberOf = (row: ListRow) => ('databaseId' in row ? row.databaseId : row.number);

/** The rows of a page. */
export function rowsOf<Row>(list: ListConnection<Row> | readonly Row[]): readonly Row[] {
  return 'edges' in list ? list.edges.map(({ node }) => node) : list;
}

export interface ListProps<Row extends ListRow> extends Pick<
  DataTableProps<Row, number>,
  'columns' | 'defaultSort' | 'selection' | 'selectLabel' | 'empty'
> {
  /** The table's caption for screen readers. */
  caption: string;
  /** A page of the list; all of it if it is short. */
  list: ListConnection<Row> | readonly Row[];
  /** Label of the search field; without it there is no search field. */
  searchLabel?: string;
  /** FilterSelect, FilterDate. */
  filters?: ReactNode;
  /** Bulk actions for selected rows: SelectionBar, BulkButtons. */
  bulk?: ReactNode;
  /** Buttons at the end of each row. */
  rowActions?: DataTableProps<Row, number>['actions'];
  /** Shown instead of rows when search or filters match none; otherwise `empty` is. */
  noMatch?: ReactNode;
}

/** A list in a panel: search and filters, bulk actions, the table, and the pager. */
export function ListPanel<Row extends ListRow>({
  list,
  searchLabel,
  filters,
  bulk,
  rowActions,
  empty,
  noMatch = empty,
  title,
  description,
  ...table
}: ListProps<Row> & Pick<PanelProps, 'title' | 'description'>) {
  const { params } = useListUrl();
  return (
    <Panel title={title} description={description} isFlush>
      {(searchLabel !== undefined || filters !== undefined) && <FilterBar searchLabel={searchLabel}>{filters}</FilterBar>}
      {bulk}
      <DataTable {...table} rows={rowsOf(list)} idOf={numberOf} actions={rowActions} empty={isNarrowed(params) ? noMatch : empty} />
      {'edges' in list && <Pager page={list.pageInfo} total={list.totalCount} isTotalExact={list.isTotalExact} />}
    </Panel>
  );
}
