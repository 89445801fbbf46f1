import type { ReviewSort } from '../__generated__/ReviewsQuery.graphql.ts';

// Which reviews a product page shows stands in its address, so that sorting and going on work without script.

const sorts = { newest: 'NEWEST', helpful: 'MOST_HELPFUL', highest: 'HIGHEST', lowest: 'LOWEST' } as const satisfies Record<
  string,
  ReviewSort
>;

/** How the address calls an order of reviews. */
type ReviewOrder = keyof typeof sorts;

/** What of the reviews is shown. */
export interface ShownReviews {
  slug: string;
  sort: ReviewSort;
  /** Cursor that they begin behind; null for the beginning. */
  after: string | null;
}

/** What the late part is given: the product, and the query of its page as it stands in the address. */
export interface ReviewsPlace {
  slug: string;
  search: string;
}

export function shownReviews({ slug, search }: ReviewsPlace): ShownReviews {
  const query = new URLSearchParams(search);
  const order = query.get('reviews') ?? '';
  return { slug, sort: Object.hasOwn(sorts, order) ? sorts[order as ReviewOrder] : sorts.newest, after: query.get('reviews_after') };
}

const orderOf = (sort: ReviewSort) => (Object.keys(sorts) as ReviewOrder[]).find((order) => sorts[order] === sort) ?? 'newest';

/** @returns the query of the page that shows these reviews, such as "?reviews=helpful"; "" for the newest from the beginning */
export function reviewsQuery({ sort, after }: Pick<ShownReviews, 'sort' | 'after'>): string {
  const query = new URLSearchParams();
  if (sort !== 'NEWEST') query.set('reviews', orderOf(sort));
  if (after !== null) query.set('reviews_after', after);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Id of the section that holds the reviews: what the stars beside the product's name lead to. */
export const reviewsId = 'reviews';
/** Id of what opens to the form. */
export const writeReviewId = 'write-review';
/** Id of a review's element. @param databaseId number of the review */
export const reviewId = (databaseId: number) => `review-${databaseId}`;

/** Tells a page that a form without script has written a review: whether it is shown at once. */
export const writtenParameter = 'review';
export type Written = 'shown' | 'waiting';

export function writtenOf(query: URLSearchParams): Written | null {
  const value = query.get(writtenParameter);
  return value === 'shown' || value === 'waiting' ? value : null;
}
