import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { actorOf, changesBetween, recordAudit, type Actor } from '../../../foundation/audit/audit.ts';
import { newWebhookSecret } from '../../../platform/http/webhookSigning.ts';
import type { Webhook, WebhookDelivery } from '../../../generated/prisma/client.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError, NotFoundError, parseInput, StaleRecordError } from '../../../platform/errors/errors.ts';
import { newestPosition } from '../../../platform/events/readEvents.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { isPublic, webhookEventName } from '../events/publicEvents.ts';
import { checkPayloadQuery } from './payloadQuery.ts';
import { isReceiver, receiverMessage } from './reach.ts';
import { giveUpTime } from './rules.ts';
import { sealSecret } from './secrets.ts';
import { sendMessage } from './send.ts';

/** What changing webhooks needs. */
export type WebhookShop = Pick<Shop, 'db' | 'now' | 'keys'> & { actor: Actor };

/** The caller of a request, for these operations. */
export async function webhookShop(shop: Shop): Promise<WebhookShop> {
  return { db: shop.db, now: shop.now, keys: shop.keys, actor: await actorOf(shop) };
}

const maxWebhooks = 50;
const longestOverlapHours = 7 * 24;

const settings = z.object({
  description: z.string().trim().min(1, 'Enter a description.').max(80, 'Use at most 80 characters.'),
  url: z.string().trim().refine(isReceiver, receiverMessage),
  events: z
    .array(z.string().refine(isPublic, 'Unknown event type.'))
    .min(1, 'Select at least one event type.')
    .transform((types) => [...new Set(types)]),
  isEnabled: z.boolean(),
});

/** Settings of a webhook; `events` are types of public events. */
export type WebhookSettings = z.input<typeof settings> & { payloadQuery?: string | null };

/** @throws InvalidInputError */
function parseSettings(schema: GraphQLSchema, { payloadQuery, ...input }: WebhookSettings) {
  const data = parseInput(settings, input);
  return { ...data, payloadQuery: checkPayloadQuery(schema, payloadQuery ?? '', data.events.filter(isPublic)) };
}

const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

async function lockWebhook(tx: Tx, id: number): Promise<Webhook> {
  await tx.$executeRaw`SELECT 1 FROM "Webhook" WHERE "id" = ${id}::int FOR UPDATE`;
  const webhook = await tx.webhook.findUnique({ where: { id } });
  if (!webhook) throw new NotFoundError('Webhook', 'This webhook doesn’t exist.', ['input', 'id']);
  return webhook;
}

/** What the audit log says of a webhook. */
const factsOf = ({ description, url, events, isEnabled, payloadQuery }: Webhook) => ({
  description,
  url,
  events: events.map(webhookEventName).join(' '),
  isEnabled,
  payloadQuery,
});

const target = (id: number) => ({ targetType: 'Webhook', targetIds: [id] });

/** A webhook together with its signing secret, which is shown this once. */
export interface IssuedWebhook {
  webhook: Webhook;
  secret: string;
}

/**
 * Creates a webhook, which receives events from now on.
 * @param schema of the Admin API
 * @throws InvalidInputError
 */
export async function createWebhook(
  { db, keys, now, actor }: WebhookShop,
  schema: GraphQLSchema,
  input: WebhookSettings,
): Promise<IssuedWebhook> {
  const data = parseSettings(schema, input);
  const secret = newWebhookSecret();
  const position = await newestPosition(db);
  const webhook = await db.prisma.$transaction(async (tx) => {
    if ((await tx.webhook.count()) >= maxWebhooks)
      throw refuse('url', `A shop can have at most ${maxWebhooks} webhooks. Delete one first.`);
    const created = await tx.webhook.create({
      data: { ...data, secret: sealSecret(keys, secret), position, claimedUntil: now, createdAt: now },
    });
    await recordAudit(tx, { now }, actor, { action: 'webhook.create', ...target(created.id), details: factsOf(created) });
    return created;
  });
  return { webhook, secret };
}

/**
 * Replaces the settings of a webhook. While it is disabled, events are not stored for it; messages that wait are kept.
 * @param schema of the Admin API
 * @throws NotFoundError, StaleRecordError, InvalidInputError
 */
export async function updateWebhook(
  { db, now, actor }: WebhookShop,
  schema: GraphQLSchema,
  { id, expectedVersion, ...input }: WebhookSettings & { id: number; expectedVersion?: number | null },
): Promise<Webhook> {
  const data = parseSettings(schema, input);
  const newest = await newestPosition(db);
  return db.prisma.$transaction(async (tx) => {
    const before = await lockWebhook(tx, id);
    if (expectedVersion != null && expectedVersion !== before.version) throw new StaleRecordError({ name: before.description });
    const isResumed = data.isEnabled && !before.isEnabled;
    const fresh = isResumed ? { position: newest > before.position ? newest : before.position, failures: 0, failingSince: null } : {};
    const after = await tx.webhook.update({ where: { id }, data: { ...data, ...fresh, version: { increment: 1 } } });
    const details = changesBetween(factsOf(before), factsOf(after));
    await recordAudit(tx, { now }, actor, { action: 'webhook.update', ...target(id), details });
    return after;
  });
}

const overlap = z.object({
  overlapHours: z
    .int('Enter a whole number.')
    .min(0, 'Enter 0 or more hours.')
    .max(longestOverlapHours, `Enter at most ${longestOverlapHours} hours.`),
});

/**
 * Gives a webhook a new secret. During the overlap, messages are signed with both, so that the receiver can be changed in between.
 * @throws NotFoundError, InvalidInputError
 */
export async function rotateWebhookSecret(
  { db, keys, now, actor }: WebhookShop,
  { id, ...input }: { id: number; overlapHours: number },
): Promise<IssuedWebhook> {
  const { overlapHours } = parseInput(overlap, input);
  const secret = newWebhookSecret();
  const webhook = await db.prisma.$transaction(async (tx) => {
    const before = await lockWebhook(tx, id);
    const formerUntil = new Date(now.getTime() + overlapHours * 60 * 60 * 1_000);
    const former = overlapHours === 0 ? { formerSecret: '', formerUntil: null } : { formerSecret: before.secret, formerUntil };
    await recordAudit(tx, { now }, actor, { action: 'webhook.rotate', ...target(id), details: { overlapHours } });
    return tx.webhook.update({ where: { id }, data: { secret: sealSecret(keys, secret), ...former } });
  });
  return { webhook, secret };
}

/** Deletes a webhook with its log. @throws NotFoundError */
export async function deleteWebhook({ db, now, actor }: WebhookShop, id: number): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const { description, url } = await lockWebhook(tx, id);
    await tx.webhook.delete({ where: { id }, select: { id: true } });
    await recordAudit(tx, { now }, actor, { action: 'webhook.delete', ...target(id), details: { description, url } });
  });
}

/**
 * Sends a test message once, and records it in the log.
 * @throws NotFoundError
 */
export async function testWebhook({ db, keys, now, actor }: WebhookShop, id: number): Promise<WebhookDelivery> {
  const webhook = await db.prisma.$transaction(async (tx) => {
    const found = await lockWebhook(tx, id);
    await recordAudit(tx, { now }, actor, { action: 'webhook.test', ...target(id) });
    return found;
  });
  const body = JSON.stringify({ type: 'test', timestamp: now.toISOString(), data: {} });
  const message = { eventId: `test_${randomUUID()}`, event: 'test', objectId: '', body };
  const { isDelivered, ...answer } = await sendMessage(webhook, message, { keys, now });
  return db.prisma.webhookDelivery.create({
    data: {
      ...message,
      ...answer,
      webhookId: id,
      status: isDelivered ? 'DELIVERED' : 'FAILED',
      attempts: 1,
      lastAttemptAt: now,
      nextAttemptAt: now,
      giveUpAt: now,
      createdAt: now,
    },
  });
}

/**
 * Queues a message again, with the same id and body: one that was parked, or one that the receiver has lost. For a waiting message, the next
 * attempt is brought forward.
 * @throws NotFoundError, InvalidInputError when the webhook is disabled
 */
export async function resendWebhookDelivery({ db, now, actor }: WebhookShop, id: number): Promise<WebhookDelivery> {
  return db.prisma.$transaction(async (tx) => {
    const found = await tx.webhookDelivery.findUnique({ where: { id }, include: { webhook: { select: { isEnabled: true } } } });
    if (!found) throw new NotFoundError('WebhookDelivery', 'This message is no longer in the log.', ['input', 'id']);
    if (!found.webhook.isEnabled) throw refuse('id', 'This webhook is disabled. Enable it first.');
    const details = { webhook: found.webhookId, event: found.event };
    await recordAudit(tx, { now }, actor, { action: 'webhook.resend', targetType: 'WebhookDelivery', targetIds: [id], details });
    return tx.webhookDelivery.update({
      where: { id },
      data: { status: 'WAITING', attempts: 0, nextAttemptAt: now, giveUpAt: giveUpTime(now) },
    });
  });
}
