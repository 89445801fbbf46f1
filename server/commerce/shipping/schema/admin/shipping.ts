import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { Money } from '../../../../platform/graphql/scalars.ts';
import type { ShippingRate, ShippingZone } from '../../../../generated/prisma/client.ts';
import { orderZones, removeZone, saveZone } from '../../admin/shipping.ts';
import { countries, countryByCode } from '../../../../platform/i18n/countries.ts';
import { CountryType } from '../../../../foundation/accounts/schema/country.ts';

// Where the shop delivers to and what that costs, for staff with the right SETTINGS.

const authScopes = { staff: 'SETTINGS' } as const;
const description = 'The mutation’s input.';

const RateType = builder.objectRef<ShippingRate>('ShippingStep').implement({
  description: 'Shipping rate of a method for a range of parcel weights. Steps with the same code belong to one method.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Short code of the shipping method, saved with orders.' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    description: t.exposeString('description', { description: 'Delivery time, shown to shoppers; may be empty.' }),
    price: t.field({ type: Money, description: 'Price, VAT included.', resolve: ({ priceMinor }) => ({ amount: priceMinor }) }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'Value of goods from which shipping is free; null if it is never free.',
      resolve: ({ freeFromMinor }) => (freeFromMinor === null ? null : { amount: freeFromMinor }),
    }),
    minWeightGrams: t.exposeInt('minWeightGrams', {
      description: 'Lower weight limit in grams, exclusive; 0 includes parcels without weight.',
    }),
    maxWeightGrams: t.exposeInt('maxWeightGrams', {
      nullable: true,
      description: 'Upper weight limit in grams, inclusive; null if there is no limit.',
    }),
  }),
});

type ZoneRow = ShippingZone & { rates: ShippingRate[] };

const ZoneType = builder.objectRef<ZoneRow>('ShippingZone').implement({
  description: 'Shipping zone: countries that share shipping methods. A country belongs to the first zone that lists it.',
  fields: (t) => ({
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

builder.queryFields((t) => ({
  shippingZones: t.field({
    type: [ZoneType],
    authScopes,
    description: 'All shipping zones, in order of priority. Requires the SETTINGS right.',
    extensions: { listLength: 5 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.shippingZone.findMany({ include, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    },
  }),
  shippingZone: t.field({
    type: ZoneType,
    nullable: true,
    authScopes,
    description: 'Shipping zone with this numeric ID; null if none. Requires the SETTINGS right.',
    args: { databaseId: t.arg.int({ required: true, description: 'Numeric ID of the zone.' }) },
    resolve: (_root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.shippingZone.findUnique({ include, where: { id: databaseId } });
    },
  }),
  knownCountries: t.field({
    type: [CountryType],
    authScopes,
    description: 'Countries whose postcode formats the shop knows, which can be added to zones. Requires the SETTINGS right.',
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
        'Short code of the shipping method: lowercase letters, digits and hyphens, at most 30 characters. The same for all steps of a method.',
    }),
    name: t.string({ required: true, description: 'Name shown to shoppers; at most 60 characters.' }),
    description: t.string({ description: 'Delivery time, shown to shoppers; at most 200 characters.' }),
    priceMinor: t.field({ type: 'MinorUnits', required: true, description: 'Price, in minor units.' }),
    freeFromMinor: t.field({
      type: 'MinorUnits',
      description: 'Value of goods from which shipping is free, in minor units. Never free if omitted.',
    }),
    minWeightGrams: t.int({ required: true, description: 'Lower weight limit in grams, exclusive; 0 includes parcels without weight.' }),
    maxWeightGrams: t.int({ description: 'Upper weight limit in grams, inclusive. No limit if omitted.' }),
  }),
});

const SaveShippingZoneInput = builder.inputType('SaveShippingZoneInput', {
  description: 'Input for `saveShippingZone`: all data of the zone.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Numeric ID of the zone to update. If omitted, a new zone is created after the others.' }),
    expectedVersion: t.int({ description: 'Version that was last read. Required when updating a zone.' }),
    name: t.string({ required: true, description: 'Name of the zone, shown to staff only; at most 60 characters.' }),
    countries: t.stringList({ required: true, description: 'Codes of the countries in the zone, at least one.' }),
    rates: t.field({ type: [StepInput], required: true, description: 'Shipping rates of the zone, in display order; at most 50.' }),
  }),
});

const DeleteShippingZoneInput = builder.inputType('DeleteShippingZoneInput', {
  description: 'Input for `deleteShippingZone`.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Numeric ID of the zone.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the zone that was last read.' }),
  }),
});

const ReorderShippingZonesInput = builder.inputType('ReorderShippingZonesInput', {
  description: 'Input for `reorderShippingZones`.',
  fields: (t) => ({ databaseIds: t.intList({ required: true, description: 'Numeric IDs of all zones, each once, in the new order.' }) }),
});

function payload(name: string, text: string) {
  return builder.objectRef<{ id: number | null }>(name).implement({
    description: text,
    fields: (t) => ({
      databaseId: t.exposeInt('id', { nullable: true, description: 'Numeric ID of the zone; null if the mutation affects all zones.' }),
    }),
  });
}

const errors = {
  types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
  union: { description: 'The ID of the changed zone, or the error that prevented the change.' },
};

builder.mutationFields((t) => ({
  saveShippingZone: t.field({
    hasDryRun: true,
    type: payload('SaveShippingZonePayload', 'The shipping zone was created or updated.'),
    authScopes,
    description:
      'Creates a shipping zone, or replaces all data of an existing one. Carts use the new rates within a second; existing orders keep their shipping cost. Requires the SETTINGS right.',
    errors,
    args: { input: t.arg({ type: SaveShippingZoneInput, required: true, description }) },
    resolve: async (_root, { input: { databaseId, expectedVersion, name, countries: codes, rates } }, { shop }) => {
      const named = { databaseId: databaseId ?? undefined, expectedVersion: expectedVersion ?? undefined };
      const steps = rates.map((rate) => ({
        ...rate,
        description: rate.description ?? '',
        freeFromMinor: rate.freeFromMinor ?? null,
        maxWeightGrams: rate.maxWeightGrams ?? null,
      }));
      return { id: await saveZone(shop, named, { name, countries: [...codes], rates: steps }) };
    },
  }),
  deleteShippingZone: t.field({
    type: payload('DeleteShippingZonePayload', 'The shipping zone was deleted.'),
    authScopes,
    description:
      'Deletes a shipping zone. Its countries fall to the next zone that lists them, or are no longer delivered to. Requires the SETTINGS right.',
    errors,
    args: { input: t.arg({ type: DeleteShippingZoneInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await removeZone(shop, input) }),
  }),
  reorderShippingZones: t.field({
    type: payload('ReorderShippingZonesPayload', 'The shipping zones were reordered.'),
    authScopes,
    description: 'Reorders the shipping zones. A country belongs to the first zone that lists it. Requires the SETTINGS right.',
    errors,
    args: { input: t.arg({ type: ReorderShippingZonesInput, required: true, description }) },
    resolve: async (_root, { input: { databaseIds } }, { shop }) => {
      await orderZones(shop, databaseIds);
      return { id: null };
    },
  }),
}));
