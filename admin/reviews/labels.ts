import type { BadgeTone } from '../kit/StatusBadge.tsx';
import { formatCount } from '../kit/formats.ts';

/** Moderation statuses of a review. */
export const statuses = ['PENDING', 'APPROVED', 'REJECTED', 'SPAM'] as const;
export type ReviewState = (typeof statuses)[number];

interface StatusLabels {
  label: string;
  tone: BadgeTone;
  /** Button label. */
  action: string;
  /** Participle for reviews that have just been moderated. */
  done: string;
}

const words: Readonly<Record<ReviewState, StatusLabels>> = {
  PENDING: { label: 'Pending', tone: 'waiting', action: 'Return to pending', done: 'returned to pending' },
  APPROVED: { label: 'Published', tone: 'good', action: 'Publish', done: 'published' },
  REJECTED: { label: 'Rejected', tone: 'bad', action: 'Reject', done: 'rejected' },
  SPAM: { label: 'Spam', tone: 'bad', action: 'Mark as spam', done: 'marked as spam' },
};

/** @param status the server's status; one unknown to this page is shown as it is */
export function statusLabels(status: string): StatusLabels {
  const known = statuses.find((one) => one === status);
  return known ? words[known] : { label: status, tone: 'neutral', action: status, done: status };
}

/** Consequences of deleting reviews. */
export const deletionWarning =
  'This can’t be undone. Ratings and votes are deleted too, and the author can write another review. To hide a review, reject it instead.';

/** Describes a moderation result, such as "3 reviews published. 1 review skipped: already moderated by someone else." */
export function decisionResultText(status: string, decided: number, skipped: number): string {
  const done = `${formatCount(decided, 'review')} ${statusLabels(status).done}`;
  return skipped === 0 ? `${done}.` : `${done}. ${formatCount(skipped, 'review')} skipped: already moderated by someone else.`;
}
