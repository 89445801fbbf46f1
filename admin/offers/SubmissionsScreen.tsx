// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { SubmissionsScreenQuery, SubmissionsScreenQuery$data } from '../__generated__/SubmissionsScreenQuery.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { oneOf, searchQueryOf } from '../kit/table/listUrl.ts';
import { submissionBadge, submissionStatuses } from './labels.ts';
import styles from './deals.module.css';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query SubmissionsScreenQuery($filter: AdminDealSubmissionFilter, $first: Int, $after: String, $last: Int, $before: String) {
    adminDealSubmissions(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      toReviewCount
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          status
          title
          destinationUrl
          submitterEmail
          createdAt
        }
      }
    }
  }
`;

/** The filter of the address: deals that wait for review by default. */
function filterOf(url: URL) {
  const status = oneOf(url, 'status', [...submissionStatuses, 'ALL'] as const) ?? 'PENDING';
  return { search: searchQueryOf(url), status: status === 'ALL' ? null : status };
}

/** Loads the page of the list in the URL. */
export const loadSubmissions = listLoader<SubmissionsScreenQuery>(query, (url) => ({ filter: filterOf(url) }));

type Row = SubmissionsScreenQuery$data['adminDealSubmissions']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  {
    heading: t.deal,
    isTitle: true,
    cell: ({ databaseId, title, destinationUrl }) => (
      <>
        <Link to={`/submitted-deals/${databaseId}`}>{title}</Link>
        <span className={styles.second}>{new URL(destinationUrl).hostname}</span>
      </>
    ),
  },
  { heading: t.submittedBy, cell: ({ submitterEmail }) => submitterEmail },
  {
    heading: t.status,
    cell: ({ status }) => <StatusBadge tone={submissionBadge(status).tone}>{submissionBadge(status).label}</StatusBadge>,
  },
  { heading: t.submitted, cell: ({ createdAt }) => formatDateTime(createdAt), isMinor: true },
];

/** Deals that shoppers submitted: those to review first, and all others. */
export function SubmissionsScreen() {
  const { adminDealSubmissions: submissions } = useScreenQuery<SubmissionsScreenQuery>(query);
  const { toReviewCount: count } = submissions;
  return (
    <ListScreen
      title={t.submittedDeals}
      description={count === 0 ? t.noDealsToReview : t.dealsToReview({ count })}
      searchLabel={t.searchSubmittedDeals}
      filters={
        <FilterSelect
          name="status"
          label={t.status}
          all={t.waitingForReview}
          options={[
            ...submissionStatuses.slice(1).map((value) => ({ value, label: submissionBadge(value).label })),
            { value: 'ALL', label: t.allSubmittedDeals },
          ]}
        />
      }
      list={submissions}
      columns={columns}
      empty={t.noDealsToReview}
      noMatch={t.noSubmittedDealsMatch}
    />
  );
}
