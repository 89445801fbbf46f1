import type { OfferCommentSort } from '../../__generated__/CommentsQuery.graphql.ts';

// The address of an offer's page says which comments are shown, so that sorting and paging work without script.

/** Which part of the comments is shown. */
export interface ShownComments {
  slug: string;
  sort: OfferCommentSort;
  /** Cursor that the page starts after; null for the start. */
  after: string | null;
}

/** Input of the late part: the offer, and the query of its page as written in the address. */
export interface CommentsPlace {
  slug: string;
  search: string;
}

/** Whether a comment that was just posted is shown or waits for approval, or was deleted; also the query parameter's value. */
export type Posted = 'published' | 'pending' | 'deleted';

/** Query parameter of the page after a form without script has saved a comment. */
export const postedParameter = 'comment';

export function shownComments({ slug, search }: CommentsPlace): ShownComments {
  const query = new URLSearchParams(search);
  return { slug, sort: query.get('comments') === 'oldest' ? 'OLDEST' : 'NEWEST', after: query.get('comments_after') };
}

export function postedOf(search: string): Posted | null {
  const value = new URLSearchParams(search).get(postedParameter);
  return value === 'published' || value === 'pending' || value === 'deleted' ? value : null;
}

/** @returns the query of the page that shows these comments, such as "?comments=oldest"; "" for the newest from the start */
export function commentsQuery({ sort, after }: Pick<ShownComments, 'sort' | 'after'>): string {
  const query = new URLSearchParams();
  if (sort !== 'NEWEST') query.set('comments', 'oldest');
  if (after !== null) query.set('comments_after', after);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Id of the comments section. */
export const commentsId = 'comments';
/**
 * Id of a comment's element.
 * @param databaseId number of the comment
 */
export const commentId = (databaseId: number) => `comment-${databaseId}`;
