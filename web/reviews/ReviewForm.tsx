import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { Button } from '../kit/Button.tsx';
import type { ReviewForm_product$key } from '../__generated__/ReviewForm_product.graphql.ts';
import type { ReviewItem_review$key } from '../__generated__/ReviewItem_review.graphql.ts';
import { writeReview, type ReviewActionData } from './actions.ts';
import { OwnRating } from './OwnRating.tsx';
import { averageOf, emptyValues, textLimits, trapField, writeIntent, type ReviewFailure } from './reviewForms.ts';
import styles from './ReviewForm.module.css';
import type { Written } from './reviewsAddress.ts';
import { ReviewTextField } from './ReviewTextField.tsx';
import { ScoreField } from './ScoreField.tsx';
import * as t from './__generated__/messages.ts';

/** The first invalid control; for a criterion its first point. */
const firstProblem = ':is(input, textarea)[aria-invalid=true], [aria-invalid=true] input';

export interface ReviewFormProps {
  product: ReviewForm_product$key;
  /** Where the form is sent without script. */
  action: string;
  /** Input that was sent without script and refused; null otherwise. */
  failed: ReviewActionData['review'] | null;
  /** Notes on who may write, and when the review will be visible. */
  notes: readonly string[];
  onWritten: (review: ReviewItem_review$key | null, as: Written) => void;
}

/** The review form: points for each criterion with their average, and a short text (row 67). */
export function ReviewForm({ product: key, action, failed, notes, onWritten }: ReviewFormProps) {
  const { id, reviewCriteria } = useFragment(
    graphql`
      fragment ReviewForm_product on Product {
        id
        reviewCriteria {
          slug
          name
        }
      }
    `,
    key,
  );
  const given = failed?.values ?? emptyValues;
  const [points, setPoints] = useState(given.points);
  const [failure, setFailure] = useState<ReviewFailure | null>(failed?.failure ?? null);
  const environment = useRelayEnvironment();
  const [isWriting, setWriting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLParagraphElement>(null);
  const isRefused = useRef(false);
  // After a refusal the first invalid field receives the focus.
  useEffect(() => {
    if (!failure || !isRefused.current) return;
    isRefused.current = false;
    (form.current?.querySelector<HTMLElement>(firstProblem) ?? box.current)?.focus();
  }, [failure]);
  const problemOf = (field: string) => failure?.problems[field] ?? null;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWriting) return;
    setWriting(true);
    setFailure(null);
    const answer = await writeReview(environment, new FormData(event.currentTarget));
    setWriting(false);
    if ('written' in answer) return onWritten(answer.review, answer.written);
    isRefused.current = true;
    setFailure(answer.failure);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      aria-label={t.writeAReview}
    >
      <input type="hidden" name="intent" value={writeIntent} />
      <input type="hidden" name="product" value={id} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="review-website">{t.leaveThisFieldEmpty}</label>
        <input id="review-website" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      {failure && (
        <p ref={box} className={styles.failure} role="alert" tabIndex={-1}>
          {failure.message}
        </p>
      )}
      <OwnRating average={averageOf(points)} isWhole={Object.keys(points).length >= reviewCriteria.length} />
      <div className={styles.scores}>
        {reviewCriteria.map(({ slug, name }) => (
          <ScoreField
            key={slug}
            slug={slug}
            label={name}
            points={points[slug] ?? null}
            problem={problemOf(`score_${slug}`)}
            onChange={(value) => setPoints({ ...points, [slug]: value })}
          />
        ))}
      </div>
      <ReviewTextField
        name="title"
        label={t.reviewTitle}
        isOptional
        maxLength={textLimits.title}
        defaultValue={given.title}
        problem={problemOf('title')}
      />
      <ReviewTextField
        name="body"
        label={t.yourReview}
        isLong
        minLength={textLimits.minBody}
        maxLength={textLimits.body}
        defaultValue={given.body}
        hint={t.whatDidYouLikeOrDislike}
        problem={problemOf('body')}
      />
      <ReviewTextField
        name="authorName"
        label={t.yourName}
        autoComplete="nickname"
        maxLength={textLimits.name}
        defaultValue={given.authorName}
        hint={t.shownWithYourReview}
        problem={problemOf('authorName')}
      />
      <div className={styles.send}>
        <Button type="submit" aria-disabled={isWriting} aria-busy={isWriting}>
          {isWriting ? t.sending : t.submitReview}
        </Button>
        <p>{notes.filter(Boolean).join(' ')}</p>
      </div>
    </form>
  );
}
