// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { ReturnsScreenQuery, ReturnsScreenQuery$data } from '../__generated__/ReturnsScreenQuery.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { oneOf, searchQueryOf } from '../kit/table/listUrl.ts';
import { ReturnStateBadge, returnStateOptions, returnStates } from './ReturnStateBadge.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query ReturnsScreenQuery($filter: ReturnFilter, $sort: ReturnSort, $first: Int, $after: String, $last: Int, $before: String) {
    returns(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          reference
          state
          isLate
          requestedAt
          name
          order {
            number
          }
          lines {
            quantity
          }
        }
      }
    }
  }
`;

/** Loads the page of the list that the URL names. */
export const loadReturns = listLoader<ReturnsScreenQuery>(query, (url) => {
  const state = oneOf(url, 'state', returnStates);
  return {
    filter: { search: searchQueryOf(url), states: state === null ? null : [state] },
    sort: oneOf(url, 'sort', ['NEWEST', 'OLDEST'] as const),
  };
});

type Row = ReturnsScreenQuery$data['returns']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  {
    heading: t.returnTitle,
    cell: ({ databaseId, reference }) => <Link to={`/returns/${databaseId}`}>{reference}</Link>,
    isTitle: true,
  },
  { heading: t.requested, cell: ({ requestedAt }) => formatDateTime(requestedAt), sorts: { up: 'OLDEST', down: 'NEWEST' } },
  { heading: t.status, cell: ({ state, isLate }) => <ReturnStateBadge state={state} isLate={isLate} /> },
  { heading: t.order, cell: ({ order: { number } }) => <Link to={`/orders/${number}`}>{`#${number}`}</Link> },
  { heading: t.customer, cell: ({ name }) => name, isMinor: true },
  { heading: t.units, cell: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0), align: 'end' },
];

/** The list of returns. */
export function ReturnsScreen() {
  const { returns } = useScreenQuery<ReturnsScreenQuery>(query);
  return (
    <ListScreen
      title={t.returns}
      description={t.whatReturnsAre}
      searchLabel={t.searchByOrderNumberOrReturn}
      filters={<FilterSelect name="state" label={t.status} all={t.allStatuses} options={returnStateOptions} />}
      list={returns}
      columns={columns}
      defaultSort="NEWEST"
      empty={t.noReturnsFound}
    />
  );
}
