import { globalId } from '../../../../shared/globalId.ts';
import type { Webhook } from '../../../generated/prisma/client.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newestPosition, readEvents } from '../../../platform/events/readEvents.ts';
import { publishedForm, type PublishedEvent } from '../events/publish.ts';
import { isPublic, webhookEventName } from '../events/publicEvents.ts';
import { giveUpTime } from './rules.ts';

const batch = 500;

/** The message of an event, without the data of a webhook's query. */
export const messageOf = ({ id, type, occurredAt, objectId, data }: PublishedEvent) => {
  const event = webhookEventName(type);
  return {
    eventId: globalId('Event', id),
    event,
    objectId,
    body: JSON.stringify({ type: event, timestamp: occurredAt.toISOString(), data }),
  };
};

/** Writes deliveries for the events since the last time. Several processes may do so at once. */
export async function addDeliveries(
  db: Db,
  { id: webhookId, events, position: known }: Webhook,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const upTo = await newestPosition(db);
  const types = events.filter(isPublic);
  let position = known;
  while (position < upTo && !signal.aborted) {
    const found = await readEvents(db, { types, after: position, upTo, limit: batch });
    const messages = (await publishedForm(db, found)).map(messageOf);
    const next = found.length < batch ? upTo : (found.at(-1)?.position ?? upTo);
    const from = position;
    const isOurs = await db.prisma.$transaction(async (tx) => {
      // Another process that was faster has moved the position.
      const { count } = await tx.webhook.updateMany({ where: { id: webhookId, position: from }, data: { position: next } });
      if (count === 0) return false;
      const due = { webhookId, createdAt: now, nextAttemptAt: now, giveUpAt: giveUpTime(now) };
      await tx.webhookDelivery.createMany({ data: messages.map((message) => ({ ...message, ...due })) });
      return true;
    });
    if (!isOurs) return;
    position = next;
  }
}
