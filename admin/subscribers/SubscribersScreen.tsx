import { graphql } from 'react-relay/hooks.js';
import type {
  SubscribersScreenQuery,
  SubscribersScreenQuery$data,
  SubscriberStatus,
} from '../__generated__/SubscribersScreenQuery.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { FilterBar, FilterSelect } from '../kit/table/FilterBar.tsx';
import { listPage, oneOf, wordsOf } from '../kit/table/listUrl.ts';
import { Pager } from '../kit/table/Pager.tsx';
import { SubscriberStatusBadge, statusOptions, statuses } from './SubscriberStatusBadge.tsx';

const sorts = ['NEWEST', 'OLDEST', 'EMAIL_ASC', 'EMAIL_DESC', 'NAME_ASC', 'NAME_DESC'] as const;

const query = graphql`
  query SubscribersScreenQuery($filter: SubscriberFilter, $sort: SubscriberSort, $first: Int, $after: String, $last: Int, $before: String) {
    subscribers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          databaseId
          email
          name
          status
          placement
          createdAt
        }
      }
    }
  }
`;

/** Loads the page of the list that the address names. */
export function loadSubscribers({ environment, url }: ScreenArgs) {
  return loadScreen<SubscribersScreenQuery>(environment, query, {
    filter: { search: wordsOf(url), status: oneOf<SubscriberStatus>(url, 'status', statuses) },
    sort: oneOf(url, 'sort', sorts) ?? 'NEWEST',
    ...listPage(url),
  });
}

type Row = SubscribersScreenQuery$data['subscribers']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: 'ID', cell: ({ databaseId }) => databaseId, sorts: { up: 'OLDEST', down: 'NEWEST' } },
  { heading: 'E-mail', cell: ({ email }) => email, sorts: { up: 'EMAIL_ASC', down: 'EMAIL_DESC' }, isTitle: true },
  { heading: 'Name', cell: ({ name }) => name ?? '–', sorts: { up: 'NAME_ASC', down: 'NAME_DESC' } },
  { heading: 'Status', cell: ({ status }) => <SubscriberStatusBadge status={status} /> },
  { heading: 'Signed up', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { heading: 'Form', cell: ({ placement }) => placement || '–', isMinor: true },
];

/** The newsletter's list (row 103). */
export function SubscribersScreen() {
  const { subscribers } = useScreenQuery<SubscribersScreenQuery>(query);
  return (
    <>
      <ScreenHead title="Subscribers" description="Everybody who gets the newsletter, is asked to confirm, or has left." />
      <Panel isFlush>
        <FilterBar searchLabel="Search by address or name">
          <FilterSelect name="status" label="Status" all="All states" options={statusOptions} />
        </FilterBar>
        <DataTable
          caption="Subscribers"
          columns={columns}
          rows={subscribers.edges.map(({ node }) => node)}
          idOf={({ databaseId }) => databaseId}
          defaultSort="NEWEST"
          empty="No subscribers found."
        />
        <Pager pageInfo={subscribers.pageInfo} total={subscribers.totalCount} isTotalExact={subscribers.isTotalExact} />
      </Panel>
    </>
  );
}
