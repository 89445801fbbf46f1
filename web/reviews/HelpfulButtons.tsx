import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import type { HelpfulButtons_review$key } from '../__generated__/HelpfulButtons_review.graphql.ts';
import type { ReviewActionData } from './actions.ts';
import styles from './HelpfulButtons.module.css';
import { reviewId } from './reviewsAddress.ts';
import { helpfulIntent, thanksForVote } from './reviewForms.ts';
import { useVoteHelpful } from './useVoteHelpful.ts';

export interface HelpfulButtonsProps {
  review: HelpfulButtons_review$key;
  /** Address of the page that shows it. */
  page: string;
  /** Whether the visitor found it helpful, as far as that is known. */
  ownVote?: boolean;
}

/** Whether a review was helpful, up or down and once, with the counts; a second click is told why it does not count (row 66). */
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
  const answered = useActionData<ReviewActionData>()?.helpful;
  const [vote, isVoting] = useVoteHelpful();
  const [said, setSaid] = useState<string | null>(answered?.reviewId === id ? answered.text : null);
  const [given, setGiven] = useState<boolean | null>(null);
  const chosen = given ?? ownVote ?? null;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isVoting) return;
    const isHelpful = (event.submitter as HTMLButtonElement | null)?.value !== 'no';
    // The same words are said again by being new.
    setSaid(null);
    vote({
      variables: { input: { reviewId: id, isHelpful } },
      onDone: () => {
        setGiven(isHelpful);
        setSaid(thanksForVote);
      },
      onError: setSaid,
    });
  }

  return (
    <form className={styles.helpful} method="post" action={`${page}#${reviewId(databaseId)}`} onSubmit={submit}>
      <input type="hidden" name="intent" value={helpfulIntent} />
      <input type="hidden" name="review" value={id} />
      <span className={styles.question}>Was this helpful?</span>
      <button type="submit" name="helpful" value="yes" aria-pressed={chosen === true} aria-disabled={isVoting}>
        Yes <span className={styles.count}>({helpfulCount})</span>
      </button>
      <button type="submit" name="helpful" value="no" aria-pressed={chosen === false} aria-disabled={isVoting}>
        No <span className={styles.count}>({unhelpfulCount})</span>
      </button>
      <span role="status">{said}</span>
    </form>
  );
}
