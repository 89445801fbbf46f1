import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import type { AnalyticsSettings } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { settingsEdit } from '../../../foundation/settings/settings.ts';
import { SettingFactType, SettingsEditType } from '../../../foundation/settings/schema/edit.ts';
import { analyticsFacts, updateAnalyticsSettings } from '../saveSettings.ts';
import { analyticsSettings } from '../settings.ts';

const SettingsType = builder.objectRef<AnalyticsSettings>('AnalyticsSettings').implement({
  description:
    'Analytics settings: what is collected from visitors who gave consent, and where it is sent. Requires the SETTINGS permission.',
  fields: (t) => ({
    blogId: t.exposeInt('blogId', { description: 'Value of `blog_id` in reported events.' }),
    storeId: t.exposeString('storeId', { description: 'Value of `store_id` in reported events.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether analytics are collected.' }),
    keepDays: t.exposeInt('keepDays', {
      description: 'Number of days that visits and events are stored. Totals in reports are not deleted.',
    }),
    webhookUrl: t.exposeString('webhookUrl', { description: 'URL that events are sent to; "" if none.' }),
    webhookFailure: t.exposeString('webhookFailure', { description: 'Why the last webhook delivery failed; "" if it succeeded.' }),
    webhookNextAt: t.expose('webhookNextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When delivery will be retried; null if the last delivery did not fail.',
    }),
    facts: t.field({
      type: [SettingFactType],
      description: 'Allowed values of each setting.',
      extensions: { listLength: analyticsFacts.length },
      resolve: () => [...analyticsFacts],
    }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Who last saved the settings.',
      resolve: (_settings, _args, { shop }) => settingsEdit(shop, 'ANALYTICS'),
    }),
  }),
});

builder.queryField('analyticsSettings', (t) =>
  t.field({
    type: SettingsType,
    authScopes: { staff: 'SETTINGS' },
    description: 'Analytics settings of the shop. Requires the SETTINGS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return analyticsSettings(shop.db);
    },
  }),
);

const SaveInput = builder.inputType('UpdateAnalyticsSettingsInput', {
  description: 'Input for `updateAnalyticsSettings`. Omitted fields stay unchanged.',
  fields: (t) => ({
    expectedVersion: t.int({
      description: 'Version of the settings that was last read. If omitted, the settings are overwritten regardless of their version.',
    }),
    isEnabled: t.boolean({ description: 'Whether to collect analytics.' }),
    keepDays: t.int({ description: 'Number of days that visits and events are stored: 7 to 396.' }),
    webhookUrl: t.string({ description: 'URL that events are sent to; must use https and a public host. "" if none.' }),
    renewsSecret: t.boolean({ description: 'Whether to generate a new secret for signing messages.' }),
  }),
});

const SavePayload = builder
  .objectRef<{ settings: AnalyticsSettings; newSecret: string | null; version: number }>('UpdateAnalyticsSettingsPayload')
  .implement({
    description: 'Result of `updateAnalyticsSettings`: the settings were saved.',
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'New version of the settings. Pass it as `expectedVersion` in the next update.' }),
      settings: t.field({ type: SettingsType, description: 'The updated settings.', resolve: ({ settings }) => settings }),
      newSecret: t.exposeString('newSecret', {
        nullable: true,
        description: 'New secret for signing messages (Standard Webhooks), shown only once; null if unchanged.',
      }),
    }),
  });

builder.mutationField('updateAnalyticsSettings', (t) =>
  t.field({
    hasDryRun: true,
    type: SavePayload,
    authScopes: { staff: 'SETTINGS' },
    description: 'Updates the analytics settings. A new webhook URL receives only events from then on. Requires the SETTINGS permission.',
    errors: {
      types: [ForbiddenError, StepUpRequiredError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The updated settings, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description: 'Input for `updateAnalyticsSettings`.' }) },
    resolve: (_root, { input }, { shop, markPrivate }) => {
      markPrivate();
      return updateAnalyticsSettings(shop, input);
    },
  }),
);
