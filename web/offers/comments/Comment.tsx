import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { shownInstant } from '../../kit/clock/shownTime.ts';
import type { Comment_comment$key } from '../../__generated__/Comment_comment.graphql.ts';
import styles from './Comments.module.css';
import { CommentTools } from './CommentTools.tsx';
import * as t from '../__generated__/messages.ts';

export interface CommentProps {
  comment: Comment_comment$key;
  /** Address of the page that shows the comment, for forms without script. */
  page: string;
  /** Whether the visitor wrote it, as far as that is known. */
  isOwn: boolean;
  /** The way to reply; null if replies aren't possible. */
  reply: ReactNode;
}

/** One comment as others see it. Its text is plain: markup is shown as it was typed. */
export function Comment({ comment: key, page, isOwn, reply }: CommentProps) {
  const comment = useFragment(
    graphql`
      fragment Comment_comment on OfferComment {
        parentId
        status
        authorName
        body
        createdAt
        ...CommentTools_comment
      }
    `,
    key,
  );
  const { parentId, status, createdAt } = comment;
  const authorName = comment.authorName ?? '';
  if (comment.body == null) return <p className={styles.gone}>{status === 'DELETED' ? t.commentDeleted : t.commentHidden}</p>;
  return (
    <article className={styles.comment} aria-label={parentId == null ? t.commentBy({ authorName }) : t.replyBy({ authorName })}>
      <p className={styles.author}>
        <strong>{authorName}</strong>
        <time dateTime={createdAt}>{shownInstant(createdAt)}</time>
        {status === 'PENDING' && <span className={styles.waits}>{t.pendingApproval}</span>}
      </p>
      <p className={styles.body}>{comment.body}</p>
      <CommentTools comment={comment} page={page} isOwn={isOwn} reply={status === 'PUBLISHED' ? reply : null} />
    </article>
  );
}
