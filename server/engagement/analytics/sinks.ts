import type { Tx } from '../../platform/database/db.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { callOut, signedCall, type Reach } from '../newsletter/newsletter.ts';
import type { EventName } from './rules.ts';

// Where reported events go. Every sink may be given the same events twice and knows them by their ids.

/** One event. */
export interface AnalyticsMessage {
  eventId: string;
  at: Date;
  name: EventName;
  visitKey: string;
  /** Of the page, without what it was asked. */
  path: string;
  payload: Prisma.InputJsonObject;
}

/** Something that takes events. */
export interface AnalyticsSink {
  /** @throws Error when they are to be brought again later */
  take(messages: readonly (AnalyticsMessage & { onceKey?: string | null })[]): Promise<void>;
}

/** The shop's own table: of it the webhook is fed, and reports count visits. */
export function tableSink(tx: Tx): AnalyticsSink {
  return {
    async take(messages) {
      await tx.analyticsEvent.createMany({ data: messages.map((message) => ({ ...message })), skipDuplicates: true });
    },
  };
}

/** An address of the shop owner's own, signed as the newsletter's webhooks are (Standard Webhooks). */
export function webhookSink(
  { webhookUrl: url, webhookSecret: secret }: { webhookUrl: string; webhookSecret: string },
  now: Date,
  reach: Reach = {},
  signal?: AbortSignal,
): AnalyticsSink {
  return {
    async take(messages) {
      const first = messages[0];
      if (!first) return;
      const data = messages.map(({ eventId, at, name, visitKey, path, payload }) => ({
        eventId,
        at,
        name,
        visit: visitKey,
        path,
        payload,
      }));
      const content = { type: 'analytics.events', timestamp: now.toISOString(), data };
      const { status } = await callOut(signedCall({ url, secret }, first.eventId, now, content), reach, signal);
      if (status < 200 || status >= 300) throw new Error(`The server answered with status ${status}.`);
    },
  };
}
