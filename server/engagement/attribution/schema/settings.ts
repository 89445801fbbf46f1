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
  description: 'What a known host is.',
  values: {
    SEARCH: { description: 'A search engine or an assistant.' },
    SOCIAL: { description: 'A host, such as one of short links, that counts as the network it belongs to.' },
  } as const,
});

const SourceType = builder.objectRef<TrafficSource>('TrafficSource').implement({
  description: 'A host that the rules of attribution know.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum, description: 'What it is.' }),
    host: t.exposeString('host', { description: 'The host with all below it; an ending ".*" stands for all countries.' }),
    name: t.exposeString('name', { description: 'What it is called in records.' }),
    parameter: t.exposeString('parameter', { description: 'Query parameter of what was searched for; an empty text for none.' }),
  }),
});

const SettingsType = builder.objectRef<AttributionSettings>('AttributionSettings').implement({
  description: 'How visits are measured; the same for everybody.',
  fields: (t) => ({
    allowTracking: t.exposeBoolean('allowTracking', { description: 'Whether they are measured at all.' }),
    trackingMonths: t.exposeFloat('trackingMonths', {
      description: 'How long records live, in months of 30 days, cut to whole minutes; what comes to 0 lives until the browser is closed.',
    }),
    sessionMinutes: t.exposeFloat('sessionMinutes', { description: 'How many minutes without a page end a visit.' }),
    givesPromoCode: t.exposeBoolean('givesPromoCode', { description: 'Whether each visitor who agreed gets a promo code.' }),
    attributionKeepDays: t.exposeInt('attributionKeepDays', {
      description:
        'How many days after an order what tells its browser from others is kept: the browser’s name and the addresses that led here. The source stays.',
    }),
    trafficSources: t.field({
      type: [SourceType],
      description: 'The shop’s own search engines and short links, which are asked before those that everybody knows.',
      resolve: ({ trafficSources }) => [...trafficSources],
    }),
  }),
});

builder.queryField('attributionSettings', (t) =>
  t.field({
    type: SettingsType,
    authScopes: { public: true },
    description: 'How this shop measures visits: what the tracker goes by.',
    resolve: (_root, _args, { shop }) => attributionSettings(shop),
  }),
);

const StaffSettingsType = builder.objectRef<AttributionSettings>('AdminAttributionSettings').implement({
  description: 'How visits are measured, as staff with the right SETTINGS edit it.',
  fields: (t) => ({
    settings: t.field({ type: SettingsType, description: 'As they are now.', resolve: (settings) => settings }),
    facts: t.field({
      type: [SettingFactType],
      description: 'What each may be.',
      extensions: { listLength: attributionFacts.length },
      resolve: () => [...attributionFacts],
    }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Who saved them at last.',
      resolve: (_settings, _args, { shop }) => settingsEdit(shop, 'TRACKING'),
    }),
  }),
});

builder.queryField('adminAttributionSettings', (t) =>
  t.field({
    type: StaffSettingsType,
    authScopes: { staff: 'SETTINGS' },
    description: 'How visits are measured, with what a form needs to change it.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return currentAttributionSettings(shop);
    },
  }),
);

const SourceInput = builder.inputType('TrafficSourceInput', {
  description: 'A host that the rules of attribution are to know.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, required: true, description: 'What it is.' }),
    host: t.string({ required: true, description: 'Such as "search.example", or "name.*" for all countries.' }),
    name: t.string({ required: true, description: 'What it is called in records; at most 100 characters.' }),
    parameter: t.string({ description: 'Query parameter of what was searched for.' }),
  }),
});

const SaveInput = builder.inputType('UpdateAttributionSettingsInput', {
  description: 'How visits are to be measured; absent values stay as they are.',
  fields: (t) => ({
    expectedVersion: t.int({ description: 'Version of what the form was filled from; without it, it is saved over whatever there is.' }),
    allowTracking: t.boolean({ description: 'Whether at all.' }),
    trackingMonths: t.float({ description: '0 to 120.' }),
    sessionMinutes: t.float({ description: '1 to 1440.' }),
    givesPromoCode: t.boolean({ description: 'Whether visitors get promo codes.' }),
    attributionKeepDays: t.int({ description: '30 to 1095.' }),
    trafficSources: t.field({ type: [SourceInput], description: 'All of the shop’s own, at most 200.' }),
  }),
});

const SavePayload = builder.objectRef<{ version: number }>('UpdateAttributionSettingsPayload').implement({
  description: 'The settings hold.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'What the next save must name.' }),
    settings: t.field({
      type: SettingsType,
      description: 'As they are now.',
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
      'Changes how visits are measured, from everybody’s next page on. Switched off, all of the tracker’s cookies go with it. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The settings, or why they are as they were.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => ({ version: await updateAttributionSettings(shop, input) }),
  }),
);
