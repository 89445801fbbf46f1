import { useEffect, useRef, type MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { buttonClass } from '../kit/Button.tsx';
import { progressWords } from '../kit/progressWords.ts';
import type { ReviewListMoreQuery } from '../__generated__/ReviewListMoreQuery.graphql.ts';
import type { ReviewList_product$key } from '../__generated__/ReviewList_product.graphql.ts';
import type { ReviewSort } from '../__generated__/ReviewsQuery.graphql.ts';
import { endOf, useMore } from '../kit/list/useMore.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { useOwnHelpful } from './useOwnHelpful.ts';
import styles from './ReviewList.module.css';
import { reviewId, reviewsId, reviewsQuery, type ShownReviews } from './reviewsAddress.ts';

const orders: readonly { sort: ReviewSort; label: string }[] = [
  { sort: 'NEWEST', label: 'Newest' },
  { sort: 'MOST_HELPFUL', label: 'Most helpful' },
  { sort: 'HIGHEST', label: 'Highest rated' },
  { sort: 'LOWEST', label: 'Lowest rated' },
];

const moreQuery = graphql`
  query ReviewListMoreQuery($slug: String!, $sort: ReviewSort!, $after: String!) {
    product(slug: $slug) {
      reviews(sort: $sort, first: 12, after: $after) {
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
  }
`;

/** Twelve reviews and the way to more: below them, or where no script runs as a page of its own. Sorting keeps the place on the page. */
export function ReviewList({ product: key, shown }: { product: ReviewList_product$key; shown: ShownReviews }) {
  const { url, reviews } = useFragment(
    graphql`
      fragment ReviewList_product on Product {
        url
        reviews(sort: $sort, first: 12, after: $after) {
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
    `,
    key,
  );
  const { slug, sort, after } = shown;
  const list = useRef<HTMLUListElement>(null);
  const end = endOf(reviews?.pageInfo);
  const { more, load, isLoading } = useMore<ReviewListMoreQuery>(moreQuery, { slug, sort }, end);
  const further = more.flatMap(({ product }) => product?.reviews ?? []);
  const nodes = [reviews, ...further].flatMap((part) => part?.edges.map(({ node }) => node) ?? []);
  const next = further.length > 0 ? endOf(further.at(-1)?.pageInfo) : end;
  // Of the first one that came: reading goes on there.
  const goesOnAt = useRef<number | null>(null);
  useEffect(() => {
    const item = goesOnAt.current === null ? undefined : list.current?.children[goesOnAt.current];
    if (!item) return;
    goesOnAt.current = null;
    (item as HTMLElement).focus({ preventScroll: true });
  });
  const votes = useOwnHelpful(nodes.map(({ id }) => id));
  if (nodes.length === 0) return null;
  const page = `${url}${reviewsQuery(shown)}`;

  async function go(event: MouseEvent, cursor: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goesOnAt.current = nodes.length;
    if (!(await load(cursor))) goesOnAt.current = null;
  }

  return (
    <div className={styles.list}>
      {(nodes.length > 1 || after !== null) && (
        <nav className={styles.orders} aria-label="Order of the reviews">
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
          <Link to={`${url}${reviewsQuery({ sort, after: null })}#${reviewsId}`}>Back to the first reviews</Link>
        </p>
      )}
      <ul role="list" ref={list} className={styles.items}>
        {nodes.map((node) => (
          <li key={node.id} id={reviewId(node.databaseId)} tabIndex={-1} className={styles.item}>
            <ReviewItem review={node} page={page} ownVote={votes.get(node.id)} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <p>
          <Link
            className={buttonClass({ kind: 'secondary' })}
            to={`${url}${reviewsQuery({ sort, after: next })}#${reviewsId}`}
            aria-busy={isLoading}
            onClick={(event) => void go(event, next)}
          >
            {isLoading ? progressWords.loading : 'Show more reviews'}
          </Link>
        </p>
      )}
    </div>
  );
}
