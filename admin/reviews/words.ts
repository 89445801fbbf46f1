import type { BadgeTone } from '../kit/StatusBadge.tsx';
import { formatCount } from '../kit/formats.ts';

/** What the shop can decide about a review. */
export const statuses = ['PENDING', 'APPROVED', 'REJECTED', 'SPAM'] as const;
export type ReviewState = (typeof statuses)[number];

interface StatusWords {
  /** Of a review. */
  label: string;
  tone: BadgeTone;
  /** On a button. */
  action: string;
  /** Of reviews that have just been decided about. */
  done: string;
}

const words: Readonly<Record<ReviewState, StatusWords>> = {
  PENDING: { label: 'Pending', tone: 'waiting', action: 'Return to pending', done: 'returned to pending' },
  APPROVED: { label: 'Published', tone: 'good', action: 'Publish', done: 'published' },
  REJECTED: { label: 'Rejected', tone: 'bad', action: 'Reject', done: 'rejected' },
  SPAM: { label: 'Spam', tone: 'bad', action: 'Mark as spam', done: 'marked as spam' },
};

/** @param status of the server; a newer one than this page knows is shown as it is */
export function statusWords(status: string): StatusWords {
  const known = statuses.find((one) => one === status);
  return known ? words[known] : { label: status, tone: 'neutral', action: status, done: status };
}

/** What follows from deleting reviews. */
export const deletionWords =
  'This can’t be undone. Ratings and votes are deleted too, and the author can write another review. To hide a review, reject it instead.';

/** Such as "3 reviews published, 1 skipped: somebody else was quicker". */
export function decidedWords(status: string, decided: number, skipped: number): string {
  const done = `${formatCount(decided, 'review')} ${statusWords(status).done}`;
  return skipped === 0 ? `${done}.` : `${done}. ${formatCount(skipped, 'review')} skipped: already moderated by someone else.`;
}
