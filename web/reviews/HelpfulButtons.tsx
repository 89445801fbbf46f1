import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import type { HelpfulButtons_review$key } from '../__generated__/HelpfulButtons_review.graphql.ts';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { helpfulAction, type ReviewActionData } from './actions.ts';
import styles from './HelpfulButtons.module.css';
import { reviewId } from './reviewsAddress.ts';
import { helpfulIntent } from './reviewForms.ts';
import * as t from './__generated__/messages.ts';

const countText = (text: ReactNode) => <span className={styles.count}>{text}</span>;

export interface HelpfulButtonsProps {
  review: HelpfulButtons_review$key;
  /** Address of the page that shows the review. */
  page: string;
  /** Whether the visitor found it helpful, as far as that is known. */
  ownVote?: boolean;
}

/** Votes on whether a review was helpful, once, with the counts; a second click shows why it does not count (row 66). */
export function HelpfulButtons({ review: key, page, ownVote }: HelpfulButtonsProps) {
  const { id, databaseId, helpfulCount, unhelpfulCount } = useFragment(
    graphql`
      fragment HelpfulButtons_review on Review {
        id
        databaseId
        helpfulCount
        unhelpfulCount
      }
    `,
    key,
  );
  const { answer, isSending, submit } = useFormAction<ReviewActionData>(helpfulAction, (text) => ({ helpful: { reviewId: id, text } }), {
    answered: useActionData<ReviewActionData>(),
    onAnswer: ({ helpful }) => setGiven((before) => helpful?.isHelpful ?? before),
  });
  // The page that answers a form without script has the answer of one review's.
  const said = answer?.helpful?.reviewId === id ? answer.helpful : undefined;
  const [given, setGiven] = useState(said?.isHelpful);
  const chosen = given ?? ownVote;

  return (
    <form className={styles.helpful} method="post" action={`${page}#${reviewId(databaseId)}`} onSubmit={submit}>
      <input type="hidden" name="intent" value={helpfulIntent} />
      <input type="hidden" name="review" value={id} />
      <span className={styles.question}>{t.wasThisHelpful}</span>
      <button type="submit" name="helpful" value="yes" aria-pressed={chosen === true} aria-disabled={isSending}>
        {t.yesCount({ count: helpfulCount, small: countText })}
      </button>
      <button type="submit" name="helpful" value="no" aria-pressed={chosen === false} aria-disabled={isSending}>
        {t.noCount({ count: unhelpfulCount, small: countText })}
      </button>
      <span role="status">{said?.text}</span>
    </form>
  );
}
