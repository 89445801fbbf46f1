import type { Db } from '../../platform/database/db.ts';
import type { AnalyticsEvent } from '../../generated/prisma/client.ts';
import { type Reach, OutgoingError } from '../newsletter/newsletter.ts';
import type { EventName } from './rules.ts';
import { analyticsSettings } from './settings.ts';
import { webhookSink, type AnalyticsMessage } from './sinks.ts';

// The webhook is fed from the table, in the order of the events, a batch at a time; what it has taken is noted by the last one's number.
// A batch that it does not take is brought again, with pauses that double up to an hour; events that are forgotten meanwhile are lost.

const batchSize = 100;
/** Younger events are left for the next time: one that was begun earlier may still be on its way into the table. */
const settleMs = 15_000;
const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60 * 1_000;

/** How long to wait after so many failures. */
export function pauseMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, failures - 1));
}

/**
 * The events that come next. Numbers are given as events are written, and times as their requests begin, so an older one may come after a
 * younger one: it waits for that, because what was sent is noted by its number alone.
 */
async function settledEvents({ prisma }: Db, after: bigint, before: Date): Promise<AnalyticsEvent[]> {
  const next = await prisma.analyticsEvent.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take: batchSize });
  const unsettled = next.findIndex(({ at }) => at >= before);
  return unsettled < 0 ? next : next.slice(0, unsettled);
}

/**
 * Sends what has not been sent, if it is time to.
 * @returns how many events were taken
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
    // Names and payloads are written by report.ts alone.
    const messages = rows.map((row) => ({ ...row, name: row.name as EventName, payload: row.payload as AnalyticsMessage['payload'] }));
    try {
      await webhookSink(settings, now, reach, signal).take(messages);
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
