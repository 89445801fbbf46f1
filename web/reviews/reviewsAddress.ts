import type { ReviewSort } from '../__generated__/ReviewsQuery.graphql.ts';

// The address of a product page says which reviews are shown, so that sorting and paging work without script.

const sorts = { newest: 'NEWEST', helpful: 'MOST_HELPFUL', highest: 'HIGHEST', lowest: 'LOWEST' } as const satisfies Record<
  string,
  ReviewSort
>;

/** A sort order of reviews in the address. */
type ReviewOrder = keyof typeof sorts;

/** Which part of the reviews is shown. */
export interface ShownReviews {
  slug: string;
  sort: ReviewSort;
  /** Cursor that the page starts after; null for the start. */
  after: string | null;
}

/** Input of the late part: the product, and the query of its page as written in the address. */
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

/** @returns the query of the page that shows these reviews, such as "?reviews=helpful"; "" for the newest from the start */
export function reviewsQuery({ sort, after }: Pick<ShownReviews, 'sort' | 'after'>): string {
  const query = new URLSearchParams();
  if (sort !== 'NEWEST') query.set('reviews', orderOf(sort));
  if (after !== null) query.set('reviews_after', after);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Id of the reviews section, which the stars beside the product's name link to. */
export const reviewsId = 'reviews';
/** Id of the element that expands to the form. */
export const writeReviewId = 'write-review';
/**
 * Id of a review's element.
 * @param databaseId number of the review
 */
export const reviewId = (databaseId: number) => `review-${databaseId}`;

/** Query parameter for a page after a form without script has saved a review: whether it is shown at once. */
export const writtenParameter = 'review';
export type Written = 'shown' | 'waiting';

export function writtenOf(query: URLSearchParams): Written | null {
  const value = query.get(writtenParameter);
  return value === 'shown' || value === 'waiting' ? value : null;
}
