import { globalId } from '../../../../shared/globalId.ts';
import type { Integration, IntegrationDelivery } from '../../../generated/prisma/client.ts';
import { SettingFieldType, SettingValueType } from '../../../platform/forms/schema/settings.ts';
import { formOf } from '../../../platform/forms/settingsForm.ts';
import { namesOfSecrets, shownSettings } from '../../../platform/forms/storedSettings.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { idOrNull, ownId } from '../../../platform/graphql/nodeId.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { deliveryLog, listIntegrations } from '../integrations/log.ts';
import { mailingServices, type MailingService } from '../integrations/mailingService.ts';

const ServiceType = builder.objectRef<MailingService>('MailingService').implement({
  description: 'Mailing service that can receive subscriber events: an extension listed in `shop.config.ts`. Staff only.',
  fields: (t) => ({
    serviceId: t.exposeString('id', { description: 'ID of the service, used as the `kind` of its integrations, such as "webhook".' }),
    label: t.exposeString('label', { description: 'Name shown to staff.' }),
    fields: t.field({
      type: [SettingFieldType],
      description: 'Settings of the service, in form order.',
      resolve: ({ settings }) => formOf(settings),
    }),
  }),
});

/** The staff view of an integration. */
export const IntegrationType = builder.objectRef<Integration>('Integration').implement({
  description:
    'Connection to a mailing service that is notified when someone subscribes, unsubscribes or is erased. Staff only. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('Integration')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the integration.' }),
    kind: t.exposeString('kind', {
      description: '`serviceId` of the mailing service. May be a service that the shop no longer offers.',
    }),
    name: t.exposeString('name', { description: 'Name shown in the list of integrations.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether the integration receives events.' }),
    settings: t.field({
      type: [SettingValueType],
      description: 'Current setting values. Secrets are never returned.',
      resolve: (integration) => shownSettings(integration),
    }),
    secretNames: t.stringList({ description: 'Names of the secrets that are set.', resolve: (integration) => namesOfSecrets(integration) }),
    version: t.exposeInt('version', { description: 'Version of the integration, for `expectedVersion`.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the integration was created or last changed.' }),
  }),
});

/** Status of a message in a delivery log. */
export const DeliveryStatusType = builder.enumType('DeliveryStatus', {
  description: 'Status of a message to an integration or webhook.',
  values: {
    WAITING: { description: 'The message is being sent or will be retried.' },
    DELIVERED: { description: 'The message was accepted.' },
    FAILED: { description: 'The message was rejected, or all retries failed.' },
  },
});

const DeliveryType = builder.objectRef<IntegrationDelivery>('IntegrationDelivery').implement({
  description: 'Entry in the delivery log. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('IntegrationDelivery')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the delivery.' }),
    integrationId: t.id({
      description: 'Global ID of the integration.',
      resolve: ({ integrationId }) => globalId('Integration', integrationId),
    }),
    eventId: t.exposeString('eventId', {
      description: 'ID of the event, the same for every attempt, so that receivers can detect duplicates.',
    }),
    event: t.exposeString('event', { description: 'Event type: subscriber.confirmed, subscriber.unsubscribed or subscriber.erased.' }),
    subscriberId: t.id({
      nullable: true,
      description: 'Global ID of the subscriber concerned.',
      resolve: ({ subscriberId }) => idOrNull('Subscriber', subscriberId),
    }),
    subscriberDatabaseId: t.exposeInt('subscriberId', { nullable: true, description: 'Numeric ID of the subscriber concerned.' }),
    status: t.expose('status', { type: DeliveryStatusType, description: 'Status of the message.' }),
    attempts: t.exposeInt('attempts', { description: 'Number of delivery attempts.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event happened.' }),
    lastAttemptAt: t.expose('lastAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When delivery was last attempted; null if never.',
    }),
    responseStatus: t.exposeInt('responseStatus', {
      nullable: true,
      description: 'HTTP status of the last response; null if there was none.',
    }),
    failure: t.exposeString('failure', { description: 'Why the last attempt failed; "" if it did not.' }),
  }),
});

const DeliveryConnection = listConnection(DeliveryType, {
  name: 'IntegrationDelivery',
  description: 'Page of the delivery log, newest first.',
  edge: 'A message and its cursor in the log.',
});

builder.queryFields((t) => ({
  mailingServices: t.field({
    type: [ServiceType],
    authScopes: { staff: 'SUBSCRIBERS' },
    apiScopes: null,
    description: 'Mailing services that integrations can be created for, with their form fields. Requires the SUBSCRIBERS permission.',
    resolve: () => [...mailingServices.participants],
  }),
  integrations: t.field({
    type: [IntegrationType],
    authScopes: { staff: 'SUBSCRIBERS' },
    apiScopes: null,
    description: 'All integrations, as offered in the ‘Integrations list’ multi-select. Requires the SUBSCRIBERS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listIntegrations(shop.db);
    },
  }),
  integrationDeliveries: t.field({
    type: DeliveryConnection,
    authScopes: { staff: 'SUBSCRIBERS' },
    apiScopes: null,
    description:
      'Messages sent to integrations in the last 30 days. Requires the SUBSCRIBERS permission. Errors: INVALID_INPUT for an invalid page size or cursor.',
    args: {
      integrationId: t.arg.rowId({ of: 'Integration', description: 'Returns only messages to the integration with this global ID.' }),
      status: t.arg({ type: DeliveryStatusType, description: 'Returns only messages with this status.' }),
      ...pageArguments(),
    },
    resolve: (_root, { integrationId, status, ...args }, context) =>
      listPage(context, deliveryLog, { ...args, filter: { integrationId, status } }, (rows: IntegrationDelivery[]) => rows),
  }),
}));
