import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import type { TrafficSource } from '../../../../shared/attribution/sources.ts';
import { settingsEdit } from '../../../foundation/settings/settings.ts';
import { SettingFactType, SettingsEditType } from '../../../foundation/settings/schema/edit.ts';
import {
  attributionFacts,
  attributionSettings,
  currentAttributionSettings,
  updateAttributionSettings,
  type AttributionSettings,
} from '../settings.ts';

const KindEnum = builder.enumType('TrafficSourceKind', {
  description: 'Kind of known traffic source.',
  values: {
    SEARCH: { description: 'Search engine or AI assistant.' },
    SOCIAL: { description: 'Host, such as a link shortener, that counts as the social network it belongs to.' },
  } as const,
});

const SourceType = builder.objectRef<TrafficSource>('TrafficSource').implement({
  description: 'Host that the attribution rules recognise.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum, description: 'Kind of traffic source.' }),
    host: t.exposeString('host', { description: 'Host name, including all subdomains; a trailing ".*" matches all country domains.' }),
    name: t.exposeString('name', { description: 'Name of the source in attribution records.' }),
    parameter: t.exposeString('parameter', {
      description: 'Query parameter that contains the search term; an empty string if there is none.',
    }),
  }),
});

const SettingsType = builder.objectRef<AttributionSettings>('AttributionSettings').implement({
  description: 'Attribution settings. The same for every visitor.',
  fields: (t) => ({
    allowTracking: t.exposeBoolean('allowTracking', { description: 'Whether visits are tracked.' }),
    trackingMonths: t.exposeFloat('trackingMonths', {
      description:
        'Lifetime of tracking records in months of 30 days, rounded down to whole minutes; if the result is 0, records last until the browser is closed.',
    }),
    sessionMinutes: t.exposeFloat('sessionMinutes', { description: 'Number of minutes without a page view after which a visit ends.' }),
    givesPromoCode: t.exposeBoolean('givesPromoCode', { description: 'Whether each visitor who gave consent gets a promo code.' }),
    attributionKeepDays: t.exposeInt('attributionKeepDays', {
      description:
        'Number of days after an order until data that can identify the browser is deleted: the user agent and the URLs that led here. The traffic source is not deleted.',
    }),
    trafficSources: t.field({
      type: [SourceType],
      description: 'The shop’s own search engines and short links, which take precedence over the built-in ones.',
      resolve: ({ trafficSources }) => [...trafficSources],
    }),
  }),
});

builder.queryField('attributionSettings', (t) =>
  t.field({
    type: SettingsType,
    authScopes: { public: true },
    description: 'Attribution settings of the shop, as used by the tracker.',
    resolve: (_root, _args, { shop }) => attributionSettings(shop),
  }),
);

const StaffSettingsType = builder.objectRef<AttributionSettings>('AdminAttributionSettings').implement({
  description: 'Attribution settings for editing. Requires the SETTINGS permission.',
  fields: (t) => ({
    settings: t.field({ type: SettingsType, description: 'Current settings.', resolve: (settings) => settings }),
    facts: t.field({
      type: [SettingFactType],
      description: 'Allowed values of each setting.',
      extensions: { listLength: attributionFacts.length },
      resolve: () => [...attributionFacts],
    }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Who last saved the settings.',
      resolve: (_settings, _args, { shop }) => settingsEdit(shop, 'TRACKING'),
    }),
  }),
});

builder.queryField('adminAttributionSettings', (t) =>
  t.field({
    type: StaffSettingsType,
    authScopes: { staff: 'SETTINGS' },
    description: 'Attribution settings, with the data needed for an edit form. Requires the SETTINGS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return currentAttributionSettings(shop);
    },
  }),
);

const SourceInput = builder.inputType('TrafficSourceInput', {
  description: 'Host that the attribution rules should recognise.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, required: true, description: 'Kind of traffic source.' }),
    host: t.string({ required: true, description: 'Host name, such as "search.example", or "name.*" for all country domains.' }),
    name: t.string({ required: true, description: 'Name of the source in attribution records; at most 100 characters.' }),
    parameter: t.string({ description: 'Query parameter that contains the search term.' }),
  }),
});

const SaveInput = builder.inputType('UpdateAttributionSettingsInput', {
  description: 'Input for `updateAttributionSettings`. Omitted fields stay unchanged.',
  fields: (t) => ({
    expectedVersion: t.int({
      description: 'Version of the settings that was last read. If omitted, the settings are overwritten regardless of their version.',
    }),
    allowTracking: t.boolean({ description: 'Whether to track visits.' }),
    trackingMonths: t.float({ description: 'Lifetime of tracking records in months of 30 days, 0 to 120.' }),
    sessionMinutes: t.float({ description: 'Number of minutes without a page view after which a visit ends, 1 to 1,440.' }),
    givesPromoCode: t.boolean({ description: 'Whether visitors who gave consent get promo codes.' }),
    attributionKeepDays: t.int({
      description: 'Number of days, 30 to 1,095, to keep data that can identify the browser after an order is placed.',
    }),
    trafficSources: t.field({
      type: [SourceInput],
      description: 'All of the shop’s own search engines and short links, at most 200. Replaces the existing list.',
    }),
  }),
});

const SavePayload = builder.objectRef<{ version: number }>('UpdateAttributionSettingsPayload').implement({
  description: 'Result of `updateAttributionSettings`: the settings were saved.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'New version of the settings. Pass it as `expectedVersion` in the next update.' }),
    settings: t.field({
      type: SettingsType,
      description: 'The updated settings.',
      resolve: (_payload, _args, { shop }) => currentAttributionSettings(shop),
    }),
  }),
});

builder.mutationField('updateAttributionSettings', (t) =>
  t.field({
    hasDryRun: true,
    type: SavePayload,
    authScopes: { staff: 'SETTINGS' },
    description:
      'Updates the attribution settings, effective for each visitor from their next page view. Turning tracking off also deletes all tracker cookies. Requires the SETTINGS permission.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The updated settings, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description: 'Input for `updateAttributionSettings`.' }) },
    resolve: async (_root, { input }, { shop }) => ({ version: await updateAttributionSettings(shop, input) }),
  }),
);
