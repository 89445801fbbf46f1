import { formatCount, formatNumber } from '../kit/formats.ts';
import type { BadgeTone } from '../kit/StatusBadge.tsx';

/** The data of a job that its texts need. */
export interface ReportedJob {
  readonly kind: string;
  readonly subject: string;
  readonly topic: string;
  readonly status: string;
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  readonly undone: number;
  readonly leftAlone: number;
  readonly isPercent: boolean;
  readonly failure: string;
  readonly reference: string;
}

const nouns: Readonly<Record<string, string>> = {
  PRODUCT: 'product',
  SUBSCRIBER: 'subscriber',
  REVIEW: 'review',
  OFFER: 'offer',
  COUPON: 'coupon',
  ORDER: 'order',
};

/** Such as "1 offer", "12 reviews". */
export function countOf(count: number, subject: string): string {
  return formatCount(count, nouns[subject] ?? 'record');
}

const edits: Readonly<Record<string, string>> = {
  STATUS: 'Status',
  PRICE: 'Prices',
  STOCK: 'Stock',
  CATEGORIES: 'Categories',
  TAGS: 'Tags',
  TAX_CLASS: 'VAT rate',
  MANUFACTURER: 'Manufacturer',
  MINIMUM_AGE: 'Minimum age',
  ENERGY_CLASS: 'Energy class',
};

const acts: Readonly<Record<string, { title: string; done: string }>> = {
  APPROVE: { title: 'Publish', done: 'published' },
  REJECT: { title: 'Reject', done: 'rejected' },
  SPAM: { title: 'Mark as spam', done: 'marked as spam' },
  REOPEN: { title: 'Return to pending', done: 'returned to pending' },
  PUBLISH: { title: 'Publish', done: 'published' },
  UNPUBLISH: { title: 'Unpublish', done: 'unpublished' },
  END: { title: 'End', done: 'ended' },
  DELETE: { title: 'Delete', done: 'deleted' },
  ENABLE: { title: 'Enable', done: 'enabled' },
  DISABLE: { title: 'Disable', done: 'disabled' },
};

/** A job's title, such as "Products: prices" or "Reviews: mark as spam". */
export function titleOf({ kind, subject, topic }: Pick<ReportedJob, 'kind' | 'subject' | 'topic'>): string {
  const noun = nouns[subject] ?? 'record';
  const many = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}s`;
  const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
  switch (kind) {
    case 'BULK_EDIT':
      return `${many}: ${topic === 'TAX_CLASS' ? 'VAT rate' : lower(edits[topic] ?? topic)}`;
    case 'BULK_ACTION':
      return `${many}: ${lower(acts[topic]?.title ?? topic)}`;
    case 'CATALOGUE_IMPORT':
      return `Products: import of ${topic}`;
    case 'SHIPMENT_IMPORT':
      return `Orders: tracking numbers from ${topic}`;
    case 'SUBSCRIBER_IMPORT':
      return `Subscribers: import, ${topic}`;
    case 'SUBSCRIBER_DELETION':
      return topic === 'ALL' ? 'Subscribers: delete all' : 'Subscribers: delete';
    default:
      return `${many}: export`;
  }
}

const states: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  WAITING: { label: 'Action needed', tone: 'waiting' },
  RUNNING: { label: 'In progress', tone: 'info' },
  STOPPED: { label: 'Stopped', tone: 'neutral' },
  DONE: { label: 'Done', tone: 'good' },
  UNDOING: { label: 'Undoing', tone: 'info' },
  UNDONE: { label: 'Undone', tone: 'neutral' },
  FAILED: { label: 'Failed', tone: 'bad' },
};

/**
 * A job's status.
 * @param status of the server; one that this page does not know is shown as it is
 */
export function stateOf(status: string): { label: string; tone: BadgeTone } {
  return states[status] ?? { label: status, tone: 'neutral' };
}

/** Whether the job may still change by itself. */
export function isUnderWay({ status }: Pick<ReportedJob, 'status'>): boolean {
  return status === 'RUNNING' || status === 'UNDOING';
}

function resultText({ kind, subject, topic, changed, total }: ReportedJob): string {
  if (kind === 'BULK_EDIT') return `${countOf(changed, subject)} changed of ${formatNumber(total)}`;
  if (kind === 'EXPORT') return `${countOf(changed, subject)} downloaded`;
  if (kind === 'SHIPMENT_IMPORT') return `${formatNumber(changed)} of ${formatCount(total, 'row')} shipped`;
  const word = kind === 'BULK_ACTION' ? (acts[topic]?.done ?? 'changed') : kind === 'SUBSCRIBER_DELETION' ? 'deleted' : 'new or changed';
  const isWhole = kind !== 'BULK_ACTION' || changed === total;
  return isWhole ? `${countOf(changed, subject)} ${word}` : `${formatNumber(changed)} of ${countOf(total, subject)} ${word}`;
}

/** A job's result, in a sentence. */
export function outcomeOf(job: ReportedJob): string {
  const { kind, subject, status, changed, undone, leftAlone, failure, reference } = job;
  const isFile = kind === 'CATALOGUE_IMPORT' || kind === 'SUBSCRIBER_IMPORT';
  if (status === 'WAITING') return 'File uploaded. Choose what to do with it.';
  if (status === 'UNDOING') return 'Undo in progress.';
  if (status === 'UNDONE') {
    const outcome = kind === 'SUBSCRIBER_DELETION' ? 'restored' : 'reverted';
    return `Undone: ${formatNumber(undone)} of ${countOf(changed, subject)} ${outcome}.`;
  }
  const text = resultText(job);
  const rejected = isFile && leftAlone > 0 ? `, ${formatCount(leftAlone, 'row')} rejected` : '';
  if (status === 'FAILED')
    return failure === '' ? `Stopped by an error on our side (reference ${reference}). ${text} so far.` : `${failure} ${text}${rejected}.`;
  return `${text}${rejected}${status === 'STOPPED' ? ', then stopped' : ''}${status === 'RUNNING' ? ' so far' : ''}.`;
}

/** Address of a job's report, below /admin/; null if it has no report. */
export function reportOf({ kind, databaseId }: { kind: string; databaseId: number }): string | null {
  if (kind === 'CATALOGUE_IMPORT') return `/products/imports/${databaseId}`;
  if (kind === 'SHIPMENT_IMPORT') return `/orders/tracking/${databaseId}`;
  return kind === 'SUBSCRIBER_IMPORT' ? '/subscribers/imports' : null;
}
