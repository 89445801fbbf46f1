import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import type { Integration } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import {
  setActiveIntegrations,
  deleteIntegration,
  retryDelivery,
  saveIntegration,
  testIntegration,
  type IntegrationTest,
  type SavedIntegration,
} from '../integrations/integrations.ts';
import { SettingInput } from '../../../platform/forms/schema/settings.ts';
import type { MadeSecret } from '../../../platform/forms/storedSettings.ts';
import { IntegrationType } from './integrations.ts';

const SaveInput = builder.inputType('SaveIntegrationInput', {
  description: 'How to set an integration up. Of one that exists, absent values stay as they are.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Which to change; left out for a new one.' }),
    kind: t.string({ required: true, description: 'Which service, by its "serviceId"; it cannot be changed.' }),
    name: t.string({ required: true, description: 'What to call it, at most 100 characters.' }),
    isEnabled: t.boolean({ required: true, description: 'Whether it is told from now on.' }),
    settings: t.field({ type: [SettingInput], description: 'Those that change.' }),
  }),
});

const NumberInput = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ databaseId: t.int({ required: true, description: 'Its number.' }) }) });

const ChooseInput = builder.inputType('SetActiveIntegrationsInput', {
  description: 'Which integrations are on.',
  fields: (t) => ({ databaseIds: t.intList({ required: true, description: 'Their numbers; all others are switched off.' }) }),
});

const NewSecretType = builder.objectRef<MadeSecret>('IntegrationNewSecret').implement({
  description: 'A secret that the shop has made because none was entered. For staff only.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'What the service calls it.' }),
    value: t.exposeString('value', { description: 'For the receiver of the messages.' }),
  }),
});

const SavePayload = builder.objectRef<SavedIntegration>('SaveIntegrationPayload').implement({
  description: 'It is set up.',
  fields: (t) => ({
    integration: t.expose('integration', { type: IntegrationType, description: 'As it is now.' }),
    newSecrets: t.expose('newSecrets', { type: [NewSecretType], description: 'Secrets that the shop has made: shown this once.' }),
  }),
});

const RemovePayload = builder.objectRef<object>('DeleteIntegrationPayload').implement({
  description: 'It is gone.',
  fields: (t) => ({ isRemoved: t.boolean({ description: 'Always true.', resolve: () => true }) }),
});

const ChoosePayload = builder.objectRef<{ integrations: Integration[] }>('SetActiveIntegrationsPayload').implement({
  description: 'They are on, and the others off.',
  fields: (t) => ({ integrations: t.expose('integrations', { type: [IntegrationType], description: 'All of them as they are now.' }) }),
});

const TestPayload = builder.objectRef<IntegrationTest>('TestIntegrationPayload').implement({
  description: 'What the service said.',
  fields: (t) => ({
    isOk: t.exposeBoolean('isOk', { description: 'Whether key and list are good, or the webhook took the test message.' }),
    responseStatus: t.exposeInt('responseStatus', { nullable: true, description: 'HTTP status of the answer; null when there was none.' }),
    message: t.exposeString('message', { description: 'For the person who pressed the button.' }),
  }),
});

const RetryPayload = builder.objectRef<{ isWaiting: boolean }>('RetryDeliveryPayload').implement({
  description: 'It is sent again.',
  fields: (t) => ({ isWaiting: t.exposeBoolean('isWaiting', { description: 'False when there was no failed message of this number.' }) }),
});

const authScopes = { staff: 'SUBSCRIBERS' } as const;
const description = 'The only argument.';

builder.mutationFields((t) => ({
  saveIntegration: t.field({
    hasDryRun: true,
    type: SavePayload,
    authScopes,
    description: 'Sets an integration up or changes it. Needs password or code shown within ten minutes. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StepUpRequiredError, NotFoundError, InvalidInputError],
      union: { description: 'The integration, or why it is as it was.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description }) },
    resolve: (_root, { input }, { shop }) =>
      saveIntegration(shop, {
        ...input,
        databaseId: input.databaseId ?? null,
        settings: input.settings ?? [],
      }),
  }),
  deleteIntegration: t.field({
    type: RemovePayload,
    authScopes,
    description:
      'Removes an integration and its log; one that is gone is a success. Needs password or code shown within ten minutes. Legacy twin: none.',
    errors: { types: [ForbiddenError, StepUpRequiredError], union: { description: 'That it is gone, or why not.' } },
    args: { input: t.arg({ type: NumberInput('DeleteIntegrationInput', 'Which to remove.'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => {
      await deleteIntegration(shop, input.databaseId);
      return {};
    },
  }),
  setActiveIntegrations: t.field({
    type: ChoosePayload,
    authScopes,
    description:
      'Switches these integrations on and all others off, as the multi-select says. Needs password or code shown within ten minutes. Legacy twin: none.',
    errors: { types: [ForbiddenError, StepUpRequiredError], union: { description: 'All integrations, or why they are as they were.' } },
    args: { input: t.arg({ type: ChooseInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ integrations: await setActiveIntegrations(shop, input.databaseIds) }),
  }),
  testIntegration: t.field({
    type: TestPayload,
    authScopes,
    description:
      'Asks the service whether the key and the list are good; a webhook gets a message of type "test". At most five seconds. Legacy twin: none.',
    errors: { types: [ForbiddenError, NotFoundError], union: { description: 'What it said, or why it was not asked.' } },
    args: { input: t.arg({ type: NumberInput('TestIntegrationInput', 'Which to test.'), required: true, description }) },
    resolve: (_root, { input }, { shop }) => testIntegration(shop, input.databaseId),
  }),
  retryDelivery: t.field({
    type: RetryPayload,
    authScopes,
    description: 'Sends a message again that has failed. Legacy twin: none.',
    errors: { types: [ForbiddenError], union: { description: 'Whether it is on its way, or why not.' } },
    args: { input: t.arg({ type: NumberInput('RetryDeliveryInput', 'Which message.'), required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ isWaiting: await retryDelivery(shop, input.databaseId) }),
  }),
}));
