import { globalId } from '../../../../shared/globalId.ts';
import type { Webhook, WebhookDelivery } from '../../../generated/prisma/client.ts';
import { DeliveryStatusType } from '../../../engagement/newsletter/schema/integrations.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { isPublic } from '../events/publicEvents.ts';
import { webhookDeliveryList, webhookList } from '../webhooks/list.ts';
import { previewMessage, type MessagePreview } from '../webhooks/preview.ts';
import { webhookState, type WebhookState } from '../webhooks/rules.ts';
import { EventTypeEnum } from './events.ts';

const WebhookStateEnum = describedEnum<WebhookState>('WebhookState', 'Whether a webhook works.', {
  ACTIVE: 'Receives events; the last attempt succeeded, or there has been none yet.',
  FAILING: 'The last attempt failed. Messages are retried for up to three days.',
  DISABLED: 'Receives nothing.',
});

/** Number of parked messages by webhook. */
const parkedOf = batched(async ({ shop }, ids) => {
  const where = { webhookId: { in: ids }, status: 'FAILED' as const, event: { not: 'test' } };
  const counted = await shop.db.prisma.webhookDelivery.groupBy({ by: ['webhookId'], where, _count: true });
  return new Map(counted.map(({ webhookId, _count }) => [webhookId, _count]));
});

const WebhookType = builder.objectRef<Webhook>('Webhook').implement({
  description: 'A receiver’s subscription to events, which are sent to its URL. Administrators only. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('Webhook')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the webhook, as in the audit log.' }),
    description: t.exposeString('description', { description: 'What receives the messages, as entered by an administrator.' }),
    url: t.exposeString('url', { description: 'Address of the receiver.' }),
    events: t.field({
      type: [EventTypeEnum],
      description: 'Types of the events that are sent.',
      resolve: ({ events }) => events.filter(isPublic),
    }),
    payloadQuery: t.exposeString('payloadQuery', { description: 'Query that adds data to each message; "" if none.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether the webhook is in use.' }),
    state: t.field({ type: WebhookStateEnum, description: 'Whether the webhook works.', resolve: (webhook) => webhookState(webhook) }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first attempt after the last success failed; null if the last attempt succeeded.',
    }),
    parkedCount: t.int({
      description: 'Number of messages in the log that failed for three days and are no longer retried.',
      resolve: async ({ id }, _args, context) => (await parkedOf(context, id)) ?? 0,
    }),
    formerUntil: t.expose('formerUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time until which messages are also signed with the secret from before the last rotation; may be in the past. Null if there was no rotation with an overlap.',
    }),
    version: t.exposeInt('version', { description: 'Version of the webhook, for `expectedVersion`.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the webhook was created.' }),
  }),
});

/** A message in the delivery log. */
export const WebhookDeliveryType = builder.objectRef<WebhookDelivery>('WebhookDelivery').implement({
  description: 'A message to a webhook in the delivery log. Administrators only. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('WebhookDelivery')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the message, as in the audit log.' }),
    webhookId: t.id({ description: 'Global ID of the webhook.', resolve: ({ webhookId }) => globalId('Webhook', webhookId) }),
    eventId: t.exposeString('eventId', { description: 'Value of the header `webhook-id`: the global ID of the event.' }),
    event: t.exposeString('event', { description: 'Type of the message, such as order.placed; "test" for a test.' }),
    body: t.exposeString('body', {
      description: 'Body of the message. The data of `Webhook.payloadQuery` is added when it is sent, and not stored.',
    }),
    status: t.expose('status', { type: DeliveryStatusType, description: 'Status of the message.' }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts since the message was queued or last resent.' }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next attempt is due; null after the last one.',
      resolve: ({ status, nextAttemptAt }) => (status === 'WAITING' ? nextAttemptAt : null),
    }),
    lastAttemptAt: t.expose('lastAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the message was last sent; null if never.',
    }),
    responseStatus: t.exposeInt('responseStatus', {
      nullable: true,
      description: 'HTTP status of the last response; null if there was none.',
    }),
    responseBody: t.exposeString('responseBody', {
      description: 'First 500 characters of the last response; "" if there was none.',
    }),
    failure: t.exposeString('failure', { description: 'Why the last attempt failed; "" if it did not.' }),
    payloadError: t.exposeString('payloadError', {
      description: 'Why the last attempt was sent without the data of `Webhook.payloadQuery`; "" if no data was missing.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was queued.' }),
  }),
});

const WebhookConnection = listConnection(WebhookType, {
  name: 'Webhook',
  description: 'A page of webhooks, newest first.',
  edge: 'A webhook and its position in the list.',
  total: true,
});

const DeliveryConnection = listConnection(WebhookDeliveryType, {
  name: 'WebhookDelivery',
  description: 'A page of the delivery log, newest first.',
  edge: 'A message and its cursor in the log.',
  total: true,
});

const DeliveryFilterInput = builder.inputType('WebhookDeliveryFilter', {
  description: 'Filters for the delivery log. Omitted fields are not applied.',
  fields: (t) => ({
    webhookId: t.rowId({ of: 'Webhook', description: 'Returns only messages to the webhook with this global ID.' }),
    status: t.field({ type: DeliveryStatusType, description: 'Returns only messages with this status.' }),
  }),
});

const PreviewType = builder.objectRef<MessagePreview>('WebhookPreview').implement({
  description: 'A message as a webhook would send it. Administrators only.',
  fields: (t) => ({
    event: t.exposeString('event', { description: 'Type of the message, such as order.placed.' }),
    body: t.exposeString('body', { description: 'Body of the message, with the data of the query, or `payloadError`.' }),
  }),
});

const authScopes = { admin: true } as const;

builder.queryFields((t) => ({
  webhooks: t.field({
    type: WebhookConnection,
    authScopes,
    description: 'Webhooks of the shop, newest first. Administrators only. Errors: INVALID_INPUT for an invalid page size or cursor.',
    args: pageArguments(),
    resolve: (_root, args, context) =>
      listPage(context, webhookList, { ...args, filter: {} }, (rows: { id: number }[]) =>
        context.shop.db.prisma.webhook.findMany({ where: { id: { in: rows.map(({ id }) => id) } } }),
      ),
  }),
  webhook: t.field({
    type: WebhookType,
    nullable: true,
    authScopes,
    description: 'A webhook; null if it does not exist. Administrators only.',
    args: { id: t.arg.rowId({ of: 'Webhook', required: true, description: 'Global ID of the webhook.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.webhook.findUnique({ where: { id } });
    },
  }),
  webhookPreview: t.field({
    type: PreviewType,
    nullable: true,
    authScopes,
    description:
      'The message that a webhook would send for the newest event; null if there was none of these types in the last 30 days. Administrators only. Errors: INVALID_INPUT for an invalid query, with `extensions.path`.',
    args: {
      events: t.arg({ type: [EventTypeEnum], required: true, description: 'Types of the webhook’s events; at least one.' }),
      payloadQuery: t.arg.string({ required: true, description: 'Same as `payloadQuery` in `createWebhook`; "" if none.' }),
    },
    resolve: (_root, args, { shop, markPrivate }, { schema }) => {
      markPrivate();
      return previewMessage(shop, schema, args);
    },
  }),
  webhookDeliveries: t.field({
    type: DeliveryConnection,
    authScopes,
    description:
      'Messages sent to webhooks in the last 30 days, newest first. Administrators only. Errors: INVALID_INPUT for an invalid page size or cursor.',
    args: { filter: t.arg({ type: DeliveryFilterInput, description: 'Filters for the log.' }), ...pageArguments() },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, webhookDeliveryList, { ...args, filter: filter ?? {} }, (rows: { id: number }[]) =>
        context.shop.db.prisma.webhookDelivery.findMany({ where: { id: { in: rows.map(({ id }) => id) } } }),
      ),
  }),
}));

/** The payload of mutations that return a webhook. */
export const webhookPayload = (name: string, description: string) =>
  builder.objectRef<{ webhook: Webhook }>(name).implement({
    description,
    fields: (t) => ({ webhook: t.expose('webhook', { type: WebhookType, description: 'The stored webhook, with its new version.' }) }),
  });

/** The payload of mutations that return a webhook with a new secret. */
export const issuedPayload = (name: string, description: string) =>
  builder.objectRef<{ webhook: Webhook; secret: string }>(name).implement({
    description,
    fields: (t) => ({
      webhook: t.expose('webhook', { type: WebhookType, description: 'The stored webhook, with its new version.' }),
      secret: t.exposeString('secret', {
        description: 'Signing secret, beginning with `whsec_`. It is shown only in this response and can’t be read again.',
      }),
    }),
  });
