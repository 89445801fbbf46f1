import type { BadgeTone } from '../kit/StatusBadge.tsx';
import * as t from './__generated__/messages.ts';

/** Moderation statuses of a review. */
export const statuses = ['PENDING', 'APPROVED', 'REJECTED', 'SPAM'] as const;
export type ReviewState = (typeof statuses)[number];

interface StatusLabels {
  label: string;
  tone: BadgeTone;
  /** Button label. */
  action: string;
  /** Says how many reviews were moderated. */
  done: (v: { count: number }) => string;
}

const words: Readonly<Record<ReviewState, StatusLabels>> = {
  PENDING: { label: t.pending, tone: 'waiting', action: t.returnToPending, done: t.reviewsPending },
  APPROVED: { label: t.published, tone: 'good', action: t.publish, done: t.reviewsPublished },
  REJECTED: { label: t.rejected, tone: 'bad', action: t.reject, done: t.reviewsRejected },
  SPAM: { label: t.spam, tone: 'bad', action: t.markAsSpam, done: t.reviewsSpam },
};

/** @param status the server's status; one unknown to this page is shown as it is */
export function statusLabels(status: string): StatusLabels {
  const known = statuses.find((one) => one === status);
  return known ? words[known] : { label: status, tone: 'neutral', action: status, done: () => status };
}

/** Consequences of deleting reviews. */
export const deletionWarning = t.deletionConsequences;

/** Describes a moderation result, such as "3 reviews published. 1 review skipped: already moderated by someone else." */
export function decisionResultText(status: string, decided: number, skipped: number): string {
  const done = statusLabels(status).done({ count: decided });
  return skipped === 0 ? done : `${done} ${t.reviewsSkipped({ count: skipped })}`;
}
