import { commentLimits } from '../../../shared/commentLimits.ts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { signInPath } from '../../accounts/accountAddress.ts';
import { Button } from '../../kit/Button.tsx';
import fieldStyles from '../../kit/Field.module.css';
import { FieldProblem, problemProps } from '../../kit/forms/FieldProblem.tsx';
import { Link } from '../../kit/Link.tsx';
import { useWishes } from '../../wishlist/useWishes.ts';
import { createComment, intents, trapField, type CreatedComment, type FailedComment } from './commentActions.ts';
import type { Posted } from './commentsAddress.ts';
import styles from './Comments.module.css';
import { useCommentDraft } from './useCommentDraft.ts';
import * as t from '../__generated__/messages.ts';

export interface CommentFormProps {
  offer: { readonly id: string; readonly url: string };
  /** The comment to reply to; null for a comment on the offer. */
  parent: { readonly id: string; readonly databaseId: number } | null;
  /** Where the form is sent without script. */
  action: string;
  /** Input that was sent without script and refused; null otherwise. */
  failed: FailedComment | null;
  /** Name that the visitor last used; '' if unknown. */
  lastName: string;
  needsApproval: boolean;
  onPosted: (posted: Posted, comment: CreatedComment | null) => void;
}

/** The form for a comment or a reply. */
export function CommentForm({ offer, parent, action, failed, lastName, needsApproval, onPosted }: CommentFormProps) {
  const environment = useRelayEnvironment();
  const isSignedIn = useWishes()?.isSignedIn ?? false;
  const [failure, setFailure] = useState(failed);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  const forgetDraft = useCommentDraft(form, `${offer.id}.${parent?.id ?? ''}`);
  // After a refusal the first invalid field receives the focus.
  useEffect(() => {
    if (!failure || !isRefused.current) return;
    isRefused.current = false;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid=true]') ?? find('[role=alert]'))?.focus();
  }, [failure]);
  // The form was rendered for everyone; what the visitor has entered stays.
  useEffect(() => {
    const field = form.current?.elements.namedItem('authorName');
    if (field instanceof HTMLInputElement && field.value === '') field.value = lastName;
  }, [lastName]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    setSending(true);
    setFailure(null);
    const answer = await createComment(environment, new FormData(element));
    setSending(false);
    if ('failed' in answer) {
      isRefused.current = true;
      return setFailure(answer.failed);
    }
    const body = element.elements.namedItem('body');
    if (body instanceof HTMLTextAreaElement) body.value = '';
    forgetDraft();
    onPosted(answer.posted, answer.comment);
  }

  const suffix = parent === null ? '' : `-${parent.databaseId}`;
  const [bodyId, nameId] = [`comment-body${suffix}`, `comment-name${suffix}`];
  const [bodyProblem, nameProblem] = [failure?.problems.body ?? null, failure?.problems.authorName ?? null];
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      aria-label={parent === null ? t.writeAComment : t.writeAReply}
    >
      <input type="hidden" name="intent" value={intents.create} />
      <input type="hidden" name="offer" value={offer.id} />
      <input type="hidden" name="parent" value={parent?.id ?? ''} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`comment-website${suffix}`}>{t.leaveThisFieldEmpty}</label>
        <input id={`comment-website${suffix}`} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      {failure && (
        <p className={styles.failure} role="alert" tabIndex={-1}>
          {failure.message}
        </p>
      )}
      <div>
        <label className={fieldStyles.label} htmlFor={bodyId}>
          {parent === null ? t.yourComment : t.yourReply}
        </label>
        <textarea
          {...problemProps(bodyId, bodyProblem)}
          className={fieldStyles.input}
          id={bodyId}
          name="body"
          rows={parent === null ? 4 : 3}
          required
          maxLength={commentLimits.body}
          defaultValue={failed?.values.body}
        />
        <FieldProblem field={bodyId} problem={bodyProblem} />
      </div>
      <div>
        <label className={fieldStyles.label} htmlFor={nameId}>
          {t.yourName}
        </label>
        <input
          {...problemProps(nameId, nameProblem, `${nameId}-hint`)}
          className={fieldStyles.input}
          id={nameId}
          name="authorName"
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a value of the HTML standard
          autoComplete="nickname"
          required
          maxLength={commentLimits.name}
          defaultValue={failed?.values.authorName}
        />
        <p id={`${nameId}-hint`} className={styles.note}>
          {t.shownWithYourComment}
        </p>
        <FieldProblem field={nameId} problem={nameProblem} />
      </div>
      <div className={styles.send}>
        <Button type="submit" kind={parent === null ? 'primary' : 'secondary'} aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? t.sending : parent === null ? t.postComment : t.postReply}
        </Button>
        {!isSignedIn && (
          <p className={styles.note}>{t.signInToComment({ link: (text) => <Link to={signInPath(offer.url)}>{text}</Link> })}</p>
        )}
        {needsApproval && <p className={styles.note}>{t.firstCommentIsChecked}</p>}
      </div>
    </form>
  );
}
