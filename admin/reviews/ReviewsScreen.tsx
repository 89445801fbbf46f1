// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { ReviewsScreenQuery, ReviewsScreenQuery$data } from '../__generated__/ReviewsScreenQuery.graphql.ts';
import { formatDate } from '../kit/formats.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { flagOf, idOf, oneOf, searchQueryOf } from '../kit/table/listUrl.ts';
import { useListSelection } from '../kit/table/useSelection.ts';
import { BulkButtons } from '../bulk/BulkButtons.tsx';
import { JobPanels } from '../bulk/JobPanels.tsx';
import styles from './reviews.module.css';
import { Stars } from './Stars.tsx';
import { useReviewJobs } from './useReviewJobs.ts';
import { deletionWarning, statuses, statusLabels } from './labels.ts';
import * as t from './__generated__/messages.ts';

const sorts = ['NEWEST', 'OLDEST'] as const;
const stars = ['5', '4', '3', '2', '1'] as const;

const query = graphql`
  query ReviewsScreenQuery($filter: AdminReviewFilter, $sort: AdminReviewSort, $first: Int, $after: String, $last: Int, $before: String) {
    adminReviews(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      waitingCount
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          status
          productDatabaseId
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
    reviewJobs {
      ...JobPanels_jobs
    }
  }
`;

/** Returns the list's filter from the URL; pending reviews by default. */
function filterOf(url: URL) {
  const status = oneOf(url, 'status', [...statuses, 'ALL'] as const) ?? 'PENDING';
  return {
    search: searchQueryOf(url),
    status: status === 'ALL' ? null : status,
    stars: Number(oneOf(url, 'stars', stars)) || null,
    isVerifiedBuyer: flagOf(url, 'buyer'),
    productId: idOf(url, 'product', 'Product'),
  };
}

/** Loads the page of the list in the URL. */
export const loadReviews = listLoader<ReviewsScreenQuery>(query, (url) => ({ filter: filterOf(url), sort: oneOf(url, 'sort', sorts) }));

type Row = ReviewsScreenQuery$data['adminReviews']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  {
    heading: t.review,
    cell: ({ databaseId, title, body, authorName }) => (
      <>
        <Link to={`/reviews/${databaseId}`}>{title === '' ? t.byAuthor({ name: authorName }) : title}</Link>
        <span className={styles.excerpt}>{body}</span>
      </>
    ),
    isTitle: true,
  },
  {
    heading: t.product,
    cell: ({ productDatabaseId, productName }) => <Link to={`?status=ALL&product=${productDatabaseId}`}>{productName}</Link>,
  },
  { heading: t.stars, cell: (row) => <Stars stars={row.stars} /> },
  { heading: t.author, cell: ({ authorName, isVerifiedBuyer }) => (isVerifiedBuyer ? t.verifiedAuthor({ name: authorName }) : authorName) },
  { heading: t.status, cell: ({ status }) => <StatusBadge tone={statusLabels(status).tone}>{statusLabels(status).label}</StatusBadge> },
  { heading: t.written, cell: ({ createdAt }) => formatDate(createdAt), sorts: { up: 'OLDEST', down: 'NEWEST' }, isMinor: true },
];

const choices = [
  ...(['APPROVE', 'REJECT', 'SPAM'] as const).map((action, index) => ({
    action,
    label: statusLabels((['APPROVED', 'REJECTED', 'SPAM'] as const)[index] ?? '').action,
  })),
  { action: 'DELETE' as const, label: t.deleteButton, danger: deletionWarning },
];

/** The moderation queue, and all other reviews. */
export function ReviewsScreen() {
  const { adminReviews: reviews, reviewJobs } = useScreenQuery<ReviewsScreenQuery>(query);
  const selection = useListSelection(reviews);
  const work = useReviewJobs();
  return (
    <ListScreen
      title={t.reviews}
      description={
        reviews.waitingCount === 0 ? t.noReviewsAwaitingModeration : t.reviewsAwaitingModeration({ count: reviews.waitingCount })
      }
      above={<JobPanels job={reviewJobs} />}
      searchLabel={t.searchByTextAuthorOrProduct}
      filters={
        <>
          <FilterSelect
            name="status"
            label={t.status}
            all={t.pending}
            options={[
              ...statuses.filter((one) => one !== 'PENDING').map((value) => ({ value, label: statusLabels(value).label })),
              { value: 'ALL', label: t.allStatuses },
            ]}
          />
          <FilterSelect
            name="stars"
            label={t.stars}
            all={t.anyStars}
            options={stars.map((value) => ({ value, label: t.starCount({ stars: Number(value) }) }))}
          />
          <FilterSelect
            name="buyer"
            label={t.buyer}
            all={t.buyersAndOthers}
            options={[
              { value: 'yes', label: t.verifiedBuyers },
              { value: 'no', label: t.others },
            ]}
          />
        </>
      }
      bulk={<BulkButtons selection={selection} subject="REVIEW" choices={choices} list={reviews} job={work} filterOf={filterOf} />}
      list={reviews}
      columns={columns}
      defaultSort="NEWEST"
      selection={selection}
      selectLabel={({ databaseId }) => t.selectReview({ number: databaseId })}
      empty={t.nothingToModerate}
      noMatch={t.noReviewsMatch}
    />
  );
}
