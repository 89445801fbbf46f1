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
  description: 'What is measured of those who have agreed, and where it goes. For staff with the right SETTINGS.',
  fields: (t) => ({
    blogId: t.exposeInt('blogId', { description: 'blog_id of what is reported.' }),
    storeId: t.exposeString('storeId', { description: 'store_id of what is reported.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether anything is measured.' }),
    keepDays: t.exposeInt('keepDays', { description: 'How many days visits and events are kept; what reports have counted stays.' }),
    webhookUrl: t.exposeString('webhookUrl', { description: 'Where events are sent; "" for nowhere.' }),
    webhookFailure: t.exposeString('webhookFailure', { description: 'Why the last message was not taken; "" when it was.' }),
    webhookNextAt: t.expose('webhookNextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried again; null when nothing has failed.',
    }),
    facts: t.field({
      type: [SettingFactType],
      description: 'What each may be.',
      extensions: { listLength: analyticsFacts.length },
      resolve: () => [...analyticsFacts],
    }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Who saved them at last.',
      resolve: (_settings, _args, { shop }) => settingsEdit(shop, 'ANALYTICS'),
    }),
  }),
});

builder.queryField('analyticsSettings', (t) =>
  t.field({
    type: SettingsType,
    authScopes: { staff: 'SETTINGS' },
    description: 'What is measured, and where it goes.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return analyticsSettings(shop.db);
    },
  }),
);

const SaveInput = builder.inputType('UpdateAnalyticsSettingsInput', {
  description: 'What is set; absent values stay as they are.',
  fields: (t) => ({
    expectedVersion: t.int({ description: 'Version of what the form was filled from; without it, it is saved over whatever there is.' }),
    isEnabled: t.boolean({ description: 'Whether anything is measured.' }),
    keepDays: t.int({ description: 'How many days visits and events are kept: 7 to 396.' }),
    webhookUrl: t.string({ description: 'https address of a public host that events are sent to; "" for none.' }),
    renewsSecret: t.boolean({ description: 'Whether messages are signed with a new secret from now on.' }),
  }),
});

const SavePayload = builder
  .objectRef<{ settings: AnalyticsSettings; newSecret: string | null; version: number }>('UpdateAnalyticsSettingsPayload')
  .implement({
    description: 'It is set.',
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'What the next save must name.' }),
      settings: t.field({ type: SettingsType, description: 'How it is now.', resolve: ({ settings }) => settings }),
      newSecret: t.exposeString('newSecret', {
        nullable: true,
        description: 'What messages are signed with (Standard Webhooks), told this once; null when it stays.',
      }),
    }),
  });

builder.mutationField('updateAnalyticsSettings', (t) =>
  t.field({
    hasDryRun: true,
    type: SavePayload,
    authScopes: { staff: 'SETTINGS' },
    description: 'Sets what is measured and where it goes. A new address gets what comes from then on. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StepUpRequiredError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The settings, or why they were not taken.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description: 'The only argument.' }) },
    resolve: (_root, { input }, { shop, markPrivate }) => {
      markPrivate();
      return updateAnalyticsSettings(shop, input);
    },
  }),
);
