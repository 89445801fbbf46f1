import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommentList_offer$key } from '../../__generated__/CommentList_offer.graphql.ts';
import type { OfferCommentSort } from '../../__generated__/CommentsQuery.graphql.ts';
import { Link } from '../../kit/Link.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { Comment } from './Comment.tsx';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';
import type { CreatedComment } from './commentActions.ts';
import { commentId, commentsId, commentsQuery, type ShownComments } from './commentsAddress.ts';
import styles from './Comments.module.css';
import * as t from '../__generated__/messages.ts';

const orders: readonly { sort: OfferCommentSort; label: string }[] = [
  { sort: 'NEWEST', label: t.newest },
  { sort: 'OLDEST', label: t.oldest },
];

const pageSize = 20;

const listFragment = graphql`
  fragment CommentList_offer on Offer
  @refetchable(queryName: "CommentListPaginationQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }, from: { type: "String" }) {
    url
    comments(sort: $sort, first: $first, after: $after) @connection(key: "CommentList_comments", dynamicKey_UNSTABLE: $from) {
      edges {
        node {
          id
          databaseId
          parentId
          status
          ...Comment_comment
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

export interface CommentListProps {
  offer: CommentList_offer$key;
  shown: ShownComments;
  /** The visitor's own comments. */
  ownIds: ReadonlySet<string>;
  /** Of these, comments that wait for approval or were just posted: the list may not have them yet. */
  recent: readonly CreatedComment[];
  /** The form's properties for replies, or null if comments are closed. */
  replyForm: Omit<CommentFormProps, 'parent' | 'failed' | 'action'> | null;
  failed: CommentFormProps['failed'];
}

/** Twenty comments in threads, and a way to load more below. */
export function CommentList({ offer, shown, ownIds, recent, replyForm, failed }: CommentListProps) {
  const { url, comments } = useFragment(listFragment, offer);
  const { sort, after } = shown;
  const list = useRef<HTMLUListElement>(null);
  const nodes = comments?.edges.map(({ node }) => node) ?? [];
  const page = `${url}${commentsQuery(shown)}`;
  const unlisted = recent.filter(({ id }) => !nodes.some((node) => node.id === id));
  const threads = new Map<string, typeof nodes>();
  for (const node of nodes) threads.set(node.parentId ?? node.id, [...(threads.get(node.parentId ?? node.id) ?? []), node]);
  const elsewhere = unlisted.filter(({ parentId }) => parentId == null || !threads.has(parentId));
  const ownItem = (comment: CreatedComment) => (
    <li key={comment.id} className={styles.item} data-reply={comment.parentId != null || undefined}>
      <Comment comment={comment} page={page} isOwn reply={null} />
    </li>
  );
  // Without script: the comment that was replied to has gone, so its form isn't on the page. What was written is.
  const lost = failed && failed.parent !== '' && !nodes.some(({ id }) => id === failed.parent) && (
    <div className={styles.failure} role="alert">
      <p>{failed.message}</p>
      <p className={styles.body}>{failed.values.body}</p>
    </div>
  );
  if (!comments || (nodes.length === 0 && elsewhere.length === 0)) return lost || null;
  return (
    <div className={styles.list}>
      {lost}
      {(nodes.length > 1 || after !== null) && (
        <nav className={styles.orders} aria-label={t.sortComments}>
          <ul role="list">
            {orders.map(({ sort: other, label }) => (
              <li key={other}>
                <Link
                  to={`${url}${commentsQuery({ sort: other, after: null })}#${commentsId}`}
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
        <p>
          <Link to={`${url}${commentsQuery({ sort, after: null })}#${commentsId}`}>{t.backToFirstComments}</Link>
        </p>
      )}
      <ul role="list" ref={list} className={styles.items}>
        {elsewhere.map(ownItem)}
        {[...threads].flatMap(([thread, ofThread]) => [
          ...ofThread.map((node) => (
            <li
              key={node.id}
              id={commentId(node.databaseId)}
              tabIndex={-1}
              className={styles.item}
              data-reply={node.parentId != null || undefined}
            >
              <Comment
                comment={node}
                page={page}
                isOwn={ownIds.has(node.id)}
                reply={
                  replyForm &&
                  // A thread continues at its first comment that is shown: that before it may be hidden, or on the page before.
                  node === ofThread.find(({ status }) => status === 'PUBLISHED') && (
                    <details className={styles.tool} open={failed?.parent === node.id || undefined}>
                      <summary>{t.reply}</summary>
                      <CommentForm
                        {...replyForm}
                        parent={node}
                        action={`${page}#${commentId(node.databaseId)}`}
                        failed={failed?.parent === node.id ? failed : null}
                      />
                    </details>
                  )
                }
              />
            </li>
          )),
          ...unlisted.filter(({ parentId }) => parentId === thread).map(ownItem),
        ])}
      </ul>
      <LoadMore
        key={`${sort} ${after ?? ''}`}
        fragment={listFragment}
        parent={offer}
        pageInfo={comments.pageInfo}
        count={pageSize}
        hrefAfter={(cursor) => `${url}${commentsQuery({ sort, after: cursor })}#${commentsId}`}
        label={t.showMoreComments}
        list={list}
      />
    </div>
  );
}
