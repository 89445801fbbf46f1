import { globalId } from '../../../../shared/globalId.ts';
import type { WebhookDelivery } from '../../../generated/prisma/client.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import {
  createWebhook,
  deleteWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  webhookShop,
} from '../webhooks/webhooks.ts';
import { EventTypeEnum } from './events.ts';
import { issuedPayload, WebhookDeliveryType, webhookPayload } from './webhooks.ts';

const authScopes = { admin: true } as const;

const settingFields = (t: InputFields) => ({
  description: t.string({ required: true, description: 'What receives the messages, at most 80 characters.' }),
  url: t.string({
    required: true,
    description:
      'HTTPS URL of the receiver, on a public host and without a user name or password; at most 2,000 characters. In development, http://localhost is also allowed.',
  }),
  events: t.field({ type: [EventTypeEnum], required: true, description: 'Types of the events to send; at least one.' }),
  payloadQuery: t.string({
    description:
      'Admin API query that adds data to each message, at most 8,000 characters. It reads the event’s object: `query ($objectId: ID!) { node(id: $objectId) { … } }`. Omit to send IDs only.',
  }),
  isEnabled: t.boolean({ required: true, description: 'Whether events are sent.' }),
});

const id = { of: 'Webhook', required: true, description: 'Global ID of the webhook.' } as const;

const CreateInput = builder.inputType('CreateWebhookInput', { description: 'Input for `createWebhook`.', fields: settingFields });

const UpdateInput = builder.inputType('UpdateWebhookInput', {
  description: 'Input for `updateWebhook`: the complete settings of the webhook.',
  fields: (t) => ({
    id: t.rowId(id),
    expectedVersion: t.int({ description: '`version` of the webhook as read; omit to overwrite any version.' }),
    ...settingFields(t),
  }),
});

const RotateInput = builder.inputType('RotateWebhookSecretInput', {
  description: 'Input for `rotateWebhookSecret`.',
  fields: (t) => ({
    id: t.rowId(id),
    overlapHours: t.int({
      required: true,
      description: 'Hours for which messages are also signed with the former secret, 0 to 168. Use 0 if it has leaked.',
    }),
  }),
});

const DeleteInput = builder.inputType('DeleteWebhookInput', {
  description: 'Input for `deleteWebhook`.',
  fields: (t) => ({ id: t.rowId(id) }),
});

const TestInput = builder.inputType('TestWebhookInput', { description: 'Input for `testWebhook`.', fields: (t) => ({ id: t.rowId(id) }) });

const ResendInput = builder.inputType('ResendWebhookDeliveryInput', {
  description: 'Input for `resendWebhookDelivery`.',
  fields: (t) => ({ id: t.rowId({ of: 'WebhookDelivery', required: true, description: 'Global ID of the message.' }) }),
});

const DeletePayload = builder.objectRef<{ id: number }>('DeleteWebhookPayload').implement({
  description: 'The webhook and its delivery log were deleted.',
  fields: (t) => ({
    deletedId: t.id({ description: 'Global ID of the deleted webhook.', resolve: (payload) => globalId('Webhook', payload.id) }),
  }),
});

const deliveryPayload = (name: string, description: string) =>
  builder.objectRef<{ delivery: WebhookDelivery }>(name).implement({
    description,
    fields: (t) => ({ delivery: t.expose('delivery', { type: WebhookDeliveryType, description: 'The message in the log.' }) }),
  });

const union = { description: 'The webhook, or the error that prevented its creation.' };
const input = 'The mutation’s input.';
const stepUp = 'Administrators only; requires re-authentication within the last ten minutes.';

builder.mutationFields((t) => ({
  createWebhook: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: issuedPayload('CreateWebhookPayload', 'The webhook was created.'),
    authScopes,
    description: `Creates a webhook, which receives events from then on. A shop can have at most 50 webhooks. ${stepUp}`,
    errors: { types: [ForbiddenError, InvalidInputError], union },
    args: { input: t.arg({ type: CreateInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }, { schema }) => createWebhook(await webhookShop(shop), schema, args.input),
  }),
  updateWebhook: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: webhookPayload('UpdateWebhookPayload', 'The webhook was updated.'),
    authScopes,
    description: `Replaces the settings of a webhook. Events that happen while it is disabled are not sent later. ${stepUp}`,
    errors: { types: [ForbiddenError, NotFoundError, StaleRecordError, InvalidInputError], union },
    args: { input: t.arg({ type: UpdateInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }, { schema }) => ({ webhook: await updateWebhook(await webhookShop(shop), schema, args.input) }),
  }),
  rotateWebhookSecret: t.field({
    requiresStepUp: true,
    type: issuedPayload('RotateWebhookSecretPayload', 'The webhook has a new secret.'),
    authScopes,
    description: `Gives a webhook a new secret. During the overlap period, messages are signed with both secrets. ${stepUp}`,
    errors: { types: [ForbiddenError, NotFoundError, InvalidInputError], union },
    args: { input: t.arg({ type: RotateInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }) => rotateWebhookSecret(await webhookShop(shop), args.input),
  }),
  deleteWebhook: t.field({
    requiresStepUp: true,
    type: DeletePayload,
    authScopes,
    description: `Deletes a webhook and its delivery log. ${stepUp}`,
    errors: { types: [ForbiddenError, NotFoundError], union },
    args: { input: t.arg({ type: DeleteInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }) => {
      await deleteWebhook(await webhookShop(shop), args.input.id);
      return { id: args.input.id };
    },
  }),
  testWebhook: t.field({
    type: deliveryPayload('TestWebhookPayload', 'A test message was sent; its status says whether it arrived.'),
    authScopes,
    description: 'Sends a message of type "test" to a webhook once, even if the webhook is disabled. Administrators only.',
    errors: { types: [ForbiddenError, NotFoundError], union },
    args: { input: t.arg({ type: TestInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }) => ({ delivery: await testWebhook(await webhookShop(shop), args.input.id) }),
  }),
  resendWebhookDelivery: t.field({
    type: deliveryPayload('ResendWebhookDeliveryPayload', 'The message will be sent again within seconds.'),
    authScopes,
    description:
      'Resends a message from the delivery log, with the same ID and body, and retries it for three days if it fails. Administrators only.',
    errors: { types: [ForbiddenError, NotFoundError, InvalidInputError], union },
    args: { input: t.arg({ type: ResendInput, required: true, description: input }) },
    resolve: async (_root, args, { shop }) => ({ delivery: await resendWebhookDelivery(await webhookShop(shop), args.input.id) }),
  }),
}));
