import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { settingsEdit } from '../edits.ts';
import { saveNotices, shopNotices, type Notices } from '../saveSettings.ts';
import { SettingsEditType } from './edit.ts';

const AdminNoticesType = builder.objectRef<Notices>('AdminNotices').implement({
  description:
    'Store notice and header text shown on every page, for editing. Requires the CONTENT permission. Storefront pages use `shopSettings` instead.',
  fields: (t) => ({
    storeNotice: t.exposeString('storeNotice', {
      description: 'Store notice as plain text, shown until a visitor dismisses it; "" if none.',
    }),
    topContent: t.exposeString('topContent', { description: 'Short text at the very top of every page; "" if none.' }),
    isComingSoon: t.exposeBoolean('isComingSoon', {
      description: 'Whether the shop is not open yet. If true, administrators are reminded of it.',
    }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Version of the notices, and who last saved them.',
      resolve: (_notices, _args, { shop }) => settingsEdit(shop, 'NOTICES'),
    }),
  }),
});

builder.queryField('adminNotices', (t) =>
  t.field({
    type: AdminNoticesType,
    authScopes: { staff: 'CONTENT' },
    description: 'The store notices, with the data needed for an edit form. Requires the CONTENT permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return shopNotices(shop);
    },
  }),
);

const SaveInput = builder.inputType('UpdateStoreNoticesInput', {
  description: 'Input for `updateStoreNotices`. Omitted fields stay unchanged.',
  fields: (t) => ({
    expectedVersion: t.int({ required: true, description: 'Version of the notices that the change is based on.' }),
    storeNotice: t.string({ description: 'Store notice as plain text, at most 500 characters; "" to remove it.' }),
    topContent: t.string({ description: 'Text at the very top of every page, as plain text, at most 120 characters; "" to remove it.' }),
    isComingSoon: t.boolean({ description: 'Whether the shop is not open yet.' }),
  }),
});

const SavePayload = builder.objectRef<{ version: number }>('UpdateStoreNoticesPayload').implement({
  description: 'Result of `updateStoreNotices`: all pages show the new notices.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'New version of the notices, to pass with the next save.' }),
    notices: t.field({
      type: AdminNoticesType,
      description: 'The updated notices.',
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
      'Updates the store notice, the text at the top of every page, and whether the shop is marked as coming soon. A changed notice is shown again to visitors who dismissed the previous one. Nothing is changed if another user has saved the notices in the meantime. Requires the CONTENT permission.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The updated notices, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description: 'Input for `updateStoreNotices`.' }) },
    resolve: async (_root, { input }, { shop }) => ({ version: await saveNotices(shop, input) }),
  }),
);
