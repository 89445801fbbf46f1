import { formatNumber } from '../kit/formats.ts';
import type { BadgeTone } from '../kit/StatusBadge.tsx';
import * as t from './__generated__/messages.ts';

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

/** Such as "1 offer", "12 reviews". */
export function countOf(count: number, subject: string): string {
  return t.records({ count, subject });
}

/** A job's title, such as "Products: prices" or "Reviews: mark as spam". */
export function titleOf({ kind, subject, topic }: Pick<ReportedJob, 'kind' | 'subject' | 'topic'>): string {
  const records = t.recordType({ subject });
  switch (kind) {
    case 'BULK_EDIT':
      return t.editTitle({ records, topic });
    case 'BULK_ACTION':
      return t.actionTitle({ records, topic });
    case 'CATALOGUE_IMPORT':
      return t.productsImportOf({ topic });
    case 'SHIPMENT_IMPORT':
      return t.ordersTrackingNumbersFrom({ topic });
    case 'SUBSCRIBER_IMPORT':
      return t.subscribersImport({ topic });
    case 'SUBSCRIBER_DELETION':
      return topic === 'ALL' ? t.subscribersDeleteAll : t.subscribersDelete;
    default:
      return t.exportTitle({ records });
  }
}

const states: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  WAITING: { label: t.actionNeeded, tone: 'waiting' },
  RUNNING: { label: t.inProgress, tone: 'info' },
  STOPPED: { label: t.stopped, tone: 'neutral' },
  DONE: { label: t.done, tone: 'good' },
  UNDOING: { label: t.undoing, tone: 'info' },
  UNDONE: { label: t.undone, tone: 'neutral' },
  FAILED: { label: t.failed, tone: 'bad' },
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
  const records = countOf(changed, subject);
  switch (kind) {
    case 'BULK_EDIT':
      return t.changedOf({ records, total: formatNumber(total) });
    case 'EXPORT':
      return t.downloaded({ records });
    case 'SHIPMENT_IMPORT':
      return t.rowsShipped({ total, changed: formatNumber(changed) });
    case 'BULK_ACTION': {
      const some = t.someOf({ changed: formatNumber(changed), records: countOf(total, subject) });
      return t.actionResult({ topic, records: changed === total ? records : some });
    }
    case 'SUBSCRIBER_DELETION':
      return t.deleted({ records });
    default:
      return t.newOrChanged({ records });
  }
}

/** A job's result, in a sentence. */
export function outcomeOf(job: ReportedJob): string {
  const { kind, subject, status, changed, undone, leftAlone, failure, reference } = job;
  if (status === 'WAITING') return t.fileUploadedChooseWhat;
  if (status === 'UNDOING') return t.undoInProgress;
  if (status === 'UNDONE') {
    const values = { undone: formatNumber(undone), records: countOf(changed, subject) };
    return kind === 'SUBSCRIBER_DELETION' ? t.undoneRestored(values) : t.undoneReverted(values);
  }
  if (status === 'FAILED' && failure === '') return t.stoppedByError({ reference, result: resultText(job) });
  const isFile = kind === 'CATALOGUE_IMPORT' || kind === 'SUBSCRIBER_IMPORT';
  const result = isFile && leftAlone > 0 ? t.rowsRejected({ count: leftAlone, result: resultText(job) }) : resultText(job);
  if (status === 'FAILED') return t.failedWithResult({ failure, result });
  if (status === 'STOPPED') return t.resultThenStopped({ result });
  return status === 'RUNNING' ? t.resultSoFar({ result }) : t.resultSentence({ result });
}

/** Address of a job's report, below /admin/; null if it has no report. */
export function reportOf({ kind, databaseId }: { kind: string; databaseId: number }): string | null {
  if (kind === 'CATALOGUE_IMPORT') return `/products/imports/${databaseId}`;
  if (kind === 'SHIPMENT_IMPORT') return `/orders/tracking/${databaseId}`;
  return kind === 'SUBSCRIBER_IMPORT' ? '/subscribers/imports' : null;
}
