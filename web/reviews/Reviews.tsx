import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type ReviewsQuery } from '../__generated__/ReviewsQuery.graphql.ts';
import { loadAfter } from '../kit/relay/loadAfter.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { ReviewList } from './ReviewList.tsx';
import styles from './Reviews.module.css';
import { reviewsId, shownReviews, type ReviewsPlace, type ShownReviews } from './reviewsAddress.ts';
import { ReviewsJsonLd } from './ReviewsJsonLd.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { WriteReview } from './WriteReview.tsx';
import * as t from './__generated__/messages.ts';

/** The reviews that a product page shows. */
export interface LoadedReviews {
  loaded: Preloaded<ReviewsQuery>;
  shown: ShownReviews;
}

/** For latePart. */
export function load(environment: IEnvironment, place: ReviewsPlace): Promise<LoadedReviews> {
  const shown = shownReviews(place);
  const part = async (after: string | null): Promise<LoadedReviews> => {
    const there = { ...shown, after };
    return { loaded: await preload<ReviewsQuery>(environment, query, there), shown: there };
  };
  return loadAfter(
    shown.after,
    () => part(shown.after),
    () => part(null),
  );
}

/** Reviews of a product: summary, list, and form (row 67). */
export function Component({ data: { loaded, shown } }: { data: LoadedReviews }) {
  const { product, shopSettings } = usePreloadedQuery<ReviewsQuery>(
    graphql`
      query ReviewsQuery($slug: String!, $sort: ReviewSort!, $after: String) {
        product(slug: $slug) {
          reviewSummary {
            count
          }
          reviews(sort: $sort, first: 12, after: $after) {
            pageInfo {
              hasNextPage
            }
          }
          ...ReviewSummary_product
          ...ReviewList_product @arguments(after: $after, from: $after)
          ...WriteReview_product
          ...ReviewsJsonLd_product
        }
        shopSettings {
          ...WriteReview_settings
        }
      }
    `,
    loaded.reference,
  );
  if (!product) return null;
  const isEmpty = product.reviewSummary.count === 0;
  return (
    <section id={reviewsId} tabIndex={-1} className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t.reviews}</h2>
      <div className={styles.columns} data-empty={isEmpty}>
        <ReviewSummary product={product} />
        <div className={styles.main}>
          <WriteReview product={product} settings={shopSettings} shown={shown} />
          <ReviewList product={product} shown={shown} />
        </div>
      </div>
      {shown.sort === 'NEWEST' && shown.after === null && <ReviewsJsonLd product={product} />}
    </section>
  );
}
