import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import type { ReviewList_product$key } from '../__generated__/ReviewList_product.graphql.ts';
import type { ReviewSort } from '../__generated__/ReviewsQuery.graphql.ts';
import { LoadMore } from '../kit/list/LoadMore.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { useOwnHelpful } from './useOwnHelpful.ts';
import styles from './ReviewList.module.css';
import { reviewId, reviewsId, reviewsQuery, type ShownReviews } from './reviewsAddress.ts';
import * as t from './__generated__/messages.ts';

const orders: readonly { sort: ReviewSort; label: string }[] = [
  { sort: 'NEWEST', label: t.newest },
  { sort: 'MOST_HELPFUL', label: t.mostHelpful },
  { sort: 'HIGHEST', label: t.highestRated },
  { sort: 'LOWEST', label: t.lowestRated },
];

const pageSize = 12;

const listFragment = graphql`
  fragment ReviewList_product on Product
  @refetchable(queryName: "ReviewListPaginationQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }, from: { type: "String" }) {
    url
    reviews(sort: $sort, first: $first, after: $after) @connection(key: "ReviewList_reviews", dynamicKey_UNSTABLE: $from) {
      edges {
        node {
          id
          databaseId
          ...ReviewItem_review
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

/** Twelve reviews, and a way to load more below. Sorting keeps the scroll position. */
export function ReviewList({ product, shown }: { product: ReviewList_product$key; shown: ShownReviews }) {
  const { url, reviews } = useFragment(listFragment, product);
  const { sort, after } = shown;
  const list = useRef<HTMLUListElement>(null);
  const nodes = reviews?.edges.map(({ node }) => node) ?? [];
  const votes = useOwnHelpful(nodes.map(({ id }) => id));
  if (!reviews || nodes.length === 0) return null;
  const page = `${url}${reviewsQuery(shown)}`;

  return (
    <div className={styles.list}>
      {(nodes.length > 1 || after !== null) && (
        <nav className={styles.orders} aria-label={t.sortReviews}>
          <ul role="list">
            {orders.map(({ sort: other, label }) => (
              <li key={other}>
                <Link
                  to={`${url}${reviewsQuery({ sort: other, after: null })}#${reviewsId}`}
                  aria-current={other === sort && after === null ? 'true' : undefined}
                  state={{ keepsFocus: true }}
                  preventScrollReset
                  replace
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {after !== null && (
        <p className={styles.back}>
          <Link to={`${url}${reviewsQuery({ sort, after: null })}#${reviewsId}`}>{t.backToFirstReviews}</Link>
        </p>
      )}
      <ul role="list" ref={list} className={styles.items}>
        {nodes.map((node) => (
          <li key={node.id} id={reviewId(node.databaseId)} tabIndex={-1} className={styles.item}>
            <ReviewItem review={node} page={page} ownVote={votes.get(node.id)} />
          </li>
        ))}
      </ul>
      <LoadMore
        key={`${sort} ${after ?? ''}`}
        fragment={listFragment}
        parent={product}
        pageInfo={reviews.pageInfo}
        count={pageSize}
        hrefAfter={(cursor) => `${url}${reviewsQuery({ sort, after: cursor })}#${reviewsId}`}
        label={t.showMoreReviews}
        list={list}
      />
    </div>
  );
}
