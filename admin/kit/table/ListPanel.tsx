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

/** A row has a number, by which it is named. */
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
  /** Names the table for those who hear it. */
  caption: string;
  /** A page of the list; all of it, where it is short. */
  list: ListConnection<Row> | readonly Row[];
  /** Names the search field; without it there is none. */
  searchLabel?: string;
  /** FilterSelect, FilterDate. */
  filters?: ReactNode;
  /** What can be done with picked rows: SelectionBar, BulkButtons. */
  bulk?: ReactNode;
  /** Buttons at the end of each row. */
  rowActions?: DataTableProps<Row, number>['actions'];
  /** In place of rows, when search or filters find none; otherwise `empty` is. */
  noMatch?: ReactNode;
}

/** A list on a sheet of its own: search and filters, what can be done with many, the table, and the way to other pages. */
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
