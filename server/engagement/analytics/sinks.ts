import type { Tx } from '../../platform/database/db.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { callOut, type Reach } from '../../platform/http/outgoing.ts';
import { signedCall } from '../../platform/http/webhookSigning.ts';
import type { EventName } from './rules.ts';

// Destinations of reported events. A sink may receive the same events twice and must recognise them by ID.

/** A reported event. */
export interface AnalyticsMessage {
  eventId: string;
  at: Date;
  name: EventName;
  visitKey: string;
  /** Path of the page, without the query. */
  path: string;
  payload: Prisma.InputJsonObject;
}

/** A destination of events. */
export interface AnalyticsSink {
  /** @throws Error when the messages must be delivered again later */
  send(messages: readonly (AnalyticsMessage & { onceKey?: string | null })[]): Promise<void>;
}

/** The shop's own table: the source of the webhook's events and of the visits in reports. */
export function tableSink(tx: Tx): AnalyticsSink {
  return {
    async send(messages) {
      await tx.analyticsEvent.createMany({ data: messages.map((message) => ({ ...message })), skipDuplicates: true });
    },
  };
}

/** The shop owner's webhook, signed in the same way as the newsletter's webhooks (Standard Webhooks). */
export function webhookSink(
  { webhookUrl: url, webhookSecret: secret }: { webhookUrl: string; webhookSecret: string },
  now: Date,
  reach: Reach = {},
  signal?: AbortSignal,
): AnalyticsSink {
  return {
    async send(messages) {
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
      if (status < 200 || status >= 300) throw new Error(`The server responded with status ${status}.`);
    },
  };
}
