import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData, useLocation } from 'react-router';
import { buttonClass } from '../kit/Button.tsx';
import type { ReviewItem_review$key } from '../__generated__/ReviewItem_review.graphql.ts';
import type { WriteReview_product$key } from '../__generated__/WriteReview_product.graphql.ts';
import type { WriteReview_settings$key } from '../__generated__/WriteReview_settings.graphql.ts';
import type { ReviewActionData } from './actions.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { reviewsQuery, writeReviewId, writtenOf, type ShownReviews, type Written } from './reviewsAddress.ts';
import { useOwnReview } from './useOwnReview.ts';
import styles from './WriteReview.module.css';
import * as t from './__generated__/messages.ts';

const thanks: Record<Written, string> = {
  shown: t.reviewIsPublic,
  waiting: t.reviewWillBeChecked,
};

export interface WriteReviewProps {
  product: WriteReview_product$key;
  settings: WriteReview_settings$key;
  shown: ShownReviews;
}

/** The review form, collapsed at first. Authors see their own review instead. */
export function WriteReview({ product: key, settings: settingsKey, shown }: WriteReviewProps) {
  const product = useFragment(
    graphql`
      fragment WriteReview_product on Product {
        url
        reviewCriteria {
          slug
        }
        ...ReviewForm_product
      }
    `,
    key,
  );
  const { guestsMayReview, reviewsNeedApproval } = useFragment(
    graphql`
      fragment WriteReview_settings on ShopSettings {
        guestsMayReview
        reviewsNeedApproval
      }
    `,
    settingsKey,
  );
  const query = new URLSearchParams(useLocation().search);
  const answered = useActionData<ReviewActionData>()?.review;
  const [isOpen, setOpen] = useState(answered !== undefined);
  const { own, ask } = useOwnReview(shown.slug);
  const [written, setWritten] = useState<{ review: ReviewItem_review$key | null; as: Written } | null>(() => {
    const as = writtenOf(query);
    return as && !answered ? { review: null, as } : null;
  });
  const box = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  // Keyboard navigation continues where the form was.
  useEffect(() => {
    if (written && isSent.current) box.current?.focus();
  }, [written]);

  function thank(review: ReviewItem_review$key | null, as: Written) {
    isSent.current = true;
    setWritten({ review, as });
  }

  if (product.reviewCriteria.length === 0) return null;
  if (written)
    return (
      <div id={writeReviewId} ref={box} tabIndex={-1} className={styles.thanks}>
        <p role="status">{thanks[written.as]}</p>
        {written.review && <ReviewItem review={written.review} page={null} />}
      </div>
    );
  return (
    <details
      id={writeReviewId}
      className={styles.write}
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) ask();
      }}
    >
      <summary className={buttonClass({ kind: 'secondary' })}>{t.writeAReview}</summary>
      {own ? (
        <div className={styles.own}>
          <p>{t.youveAlreadyReviewedThisProduct}</p>
          <ReviewItem review={own} page={null} />
        </div>
      ) : (
        <ReviewForm
          product={product}
          action={`${product.url}${reviewsQuery(shown)}#${writeReviewId}`}
          failed={answered ?? null}
          notes={[
            guestsMayReview ? '' : t.signInToWriteReview,
            reviewsNeedApproval ? t.whichReviewsAreChecked : t.yourReviewIsPublishedImmediately,
          ]}
          onWritten={thank}
        />
      )}
    </details>
  );
}
