import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { ReviewsScreenQuery, ReviewsScreenQuery$data } from '../__generated__/ReviewsScreenQuery.graphql.ts';
import { formatCount, formatDate } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { FilterBar, FilterSelect } from '../kit/table/FilterBar.tsx';
import { listPage, numberOf, oneOf, useListUrl, wordsOf } from '../kit/table/listUrl.ts';
import { Pager } from '../kit/table/Pager.tsx';
import { useSelection } from '../kit/table/useSelection.ts';
import { BulkButtons } from '../bulk/BulkButtons.tsx';
import { WorkPanels } from '../bulk/WorkPanels.tsx';
import styles from './reviews.module.css';
import { Stars } from './Stars.tsx';
import { useReviewWork } from './useReviewWork.ts';
import { deletionWords, statuses, statusWords } from './words.ts';

const sorts = ['NEWEST', 'OLDEST'] as const;
const stars = ['5', '4', '3', '2', '1'] as const;

const query = graphql`
  query ReviewsScreenQuery($filter: AdminReviewFilter, $sort: AdminReviewSort, $first: Int, $after: String, $last: Int, $before: String) {
    adminReviews(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
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
    reviewWork {
      ...WorkPanels_work
    }
  }
`;

/** What of the list the address narrows it to: what waits, unless it says otherwise. */
function filterOf(url: URL) {
  const status = oneOf(url, 'status', [...statuses, 'ALL'] as const) ?? 'PENDING';
  const buyer = oneOf(url, 'buyer', ['yes', 'no'] as const);
  return {
    search: wordsOf(url),
    status: status === 'ALL' ? null : status,
    stars: Number(oneOf(url, 'stars', stars)) || null,
    isVerifiedBuyer: buyer === null ? null : buyer === 'yes',
    productId: numberOf(url, 'product'),
  };
}

/** Loads the page of the list that the address names. */
export function loadReviews({ environment, url }: ScreenArgs) {
  return loadScreen<ReviewsScreenQuery>(environment, query, {
    filter: filterOf(url),
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

const choices = [
  ...(['APPROVE', 'REJECT', 'SPAM'] as const).map((action, index) => ({
    action,
    label: statusWords((['APPROVED', 'REJECTED', 'SPAM'] as const)[index] ?? '').action,
  })),
  { action: 'DELETE' as const, label: 'Delete', danger: deletionWords },
];

/** The queue of reviews that wait, and all others. */
export function ReviewsScreen() {
  const { adminReviews: reviews, reviewWork } = useScreenQuery<ReviewsScreenQuery>(query);
  const { params } = useListUrl();
  const rows = reviews.edges.map(({ node }) => node);
  const selection = useSelection(rows.map(({ databaseId }) => databaseId));
  const { start, isBusy } = useReviewWork();
  const isNarrowed = [...params.keys()].some((name) => !['sort', 'after', 'before'].includes(name));
  return (
    <>
      <ScreenHead
        title="Reviews"
        description={
          reviews.waitingCount === 0 ? 'Nothing waits to be looked at.' : `${formatCount(reviews.waitingCount, 'review')} to be looked at.`
        }
      />
      <WorkPanels work={reviewWork} />
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
        <BulkButtons
          selection={selection}
          subject="REVIEW"
          choices={choices}
          total={reviews.totalCount}
          isTotalExact={reviews.isTotalExact}
          isBusy={isBusy}
          onStart={(action, target) => start(action, target, filterOf(new URL(window.location.href)))}
        />
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
        <Pager pageInfo={reviews.pageInfo} total={reviews.totalCount} isTotalExact={reviews.isTotalExact} />
      </Panel>
    </>
  );
}
