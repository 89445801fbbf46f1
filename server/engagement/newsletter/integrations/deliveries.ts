import type { Tx } from '../../../platform/database/db.ts';
import type { Subscriber } from '../../../generated/prisma/client.ts';
import { emitEvents } from '../../../platform/events/domainEvents.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import '../events.ts';

// What other services are told of the list: written beside the change, in its transaction, and sent by a job. Each message is a row,
// which is the log of what was sent.

/** What they are told of. Deletions from the list by administrators, which can be undone, are no news. */
export const subscriberEvents = ['subscriber.confirmed', 'subscriber.unsubscribed', 'subscriber.erased', 'test'] as const;

/** One of `subscriberEvents`. */
export type SubscriberEvent = (typeof subscriberEvents)[number];

/** What a message tells of somebody. Instants are in ISO 8601. */
export interface DeliveredSubscriber {
  id: number;
  email: string;
  name: string | null;
  /** PENDING, CONFIRMED or UNSUBSCRIBED; null for somebody who was erased. */
  status: string | null;
  placement: string;
  subscribedAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

type Told = Pick<Subscriber, 'id' | 'email' | 'name' | 'status' | 'placement' | 'createdAt' | 'confirmedAt' | 'unsubscribedAt'>;

/** What is told of a subscriber in an event. */
export function deliveredSubscriber(event: SubscriberEvent, subscriber: Told): DeliveredSubscriber {
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

/** Has every integration that is switched on told of it, and listeners of events. @param tx of the change */
export async function tellIntegrations(
  tx: Tx,
  { now }: Pick<Shop, 'now'>,
  event: keyof typeof domainEvents,
  subscriber: Told,
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

/** Takes back what has not gone out about somebody who is erased: what has failed could be sent once more. */
export async function dropPayloads(tx: Tx, subscriberId: number): Promise<void> {
  await tx.integrationDelivery.updateMany({
    where: { subscriberId, status: { in: ['WAITING', 'FAILED'] } },
    data: { status: 'FAILED', failure: 'Erased', payload: {} },
  });
}
