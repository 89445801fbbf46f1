import type { Integration, IntegrationDelivery } from '../../../generated/prisma/client.ts';
import { SettingFieldType, SettingValueType } from '../../../platform/forms/schema/settings.ts';
import { formOf } from '../../../platform/forms/settingsForm.ts';
import { namesOfSecrets, shownSettings } from '../../../platform/forms/storedSettings.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { deliveryLog, listIntegrations } from '../integrations/log.ts';
import { mailingServices, type MailingService } from '../integrations/mailingService.ts';

const ServiceType = builder.objectRef<MailingService>('MailingService').implement({
  description: 'A service that can be told of subscribers (row 107): an extension that shop.config.ts lists. For staff only.',
  fields: (t) => ({
    serviceId: t.exposeString('id', { description: 'The "kind" of its integrations, such as "webhook".' }),
    label: t.exposeString('label', { description: 'What staff call it.' }),
    fields: t.field({
      type: [SettingFieldType],
      description: 'Its settings, in the order of the form.',
      resolve: ({ settings }) => formOf(settings),
    }),
  }),
});

/** An integration as staff see it. */
export const IntegrationType = builder.objectRef<Integration>('Integration').implement({
  description: 'A service that hears of who subscribes, leaves or is erased. For staff only. It is no node.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    kind: t.exposeString('kind', {
      description: 'Which mailing service it is, by its "serviceId"; that may be one which the shop no longer offers.',
    }),
    name: t.exposeString('name', { description: 'What the list of integrations calls it.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether it is told.' }),
    settings: t.field({
      type: [SettingValueType],
      description: 'What it is set to, without its secrets, which are never told.',
      resolve: (integration) => shownSettings(integration),
    }),
    secretNames: t.stringList({ description: 'Names of the secrets that are set.', resolve: (integration) => namesOfSecrets(integration) }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was set up or changed last.' }),
  }),
});

const DeliveryStatusType = builder.enumType('DeliveryStatus', {
  description: 'How a message fares.',
  values: {
    WAITING: { description: 'It is on its way, or will be tried again.' },
    DELIVERED: { description: 'It was taken.' },
    FAILED: { description: 'It was refused, or tried in vain for some hours.' },
  },
});

const DeliveryType = builder.objectRef<IntegrationDelivery>('IntegrationDelivery').implement({
  description: 'A line of the delivery log. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    integrationId: t.exposeInt('integrationId', { description: 'Number of the integration.' }),
    eventId: t.exposeString('eventId', { description: 'The same for each try, by which receivers know a repetition.' }),
    event: t.exposeString('event', { description: 'subscriber.confirmed, subscriber.unsubscribed or subscriber.erased.' }),
    subscriberId: t.exposeInt('subscriberId', { nullable: true, description: 'Number of the record that it is about.' }),
    status: t.expose('status', { type: DeliveryStatusType, description: 'How it fares.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    lastAttemptAt: t.expose('lastAttemptAt', { type: 'DateTime', nullable: true, description: 'When it was tried last; null for never.' }),
    responseStatus: t.exposeInt('responseStatus', {
      nullable: true,
      description: 'HTTP status of the last answer; null when there was none.',
    }),
    failure: t.exposeString('failure', { description: 'Why the last try failed; "" when it did not.' }),
  }),
});

const DeliveryConnection = listConnection(DeliveryType, {
  name: 'IntegrationDelivery',
  description: 'A page of the delivery log, the newest first.',
  edge: 'A message and its place in the log.',
});

builder.queryFields((t) => ({
  mailingServices: t.field({
    type: [ServiceType],
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'The services that integrations can be set up for, with the fields of their forms.',
    resolve: () => [...mailingServices.participants],
  }),
  integrations: t.field({
    type: [IntegrationType],
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'All integrations: what the multi-select ‘Integrations list’ offers.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listIntegrations(shop.db);
    },
  }),
  integrationDeliveries: t.field({
    type: DeliveryConnection,
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'What was sent to integrations in the last 30 days. Errors: INVALID_INPUT for a page size or cursor that is not allowed.',
    args: {
      integrationId: t.arg.int({ description: 'Only to this one.' }),
      status: t.arg({ type: DeliveryStatusType, description: 'Only these.' }),
      ...pageArguments(),
    },
    resolve: (_root, { integrationId, status, ...args }, context) =>
      listPage(context, deliveryLog, { ...args, filter: { integrationId, status } }, (rows: IntegrationDelivery[]) => rows),
  }),
}));
