import type { ReturnSettings } from '../../../generated/prisma/client.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, nodesQuery, pageArguments } from '../../../platform/graphql/listFields.ts';
import { inputDescription } from '../../orders/schema/orderId.ts';
import { returnList } from '../list.ts';
import { readReturnSettings, updateReturnSettings } from '../settings.ts';
import { ReturnStateEnum, ReturnType } from './return.ts';

// The list of returns and their settings, for staff.

const ReturnSortEnum = describedEnum('ReturnSort', 'Sort order of the list of returns.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first. New returns are added at the end.',
});

const ReturnFilterInput = builder.inputType('ReturnFilter', {
  description: 'Filters for the list of returns. Omitted fields are not applied.',
  fields: (t) => ({
    search: t.string({ description: 'Order number, with or without #, or the reference of a return. At most 200 characters.' }),
    states: t.field({ type: [ReturnStateEnum], description: 'Returns only returns in one of these states.' }),
  }),
});

const ReturnConnection = listConnection(ReturnType, {
  name: 'Return',
  description: 'Page of the shop’s returns.',
  edge: 'A return and its position in the list.',
  total: true,
});

const ReturnSettingsType = builder.objectRef<ReturnSettings>('ReturnSettings').implement({
  description: 'Settings for withdrawals and returns. Requires the SETTINGS permission.',
  fields: (t) => ({
    periodDays: t.exposeInt('periodDays', { description: 'Length of the withdrawal period in days; at least 14.' }),
    transitDays: t.exposeInt('transitDays', {
      description:
        'Days assumed from shipment to delivery when calculating the withdrawal period, because carriers do not report deliveries.',
    }),
    instructions: t.exposeString('instructions', {
      description: 'How to return the goods, as plain text; shown with the withdrawal form and in the acknowledgement. May be empty.',
    }),
    version: t.exposeInt('version', { description: 'Current version of the settings. Pass it as `expectedVersion` when updating.' }),
  }),
});

builder.queryFields((t) => ({
  returns: t.field({
    type: ReturnConnection,
    authScopes: { staff: 'ORDERS' },
    apiScopes: ['ORDERS_READ'],
    description:
      'Returns of the shop. Requires the ORDERS permission; other callers get a FORBIDDEN error. Errors: INVALID_INPUT for an invalid page size, cursor or search term.',
    args: {
      filter: t.arg({ type: ReturnFilterInput, description: 'Filters the list of returns.' }),
      sort: t.arg({
        type: ReturnSortEnum,
        defaultValue: 'NEWEST',
        description: 'Sort order. A cursor is valid only for the sort order that it was returned with.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, returnList, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.return.findMany(nodesQuery(context, info, 'Return', rows)),
      ),
  }),
  adminReturn: t.prismaField({
    type: ReturnType,
    nullable: true,
    authScopes: { staff: 'ORDERS' },
    apiScopes: ['ORDERS_READ'],
    description:
      'A return by its global ID; null if it does not exist. Requires the ORDERS permission; other callers get a FORBIDDEN error.',
    args: { id: t.arg.rowId({ of: 'Return', required: true, description: 'Global ID of the return.' }) },
    resolve: (query, _root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.return.findUnique({ ...query, where: { id } });
    },
  }),
  returnSettings: t.field({
    type: ReturnSettingsType,
    authScopes: { staff: 'SETTINGS' },
    description: 'Settings for withdrawals and returns. Requires the SETTINGS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return readReturnSettings(shop.db.prisma);
    },
  }),
}));

const UpdateReturnSettingsInput = builder.inputType('UpdateReturnSettingsInput', {
  description: 'Input for `updateReturnSettings`.',
  fields: (t) => ({
    expectedVersion: t.int({
      required: true,
      description: 'Version that was last read. If the server has a newer version, a StaleRecordError is returned.',
    }),
    periodDays: t.int({ required: true, description: 'Length of the withdrawal period, 14 to 365 days.' }),
    transitDays: t.int({
      required: true,
      description: 'Days assumed from shipment to delivery when calculating the withdrawal period, 0 to 60.',
    }),
    instructions: t.string({ required: true, description: 'How to return the goods; plain text of at most 2,000 characters.' }),
  }),
});

const UpdateReturnSettingsPayload = builder.objectRef<ReturnSettings>('UpdateReturnSettingsPayload').implement({
  description: 'Result of `updateReturnSettings`: the settings were saved.',
  fields: (t) => ({
    settings: t.field({ type: ReturnSettingsType, description: 'Settings after the change.', resolve: (settings) => settings }),
  }),
});

builder.mutationField('updateReturnSettings', (t) =>
  t.field({
    hasDryRun: true,
    type: UpdateReturnSettingsPayload,
    authScopes: { staff: 'SETTINGS' },
    description:
      'Updates the settings for withdrawals and returns. Withdrawal statements already received keep the period that applied to them. Requires the SETTINGS permission. Errors: ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The new settings, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateReturnSettingsInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { expectedVersion, ...input } }, { shop }) => updateReturnSettings(shop, expectedVersion, input),
  }),
);
