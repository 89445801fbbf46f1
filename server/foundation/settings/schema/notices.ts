import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { settingsEdit } from '../edits.ts';
import { saveNotices, shopNotices, type Notices } from '../saveSettings.ts';
import { SettingsEditType } from './edit.ts';

const AdminNoticesType = builder.objectRef<Notices>('AdminNotices').implement({
  description: 'What stands around every page, as staff with the right CONTENT edit it. Pages ask shopSettings.',
  fields: (t) => ({
    storeNotice: t.exposeString('storeNotice', { description: 'Plain text until a visitor puts it away; "" for none.' }),
    topContent: t.exposeString('topContent', { description: 'A few words at the very top; "" for none.' }),
    isComingSoon: t.exposeBoolean('isComingSoon', {
      description: 'Whether the shop has not opened yet, of which administrators are reminded.',
    }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Who saved them at last.',
      resolve: (_notices, _args, { shop }) => settingsEdit(shop, 'NOTICES'),
    }),
  }),
});

builder.queryField('adminNotices', (t) =>
  t.field({
    type: AdminNoticesType,
    authScopes: { staff: 'CONTENT' },
    description: 'What stands around every page, with what a form needs to change it.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return shopNotices(shop);
    },
  }),
);

const SaveInput = builder.inputType('UpdateStoreNoticesInput', {
  description: 'What is changed; absent values stay as they are.',
  fields: (t) => ({
    expectedVersion: t.int({ required: true, description: 'Version of what the form was filled from.' }),
    storeNotice: t.string({ description: 'At most 500 characters of plain text; "" takes it away.' }),
    topContent: t.string({ description: 'At most 120 characters of plain text; "" takes it away.' }),
    isComingSoon: t.boolean({ description: 'Whether the shop has not opened yet.' }),
  }),
});

const SavePayload = builder.objectRef<{ version: number }>('UpdateStoreNoticesPayload').implement({
  description: 'Every page shows it from now on.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'What the next save must name.' }),
    notices: t.field({
      type: AdminNoticesType,
      description: 'As they are now.',
      resolve: (_payload, _args, { shop }) => shopNotices(shop),
    }),
  }),
});

builder.mutationField('updateStoreNotices', (t) =>
  t.field({
    hasDryRun: true,
    type: SavePayload,
    authScopes: { staff: 'CONTENT' },
    description:
      'Changes the store notice, the words at the very top, and whether the shop opens soon. Another notice is shown to those who put the last one away too. When somebody else has saved them meanwhile nothing is changed. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The notices, or why they are as they were.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => ({ version: await saveNotices(shop, input) }),
  }),
);
