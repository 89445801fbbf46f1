import type { Webhook, WebhookDelivery } from '../../../generated/prisma/client.ts';
import type { Db } from '../../../platform/database/db.ts';
import { positionEvents } from '../../../platform/events/handleEvents.ts';
import { clockSince } from '../../../platform/jobs/clock.ts';
import { goOn, type JobLog, type JobRun } from '../../../platform/jobs/job.ts';
import { addDeliveries } from './fanOut.ts';
import { payloadOrReason, withPayload, type PayloadTools } from './payload.ts';
import { nextAttempt, sentAtOnce, unavailableAfter } from './rules.ts';
import { sendMessage, type Attempt } from './send.ts';

// Delivery of messages. A process claims a webhook, so that only one sends its messages. Messages about one object are sent in order: one
// that has failed holds back later ones about the same object until it is delivered or parked, and no others.

/** How long a claim lasts: longer than a call, after which it is renewed. */
const claimMs = 60_000;
/** After this time delivery continues in the next run, which limits the length of a run. */
const longestRunMs = 20_000;

/** What delivering needs. */
export interface DeliveryTools extends PayloadTools {
  log: JobLog;
}

/** An attempt, with the reason why the message had no data; "" if it had, or needs none. */
type PayloadAttempt = Attempt & { payloadError: string };

/** Delivers the due messages of all enabled webhooks. Several processes may do so at once. */
export async function deliverWebhooks(tools: DeliveryTools, run: JobRun): Promise<void> {
  const { prisma } = tools.db;
  const free = await prisma.webhook.findMany({ where: { isEnabled: true, claimedUntil: { lte: run.now } }, orderBy: { id: 'asc' } });
  if (free.length === 0) return;
  await positionEvents(tools.db);
  await Promise.all(free.map(({ id }) => goOn(tools.log, run, () => serve(tools, id, run))));
}

async function serve(tools: DeliveryTools, id: number, { now, signal }: JobRun): Promise<void> {
  const { db } = tools;
  const clock = clockSince(now);
  const until = () => new Date(clock().getTime() + claimMs);
  const [webhook] = await db.prisma.webhook.updateManyAndReturn({
    where: { id, isEnabled: true, claimedUntil: { lte: now } },
    data: { claimedUntil: until() },
  });
  if (!webhook) return;
  try {
    await addDeliveries(db, webhook, now, signal);
    let current: Webhook | undefined = webhook;
    while (current?.isEnabled && clock().getTime() - now.getTime() < longestRunMs && !signal.aborted) {
      const due = await dueDeliveries(db, current, clock());
      if (due.length === 0) break;
      const isServed = await sendAll(tools, current, due, { now: clock(), signal });
      // What waits behind messages that all failed would fail too.
      if (!isServed) break;
      [current] = await db.prisma.webhook.updateManyAndReturn({ where: { id }, data: { claimedUntil: until() } });
    }
  } finally {
    await db.prisma.webhook.updateMany({ where: { id }, data: { claimedUntil: clock() } });
  }
}

/** The oldest due messages, at most one about each object. */
function dueDeliveries({ prisma }: Db, { id, failures }: Webhook, now: Date): Promise<WebhookDelivery[]> {
  return prisma.$queryRaw<WebhookDelivery[]>`
    SELECT d.* FROM "WebhookDelivery" d
    WHERE d."webhookId" = ${id}::int AND d."status" = 'WAITING' AND d."nextAttemptAt" <= ${now.toISOString()}::timestamptz
      AND NOT EXISTS (
        SELECT FROM "WebhookDelivery" e
        WHERE e."webhookId" = d."webhookId" AND e."objectId" = d."objectId" AND e."status" = 'WAITING' AND e."id" < d."id"
      )
    ORDER BY d."nextAttemptAt", d."id" LIMIT ${sentAtOnce(failures)}::int`;
}

/** Sends a message, with the data of the webhook's query if it has one. */
async function sendOne(
  tools: DeliveryTools,
  webhook: Webhook,
  delivery: WebhookDelivery,
  { now, signal }: JobRun,
): Promise<PayloadAttempt> {
  const { keys, log } = tools;
  const send = (body: string) => sendMessage(webhook, { eventId: delivery.eventId, body }, { keys, now, signal });
  const { payloadQuery: query, events } = webhook;
  // A test is about no object.
  if (query === '' || delivery.objectId === '') return { ...(await send(delivery.body)), payloadError: '' };
  const asked = { query, events, objectId: delivery.objectId, now, requestId: `webhook-delivery-${delivery.id}` };
  const payload = await payloadOrReason(tools, asked, (err) =>
    log.error({ err, webhook: webhook.id }, 'Could not read the data for a webhook'),
  );
  if (payload === 'BUSY')
    return {
      isDelivered: false,
      responseStatus: null,
      responseBody: '',
      failure: 'The shop was too busy to read the data.',
      payloadError: '',
    };
  return { ...(await send(withPayload(delivery.body, payload))), payloadError: 'error' in payload ? payload.error : '' };
}

/** @returns whether any message was delivered */
async function sendAll(tools: DeliveryTools, webhook: Webhook, due: readonly WebhookDelivery[], { now, signal }: JobRun): Promise<boolean> {
  const { db, log } = tools;
  const sent = await Promise.all(
    due.map(async (delivery) => ({ delivery, attempt: await sendOne(tools, webhook, delivery, { now, signal }) })),
  );
  for (const { delivery, attempt } of sent) await recordAttempt(db, delivery, attempt, now);
  const failed = sent.filter(({ attempt }) => !attempt.isDelivered);
  const isServed = failed.length < sent.length;
  const failures = isServed ? failed.length : webhook.failures + failed.length;
  const failingSince = failures === 0 ? null : (webhook.failingSince ?? now);
  await db.prisma.webhook.updateMany({ where: { id: webhook.id }, data: { failures, failingSince } });
  const [first] = failed;
  if (first)
    log.warn({ webhook: webhook.id, failures, failure: first.attempt.failure }, 'Webhook messages were not delivered and will be retried');
  // The receiver is back: what waits need not wait for the end of its long pauses.
  if (isServed && webhook.failures >= unavailableAfter)
    await db.prisma.webhookDelivery.updateMany({
      where: { webhookId: webhook.id, status: 'WAITING', nextAttemptAt: { gt: now } },
      data: { nextAttemptAt: now },
    });
  return isServed;
}

async function recordAttempt(
  { prisma }: Db,
  delivery: WebhookDelivery,
  { isDelivered, ...answer }: PayloadAttempt,
  now: Date,
): Promise<void> {
  const attempts = delivery.attempts + 1;
  const next = isDelivered ? null : nextAttempt(attempts, now, delivery.giveUpAt);
  const status = isDelivered ? 'DELIVERED' : next ? 'WAITING' : 'FAILED';
  await prisma.webhookDelivery.updateMany({
    // Another attempt may have been noted, if this process was silent for longer than its claim.
    where: { id: delivery.id, status: 'WAITING', attempts: delivery.attempts },
    data: { ...answer, status, attempts, lastAttemptAt: now, ...(next && { nextAttemptAt: next }) },
  });
}
