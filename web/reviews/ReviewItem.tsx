import { graphql, useFragment } from 'react-relay/hooks.js';
import { shownDay } from '../kit/clock/shownTime.ts';
import { Icon } from '../kit/Icon.tsx';
import { StarScale } from '../kit/Stars.tsx';
import type { ReviewItem_review$key } from '../__generated__/ReviewItem_review.graphql.ts';
import { HelpfulButtons } from './HelpfulButtons.tsx';
import styles from './ReviewItem.module.css';
import * as t from './__generated__/messages.ts';

export interface ReviewItemProps {
  review: ReviewItem_review$key;
  /**
   * Address of the page that shows the review, for forms without script; null if it cannot be voted on, because its author is viewing it.
   */
  page: string | null;
  /** Whether the visitor found it helpful, as far as that is known. */
  ownVote?: boolean;
}

/** One review as others see it. Its texts are plain: markup is shown as it was typed. */
export function ReviewItem({ review: key, page, ownVote }: ReviewItemProps) {
  const review = useFragment(
    graphql`
      fragment ReviewItem_review on Review {
        authorName
        title
        body
        average
        isVerifiedBuyer
        status
        createdAt
        scores {
          criterion {
            slug
            name
          }
          points
        }
        ...HelpfulButtons_review
      }
    `,
    key,
  );
  const { authorName, title, body, average, isVerifiedBuyer, status, createdAt, scores } = review;
  return (
    <article className={styles.review} aria-label={t.reviewBy({ authorName })}>
      <div className={styles.rating}>
        <StarScale stars={average / 2} />
        <span className={styles.average}>{t.averageOfTen({ average: average.toFixed(1) })}</span>
        {status === 'PENDING' && <span className={styles.waits}>{t.pendingApproval}</span>}
        {status === 'REJECTED' && <span className={styles.waits}>{t.notShownToOthers}</span>}
      </div>
      {title !== '' && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.author}>
        <span className={styles.name}>{authorName}</span>
        <time dateTime={createdAt}>{shownDay(createdAt)}</time>
        {isVerifiedBuyer && (
          <span className={styles.verified} title={t.orderedThisProductHereBeforeReviewing}>
            <Icon name="check" size={16} />
            {t.verifiedBuyer}
          </span>
        )}
      </p>
      <div className={styles.body}>{body}</div>
      <dl className={styles.scores}>
        {scores.map(({ criterion, points }) => (
          <div key={criterion.slug}>
            <dt>{criterion.name}</dt>
            <dd>{t.pointsOfTen({ points, hidden: (text) => <span className="visually-hidden">{text}</span> })}</dd>
          </div>
        ))}
      </dl>
      {page !== null && <HelpfulButtons review={review} page={page} ownVote={ownVote} />}
    </article>
  );
}
