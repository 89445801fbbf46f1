import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import type { DeliverySettings } from '../../../../generated/prisma/client.ts';
import { readDeliverySettings, updateDeliverySettings } from '../../deliverySettings.ts';

// When orders are handed to the carriers, for staff with the right SETTINGS.

const authScopes = { staff: 'SETTINGS' } as const;

const DeliverySettingsType = builder.objectRef<DeliverySettings>('DeliverySettings').implement({
  description:
    'Settings for when orders are handed to carriers, from which delivery estimates are calculated. Requires the SETTINGS permission.',
  fields: (t) => ({
    handlingDays: t.exposeInt('handlingDays', { description: 'Working days from an order to its dispatch; 0 for the same day.' }),
    cutoffHour: t.exposeInt('cutoffHour', {
      description:
        'Hour in the shop’s time zone from which an order counts as placed on the next working day: 0 to 24. 24 means there is no cut-off.',
    }),
    workingDays: t.intList({
      description: 'Days of the week with dispatch and delivery, from 1 for Monday to 7 for Sunday.',
      resolve: ({ workingDays }) => workingDays,
    }),
    holidays: t.exposeStringList('holidays', { description: 'Dates without dispatch or delivery, such as 2026-12-25, earliest first.' }),
    version: t.exposeInt('version', { description: 'Current version of the settings. Pass it as `expectedVersion` when updating.' }),
  }),
});

builder.queryField('deliverySettings', (t) =>
  t.field({
    type: DeliverySettingsType,
    authScopes,
    description: 'When orders are handed to the carriers. Requires the SETTINGS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return readDeliverySettings(shop.db.prisma);
    },
  }),
);

const UpdateDeliverySettingsInput = builder.inputType('UpdateDeliverySettingsInput', {
  description: 'Input for `updateDeliverySettings`.',
  fields: (t) => ({
    expectedVersion: t.int({
      required: true,
      description: 'Version that was last read. If the server has a newer version, a StaleRecordError is returned.',
    }),
    handlingDays: t.int({ required: true, description: 'Working days from an order to its dispatch, 0 to 60.' }),
    cutoffHour: t.int({
      required: true,
      description: 'Hour in the shop’s time zone from which an order counts as placed on the next working day, 0 to 24.',
    }),
    workingDays: t.intList({ required: true, description: 'Working days, from 1 for Monday to 7 for Sunday; at least one.' }),
    holidays: t.stringList({ required: true, description: 'Dates without dispatch or delivery, such as 2026-12-25; at most 200.' }),
  }),
});

const UpdateDeliverySettingsPayload = builder.objectRef<DeliverySettings>('UpdateDeliverySettingsPayload').implement({
  description: 'Result of `updateDeliverySettings`: the settings were saved.',
  fields: (t) => ({
    settings: t.field({ type: DeliverySettingsType, description: 'Settings after the change.', resolve: (settings) => settings }),
  }),
});

builder.mutationField('updateDeliverySettings', (t) =>
  t.field({
    hasDryRun: true,
    type: UpdateDeliverySettingsPayload,
    authScopes,
    description:
      'Changes when orders are handed to the carriers. Carts use the new dates within a second; existing orders keep theirs. Requires the SETTINGS permission. Errors: ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The new settings, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateDeliverySettingsInput, required: true, description: 'The mutation’s input.' }) },
    resolve: (_root, { input: { expectedVersion, ...input } }, { shop }) =>
      updateDeliverySettings(shop, expectedVersion, { ...input, workingDays: [...input.workingDays], holidays: [...input.holidays] }),
  }),
);
