import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { deletedPayload, recordPayloads } from '../../../../platform/graphql/recordPayload.ts';
import { Money } from '../../../../platform/graphql/scalars.ts';
import type { Shop } from '../../../../platform/operation/shop.ts';
import type { ShippingRate, ShippingZone } from '../../../../generated/prisma/client.ts';
import { orderZones, removeZone, saveZone } from '../../admin/shipping.ts';
import { countries, countryByCode } from '../../../../platform/i18n/countries.ts';
import { CountryType } from '../../../../foundation/accounts/schema/country.ts';

// Shipping zones and rates, for staff with the right SETTINGS.

const authScopes = { staff: 'SETTINGS' } as const;
const description = 'The mutation’s input.';

const RateType = builder.objectRef<ShippingRate>('ShippingStep').implement({
  description: 'Shipping rate of a method for a range of parcel weights. Rates with the same code belong to one method.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Short code of the shipping method, saved with orders.' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    description: t.exposeString('description', { description: 'Delivery time, shown to shoppers; may be empty.' }),
    price: t.field({ type: Money, description: 'Price, including VAT.', resolve: ({ priceMinor }) => ({ amount: priceMinor }) }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'Value of goods from which shipping is free; null if it is never free.',
      resolve: ({ freeFromMinor }) => (freeFromMinor === null ? null : { amount: freeFromMinor }),
    }),
    minWeightGrams: t.exposeInt('minWeightGrams', {
      description: 'Lower weight limit in grams, exclusive; 0 also includes parcels of unknown weight.',
    }),
    maxWeightGrams: t.exposeInt('maxWeightGrams', {
      nullable: true,
      description: 'Upper weight limit in grams, inclusive; null if there is no limit.',
    }),
    minTransitDays: t.exposeInt('minTransitDays', {
      nullable: true,
      description: 'Minimum number of working days from dispatch to delivery; null if no delivery date is promised.',
    }),
    maxTransitDays: t.exposeInt('maxTransitDays', {
      nullable: true,
      description: 'Maximum number of working days from dispatch to delivery; null if no delivery date is promised.',
    }),
  }),
});

type ZoneRow = ShippingZone & { rates: ShippingRate[] };

const ZoneType = builder.objectRef<ZoneRow>('ShippingZone').implement({
  description: 'Shipping zone: countries that share shipping methods. A country belongs to the first zone that lists it.',
  fields: (t) => ({
    id: t.id(ownId('ShippingZone')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the zone.' }),
    version: t.exposeInt('version', { description: 'Current version of the zone. Pass it as `expectedVersion` when saving or deleting.' }),
    name: t.exposeString('name', { description: 'Name of the zone, shown to staff only.' }),
    countries: t.field({
      type: [CountryType],
      description: 'Countries in the zone, sorted by name.',
      extensions: { listLength: countries.length },
      resolve: ({ countries: codes }) => countries.filter(({ code }) => codes.includes(code)),
    }),
    steps: t.field({
      type: [RateType],
      description: 'Shipping rates of the zone, in display order.',
      extensions: { listLength: 20 },
      resolve: ({ rates }) => rates,
    }),
  }),
});

const include = { rates: { orderBy: [{ position: 'asc' as const }, { minWeightGrams: 'asc' as const }, { id: 'asc' as const }] } };

const zones = ({ db }: Shop) => db.prisma.shippingZone.findMany({ include, orderBy: [{ position: 'asc' }, { id: 'asc' }] });

builder.queryFields((t) => ({
  shippingZones: t.field({
    type: [ZoneType],
    authScopes,
    description: 'All shipping zones, in order of priority. Requires the SETTINGS permission.',
    extensions: { listLength: 5 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return zones(shop);
    },
  }),
  shippingZone: t.field({
    type: ZoneType,
    nullable: true,
    authScopes,
    description: 'Shipping zone with this ID; null if none. Requires the SETTINGS permission.',
    args: { id: t.arg.rowId({ of: 'ShippingZone', required: true, description: 'Global ID of the zone.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.shippingZone.findUnique({ include, where: { id } });
    },
  }),
  knownCountries: t.field({
    type: [CountryType],
    authScopes,
    description: 'Countries whose postcode formats the shop knows, which can be added to zones. Requires the SETTINGS permission.',
    extensions: { listLength: countryByCode.size },
    resolve: () => [...countries],
  }),
}));

const StepInput = builder.inputType('ShippingStepInput', {
  description: 'Shipping rate of a method for a range of parcel weights.',
  fields: (t) => ({
    code: t.string({
      required: true,
      description:
        'Short code of the shipping method: lowercase letters, digits and hyphens, at most 30 characters. The same for all rates of a method.',
    }),
    name: t.string({ required: true, description: 'Name shown to shoppers; at most 60 characters.' }),
    description: t.string({ description: 'Delivery time, shown to shoppers; at most 200 characters.' }),
    priceMinor: t.field({ type: 'MinorUnits', required: true, description: 'Price, in minor units.' }),
    freeFromMinor: t.field({
      type: 'MinorUnits',
      description: 'Value of goods from which shipping is free, in minor units. Never free if omitted.',
    }),
    minWeightGrams: t.int({
      required: true,
      description: 'Lower weight limit in grams, exclusive; 0 also includes parcels of unknown weight.',
    }),
    maxWeightGrams: t.int({ description: 'Upper weight limit in grams, inclusive. No limit if omitted.' }),
    minTransitDays: t.int({
      description:
        'Minimum number of working days from dispatch to delivery, 0 to 60. No delivery date is promised if this and `maxTransitDays` are omitted.',
    }),
    maxTransitDays: t.int({
      description: 'Maximum number of working days from dispatch to delivery, 0 to 60; required with `minTransitDays`.',
    }),
  }),
});

const zoneFields = (t: InputFields) => ({
  name: t.string({ required: true, description: 'Name of the zone, shown to staff only; at most 60 characters.' }),
  countries: t.stringList({ required: true, description: 'Codes of the countries in the zone, at least one.' }),
  rates: t.field({ type: [StepInput], required: true, description: 'Shipping rates of the zone, in display order; at most 50.' }),
});

const CreateShippingZoneInput = builder.inputType('CreateShippingZoneInput', {
  description: 'Input for `createShippingZone`.',
  fields: zoneFields,
});

const UpdateShippingZoneInput = builder.inputType('UpdateShippingZoneInput', {
  description: 'Input for `updateShippingZone`: all fields of the zone.',
  fields: (t) => ({
    id: t.rowId({ of: 'ShippingZone', required: true, description: 'Global ID of the zone.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the zone that was last read.' }),
    ...zoneFields(t),
  }),
});

const DeleteShippingZoneInput = builder.inputType('DeleteShippingZoneInput', {
  description: 'Input for `deleteShippingZone`.',
  fields: (t) => ({
    id: t.rowId({ of: 'ShippingZone', required: true, description: 'Global ID of the zone.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the zone that was last read.' }),
  }),
});

const ReorderShippingZonesInput = builder.inputType('ReorderShippingZonesInput', {
  description: 'Input for `reorderShippingZones`.',
  fields: (t) => ({
    ids: t.rowIdList({ of: 'ShippingZone', required: true, description: 'Global IDs of all zones, each once, in the new order.' }),
  }),
});

const zonePayload = recordPayloads({
  type: ZoneType,
  field: 'zone',
  find: ({ db }, id) => db.prisma.shippingZone.findUnique({ include, where: { id } }),
});

/** The same as the operation takes it. */
const zoneOf = ({ name, countries: codes, rates }: typeof CreateShippingZoneInput.$inferInput) => ({
  name,
  countries: [...codes],
  rates: rates.map((rate) => ({
    ...rate,
    description: rate.description ?? '',
    freeFromMinor: rate.freeFromMinor ?? null,
    maxWeightGrams: rate.maxWeightGrams ?? null,
    minTransitDays: rate.minTransitDays ?? null,
    maxTransitDays: rate.maxTransitDays ?? null,
  })),
});

const types = [ForbiddenError, InvalidInputError, TryAgainError] as const;
const union = { description: 'The zone, or the error that prevented the change.' };
const errors = { types: [...types, StaleRecordError], union };

builder.mutationFields((t) => ({
  createShippingZone: t.field({
    hasDryRun: true,
    type: zonePayload('CreateShippingZonePayload', 'The shipping zone was created.'),
    authScopes,
    description:
      'Creates a shipping zone and places it after the existing ones. Carts use its rates within a second. Requires the SETTINGS permission.',
    errors: { types: [...types], union },
    args: { input: t.arg({ type: CreateShippingZoneInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await saveZone(shop, {}, zoneOf(input)) }),
  }),
  updateShippingZone: t.field({
    hasDryRun: true,
    type: zonePayload('UpdateShippingZonePayload', 'The shipping zone was updated.'),
    authScopes,
    description:
      'Replaces all fields of a shipping zone. Carts use the new rates within a second; existing orders keep their shipping cost. Requires the SETTINGS permission.',
    errors,
    args: { input: t.arg({ type: UpdateShippingZoneInput, required: true, description }) },
    resolve: async (_root, { input: { id, expectedVersion, ...input } }, { shop }) => ({
      id: await saveZone(shop, { id, expectedVersion }, zoneOf(input)),
    }),
  }),
  deleteShippingZone: t.field({
    type: deletedPayload('DeleteShippingZonePayload', 'ShippingZone', 'The shipping zone was deleted.'),
    authScopes,
    description:
      'Deletes a shipping zone. Its countries then belong to the next zone that lists them. The shop no longer delivers to countries that are in no other zone. Requires the SETTINGS permission.',
    errors,
    args: { input: t.arg({ type: DeleteShippingZoneInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await removeZone(shop, input) }),
  }),
  reorderShippingZones: t.field({
    type: builder.objectRef<object>('ReorderShippingZonesPayload').implement({
      description: 'The shipping zones were reordered.',
      fields: (f) => ({
        zones: f.field({
          type: [ZoneType],
          description: 'All zones, in the new order.',
          extensions: { listLength: 5 },
          resolve: (_payload, _args, { shop }) => zones(shop),
        }),
      }),
    }),
    authScopes,
    description: 'Reorders the shipping zones. A country belongs to the first zone that lists it. Requires the SETTINGS permission.',
    errors: { ...errors, union: { description: 'The order of the zones, or the error that prevented the change.' } },
    args: { input: t.arg({ type: ReorderShippingZonesInput, required: true, description }) },
    resolve: async (_root, { input: { ids } }, { shop }) => {
      await orderZones(shop, ids);
      return {};
    },
  }),
}));
