import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import type { ReviewsScreenQuery, ReviewsScreenQuery$data } from '../__generated__/ReviewsScreenQuery.graphql.ts';
import { formatCount, formatDate } from '../kit/formats.ts';
import { loadScreen, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { FilterBar, FilterSelect } from '../kit/table/FilterBar.tsx';
import { listPage, numberOf, oneOf, useListUrl, wordsOf } from '../kit/table/listUrl.ts';
import { Pager } from '../kit/table/Pager.tsx';
import { SelectionBar } from '../kit/table/SelectionBar.tsx';
import { useSelection } from '../kit/table/useSelection.ts';
import { DeleteReviews } from './DeleteReviews.tsx';
import { LastDecision } from './LastDecision.tsx';
import styles from './reviews.module.css';
import { Stars } from './Stars.tsx';
import { useDecisions } from './useDecisions.ts';
import { statuses, statusWords } from './words.ts';

const sorts = ['NEWEST', 'OLDEST'] as const;
const stars = ['5', '4', '3', '2', '1'] as const;

const query = graphql`
  query ReviewsScreenQuery($filter: AdminReviewFilter, $sort: AdminReviewSort, $first: Int, $after: String, $last: Int, $before: String) {
    adminReviews(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      waitingCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          databaseId
          status
          productId
          productName
          authorName
          isVerifiedBuyer
          title
          body
          stars
          createdAt
        }
      }
    }
  }
`;

/** Loads the page of the list that the address names: what waits, unless it says otherwise. */
export function loadReviews({ environment, url }: ScreenArgs) {
  const status = oneOf(url, 'status', [...statuses, 'ALL'] as const) ?? 'PENDING';
  const buyer = oneOf(url, 'buyer', ['yes', 'no'] as const);
  return loadScreen<ReviewsScreenQuery>(environment, query, {
    filter: {
      search: wordsOf(url),
      status: status === 'ALL' ? null : status,
      stars: Number(oneOf(url, 'stars', stars)) || null,
      isVerifiedBuyer: buyer === null ? null : buyer === 'yes',
      productId: numberOf(url, 'product'),
    },
    sort: oneOf(url, 'sort', sorts) ?? 'NEWEST',
    ...listPage(url),
  });
}

type Row = ReviewsScreenQuery$data['adminReviews']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  {
    heading: 'Review',
    cell: ({ databaseId, title, body, authorName }) => (
      <>
        <Link to={`/reviews/${databaseId}`}>{title === '' ? `By ${authorName}` : title}</Link>
        <span className={styles.excerpt}>{body}</span>
      </>
    ),
    isTitle: true,
  },
  { heading: 'Product', cell: ({ productId, productName }) => <Link to={`?status=ALL&product=${productId}`}>{productName}</Link> },
  { heading: 'Stars', cell: (row) => <Stars stars={row.stars} /> },
  { heading: 'Author', cell: ({ authorName, isVerifiedBuyer }) => (isVerifiedBuyer ? `${authorName}, verified buyer` : authorName) },
  { heading: 'State', cell: ({ status }) => <StatusBadge tone={statusWords(status).tone}>{statusWords(status).label}</StatusBadge> },
  { heading: 'Written', cell: ({ createdAt }) => formatDate(createdAt), sorts: { up: 'OLDEST', down: 'NEWEST' }, isMinor: true },
];

/** The queue of reviews that wait, and all others. */
export function ReviewsScreen() {
  const { adminReviews: reviews } = useScreenQuery<ReviewsScreenQuery>(query);
  const { params } = useListUrl();
  const reload = useReload();
  const decisions = useDecisions();
  const [deleting, setDeleting] = useState<readonly number[]>([]);
  const rows = reviews.edges.map(({ node }) => node);
  const selection = useSelection(rows.map(({ databaseId }) => databaseId));
  const picked = rows.filter(({ databaseId }) => selection.has(databaseId));
  const isNarrowed = [...params.keys()].some((name) => !['sort', 'after', 'before'].includes(name));
  return (
    <>
      <ScreenHead
        title="Reviews"
        description={
          reviews.waitingCount === 0 ? 'Nothing waits to be looked at.' : `${formatCount(reviews.waitingCount, 'review')} to be looked at.`
        }
      />
      <LastDecision decisions={decisions} />
      <Panel isFlush>
        <FilterBar searchLabel="Search by text, author or product">
          <FilterSelect
            name="status"
            label="State"
            all="Waiting"
            options={[
              ...statuses.filter((one) => one !== 'PENDING').map((value) => ({ value, label: statusWords(value).label })),
              { value: 'ALL', label: 'All states' },
            ]}
          />
          <FilterSelect name="stars" label="Stars" all="Any stars" options={stars.map((value) => ({ value, label: `${value} stars` }))} />
          <FilterSelect
            name="buyer"
            label="Buyer"
            all="Buyers and others"
            options={[
              { value: 'yes', label: 'Verified buyers' },
              { value: 'no', label: 'Others' },
            ]}
          />
        </FilterBar>
        <SelectionBar selection={selection}>
          {(['APPROVED', 'REJECTED', 'SPAM'] as const).map((status) => (
            <Button key={status} kind="secondary" size="small" disabled={decisions.isBusy} onClick={() => decisions.decide(picked, status)}>
              {statusWords(status).action}
            </Button>
          ))}
          <Button kind="secondary" size="small" onClick={() => setDeleting(selection.ids)}>
            Delete
          </Button>
        </SelectionBar>
        <DataTable
          caption="Reviews"
          columns={columns}
          rows={rows}
          idOf={({ databaseId }) => databaseId}
          defaultSort="NEWEST"
          selection={selection}
          selectLabel={({ databaseId }) => `Select review ${databaseId}`}
          empty={isNarrowed ? 'No review matches this.' : 'No review waits.'}
        />
        <Pager pageInfo={reviews.pageInfo} total={reviews.totalCount} />
      </Panel>
      <DeleteReviews
        ids={deleting}
        onClose={() => setDeleting([])}
        onDeleted={() => {
          decisions.forget();
          void reload();
        }}
      />
    </>
  );
}
