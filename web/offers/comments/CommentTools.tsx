import { commentLimits } from '../../../shared/commentLimits.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import type { CommentTools_comment$key } from '../../__generated__/CommentTools_comment.graphql.ts';
import { Button } from '../../kit/Button.tsx';
import fieldStyles from '../../kit/Field.module.css';
import { useFormAction, type FormAction } from '../../kit/forms/useFormAction.ts';
import { useAnnounce } from '../../visitor/announcement.ts';
import { deleteAction, intents, reportAction, type CommentActionData } from './commentActions.ts';
import { commentId, commentsId } from './commentsAddress.ts';
import styles from './Comments.module.css';
import * as t from '../__generated__/messages.ts';

interface ToolProps {
  comment: { readonly id: string; readonly databaseId: number };
  page: string;
}

export interface CommentToolsProps {
  comment: CommentTools_comment$key;
  page: string;
  isOwn: boolean;
  reply: ReactNode;
}

/** What can be done with a comment: reply and report, or delete it if it is the visitor's own. */
export function CommentTools({ comment: key, page, isOwn, reply }: CommentToolsProps) {
  const comment = useFragment(
    graphql`
      fragment CommentTools_comment on OfferComment {
        id
        databaseId
      }
    `,
    key,
  );
  return (
    <div className={styles.tools}>
      {reply}
      {isOwn ? <Delete comment={comment} page={page} /> : <Report comment={comment} page={page} />}
      {!isOwn && (
        // Without script, the page doesn't know whose comment it is: the server does.
        <noscript>
          <Delete comment={comment} page={page} />
        </noscript>
      )}
    </div>
  );
}

function useNotice({ id }: ToolProps['comment'], action: FormAction<CommentActionData>, onAnswer?: (answer: CommentActionData) => void) {
  const { answer, ...rest } = useFormAction<CommentActionData>(action, (text) => ({ notice: { id, text, isDone: false } }), {
    answered: useActionData<CommentActionData>(),
    onAnswer,
  });
  return { notice: answer?.notice?.id === id ? answer.notice : undefined, ...rest };
}

function Report({ comment, page }: ToolProps) {
  const done = useRef<HTMLParagraphElement>(null);
  const { notice, isSending, submit } = useNotice(comment, reportAction);
  useEffect(() => {
    // The button is gone: keyboard navigation continues at the confirmation.
    if (notice?.isDone && document.activeElement === document.body) done.current?.focus();
  }, [notice?.isDone]);
  const reasonId = `report-reason-${comment.databaseId}`;
  if (notice?.isDone)
    return (
      <p ref={done} className={styles.note} role="status" tabIndex={-1}>
        {notice.text}
      </p>
    );
  return (
    <details className={styles.tool} open={notice !== undefined || undefined}>
      <summary>{t.report}</summary>
      <form className={styles.toolForm} method="post" action={`${page}#${commentId(comment.databaseId)}`} onSubmit={submit}>
        <input type="hidden" name="intent" value={intents.report} />
        <input type="hidden" name="comment" value={comment.id} />
        <label className={fieldStyles.label} htmlFor={reasonId}>
          {t.whyReportComment}
        </label>
        <textarea className={fieldStyles.input} id={reasonId} name="reason" rows={2} maxLength={commentLimits.reason} />
        <Button type="submit" kind="secondary" size="small" aria-disabled={isSending}>
          {t.reportComment}
        </Button>
        <p role="alert">{notice?.text}</p>
      </form>
    </details>
  );
}

function Delete({ comment, page }: ToolProps) {
  const announce = useAnnounce();
  const { notice, isSending, submit } = useNotice(comment, deleteAction, (answer) => {
    if (!answer.notice?.isDone) return;
    announce(answer.notice.text);
    // The button is gone: keyboard navigation continues at the comment's place.
    (document.getElementById(commentId(comment.databaseId)) ?? document.getElementById(commentsId))?.focus();
  });
  return (
    <details className={styles.tool} open={(notice && !notice.isDone) || undefined}>
      <summary>{t.deleteButton}</summary>
      <form className={styles.toolForm} method="post" action={`${page}#${commentsId}`} onSubmit={submit}>
        <input type="hidden" name="intent" value={intents.delete} />
        <input type="hidden" name="comment" value={comment.id} />
        <p>{t.deletionOfComment}</p>
        <Button type="submit" kind="secondary" size="small" aria-disabled={isSending}>
          {t.deleteMyComment}
        </Button>
        <p role="alert">{notice?.isDone ? '' : notice?.text}</p>
      </form>
    </details>
  );
}
