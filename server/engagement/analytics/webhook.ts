import type { Db } from '../../platform/database/db.ts';
import type { AnalyticsEvent } from '../../generated/prisma/client.ts';
import { type Reach, OutgoingError } from '../../platform/http/outgoing.ts';
import type { EventName } from './rules.ts';
import { analyticsSettings } from './settings.ts';
import { webhookSink, type AnalyticsMessage } from './sinks.ts';

// Delivers events from the table to the webhook, in order and in batches; the ID of the last delivered event is stored. A failed batch is
// retried with pauses that double up to an hour; events deleted in the meantime are lost.

const batchSize = 100;
/** Younger events wait for the next run: a transaction that began earlier may not have committed its events yet. */
const settleMs = 15_000;
const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60 * 1_000;

/** How long to wait after this number of failures. */
export function pauseMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, failures - 1));
}

/**
 * The next events to deliver. IDs are assigned when events are written, but times when their requests begin, so an older event may follow a
 * younger one: delivery stops at the first unsettled event, because only the ID of the last delivered event is stored.
 */
async function settledEvents({ prisma }: Db, after: bigint, before: Date): Promise<AnalyticsEvent[]> {
  const next = await prisma.analyticsEvent.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take: batchSize });
  const unsettled = next.findIndex(({ at }) => at >= before);
  return unsettled < 0 ? next : next.slice(0, unsettled);
}

/**
 * Delivers pending events, if the pause after a failure is over.
 * @returns number of delivered events
 */
export async function feedWebhook(db: Db, now: Date, { reach, signal }: { reach?: Reach; signal?: AbortSignal } = {}): Promise<number> {
  let sent = 0;
  for (;;) {
    const settings = await analyticsSettings(db);
    const { webhookUrl, webhookSentId, webhookFailures, webhookNextAt } = settings;
    if (webhookUrl === '' || (webhookNextAt !== null && webhookNextAt > now) || signal?.aborted) return sent;
    const rows = await settledEvents(db, webhookSentId, new Date(now.getTime() - settleMs));
    const last = rows.at(-1);
    if (!last) return sent;
    // Only report.ts writes names and payloads.
    const messages = rows.map((row) => ({ ...row, name: row.name as EventName, payload: row.payload as AnalyticsMessage['payload'] }));
    try {
      await webhookSink(settings, now, reach, signal).send(messages);
    } catch (error) {
      if (signal?.aborted) return sent;
      const failures = webhookFailures + 1;
      const failure = error instanceof OutgoingError || error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      const data = { webhookFailures: failures, webhookFailure: failure, webhookNextAt: new Date(now.getTime() + pauseMs(failures)) };
      await db.prisma.analyticsSettings.updateMany({ where: { id: 1, webhookUrl }, data });
      return sent;
    }
    const data = { webhookSentId: last.id, webhookFailures: 0, webhookFailure: '', webhookNextAt: null };
    await db.prisma.analyticsSettings.updateMany({ where: { id: 1, webhookUrl }, data });
    sent += rows.length;
    if (rows.length < batchSize) return sent;
  }
}
