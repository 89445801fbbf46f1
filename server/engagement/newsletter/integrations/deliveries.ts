import type { Tx } from '../../../platform/database/db.ts';
import type { Subscriber } from '../../../generated/prisma/client.ts';
import { emitEvents } from '../../../platform/events/domainEvents.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import '../events.ts';

// Messages to external services about the list: written in the transaction of the change, and sent by a job. Each message is a row, which
// serves as the delivery log.

/** The events that services receive. Deletions by administrators, which can be undone, aren't included. */
export const subscriberEvents = ['subscriber.confirmed', 'subscriber.unsubscribed', 'subscriber.erased', 'test'] as const;

/** One of `subscriberEvents`. */
export type SubscriberEvent = (typeof subscriberEvents)[number];

/** Subscriber data in a message. Instants are in ISO 8601. */
export interface DeliveredSubscriber {
  id: number;
  email: string;
  name: string | null;
  /** PENDING, CONFIRMED or UNSUBSCRIBED; null for an erased subscriber. */
  status: string | null;
  placement: string;
  subscribedAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

type SubscriberData = Pick<Subscriber, 'id' | 'email' | 'name' | 'status' | 'placement' | 'createdAt' | 'confirmedAt' | 'unsubscribedAt'>;

/** The subscriber data of an event. */
export function deliveredSubscriber(event: SubscriberEvent, subscriber: SubscriberData): DeliveredSubscriber {
  const { id, email, name, status, placement, createdAt, confirmedAt, unsubscribedAt } = subscriber;
  const isErased = event === 'subscriber.erased';
  return {
    id,
    email,
    name: isErased ? null : name,
    status: isErased ? null : status,
    placement,
    subscribedAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}

const domainEvents = {
  'subscriber.confirmed': 'subscriberConfirmed',
  'subscriber.unsubscribed': 'subscriberUnsubscribed',
  'subscriber.erased': 'subscriberErased',
} as const;

/**
 * Queues an event for all active integrations and for event listeners.
 * @param tx of the change
 */
export async function notifyIntegrations(
  tx: Tx,
  { now }: Pick<Shop, 'now'>,
  event: keyof typeof domainEvents,
  subscriber: SubscriberData,
): Promise<void> {
  await emitEvents(tx, domainEvents[event], [{ subscriberId: subscriber.id }], now);
  const payload = JSON.stringify(deliveredSubscriber(event, subscriber));
  const deliveries = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "IntegrationDelivery" ("integrationId", "eventId", "event", "subscriberId", "payload", "createdAt")
    SELECT "id", gen_random_uuid()::text, ${event}, ${subscriber.id}::int, ${payload}::jsonb, ${now}::timestamptz
    FROM "Integration" WHERE "isEnabled" ORDER BY "id"
    RETURNING "id"`;
  for (const { id } of deliveries) await enqueue(tx, { name: 'newsletter-delivery', payload: { deliveryId: id } });
}

/** Removes the data of unsent messages about a subscriber being erased: failed ones could otherwise be retried. */
export async function dropPayloads(tx: Tx, subscriberId: number): Promise<void> {
  await tx.integrationDelivery.updateMany({
    where: { subscriberId, status: { in: ['WAITING', 'FAILED'] } },
    data: { status: 'FAILED', failure: 'Erased', payload: {} },
  });
}
