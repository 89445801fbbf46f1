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
const description = 'The only argument.';

const RateType = builder.objectRef<ShippingRate>('ShippingStep').implement({
  description: 'What a way of delivery costs for parcels of this weight. Steps of one code are one way.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The way’s short name, which orders keep.' }),
    name: t.exposeString('name', { description: 'As shoppers read it.' }),
    description: t.exposeString('description', { description: 'How long it takes; may be empty.' }),
    price: t.field({ type: Money, description: 'What it costs, VAT included.', resolve: ({ priceMinor }) => ({ amount: priceMinor }) }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'From goods of this value on it costs nothing; null for never.',
      resolve: ({ freeFromMinor }) => (freeFromMinor === null ? null : { amount: freeFromMinor }),
    }),
    minWeightGrams: t.exposeInt('minWeightGrams', { description: 'Heavier than this; 0 takes everything from nothing on.' }),
    maxWeightGrams: t.exposeInt('maxWeightGrams', { nullable: true, description: 'Up to this weight; null for any.' }),
  }),
});

type ZoneRow = ShippingZone & { rates: ShippingRate[] };

const ZoneType = builder.objectRef<ZoneRow>('ShippingZone').implement({
  description: 'Countries that share their ways of delivery. The first zone that names a country serves it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    version: t.exposeInt('version', { description: 'What a save must name.' }),
    name: t.exposeString('name', { description: 'For the staff.' }),
    countries: t.field({
      type: [CountryType],
      description: 'Its countries, by name.',
      extensions: { listLength: countries.length },
      resolve: ({ countries: codes }) => countries.filter(({ code }) => codes.includes(code)),
    }),
    steps: t.field({
      type: [RateType],
      description: 'What delivery costs there, in the order in which shoppers see it.',
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
    description: 'All zones in their order, for staff with the right SETTINGS.',
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
    description: 'A zone by its number, for staff with the right SETTINGS; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (_root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.shippingZone.findUnique({ include, where: { id: databaseId } });
    },
  }),
  knownCountries: t.field({
    type: [CountryType],
    authScopes,
    description: 'Countries whose postcodes the shop knows: zones can name these. For staff with the right SETTINGS.',
    extensions: { listLength: countryByCode.size },
    resolve: () => [...countries],
  }),
}));

const StepInput = builder.inputType('ShippingStepInput', {
  description: 'What a way of delivery costs for parcels of this weight.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'Small letters, digits and hyphens, at most 30; the same for all steps of a way.' }),
    name: t.string({ required: true, description: 'As shoppers read it; at most 60 characters.' }),
    description: t.string({ description: 'How long it takes; at most 200 characters.' }),
    priceMinor: t.field({ type: 'MinorUnits', required: true, description: 'What it costs, in minor units.' }),
    freeFromMinor: t.field({ type: 'MinorUnits', description: 'From goods of this value on it costs nothing; never when it is left out.' }),
    minWeightGrams: t.int({ required: true, description: 'Heavier than this; 0 takes everything from nothing on.' }),
    maxWeightGrams: t.int({ description: 'Up to this weight; any when it is left out.' }),
  }),
});

const SaveShippingZoneInput = builder.inputType('SaveShippingZoneInput', {
  description: 'All of a zone.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Number of the one to change; without it a new one is made, after the others.' }),
    expectedVersion: t.int({ description: 'Of one that is changed: the version that was read.' }),
    name: t.string({ required: true, description: 'For the staff; at most 60 characters.' }),
    countries: t.stringList({ required: true, description: 'Codes of its countries, at least one.' }),
    rates: t.field({ type: [StepInput], required: true, description: 'Its steps, in the order in which shoppers see them; at most 50.' }),
  }),
});

const DeleteShippingZoneInput = builder.inputType('DeleteShippingZoneInput', {
  description: 'Which zone.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    expectedVersion: t.int({ required: true, description: 'The version that was looked at.' }),
  }),
});

const ReorderShippingZonesInput = builder.inputType('ReorderShippingZonesInput', {
  description: 'The order of the zones.',
  fields: (t) => ({ databaseIds: t.intList({ required: true, description: 'Every zone’s number, once.' }) }),
});

function payload(name: string, text: string) {
  return builder.objectRef<{ id: number | null }>(name).implement({
    description: text,
    fields: (t) => ({
      databaseId: t.exposeInt('id', { nullable: true, description: 'Number of the zone; null when it is about all of them.' }),
    }),
  });
}

const errors = {
  types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
  union: { description: 'That it is done, or why nothing was changed.' },
};

builder.mutationFields((t) => ({
  saveShippingZone: t.field({
    hasDryRun: true,
    type: payload('SaveShippingZonePayload', 'It is saved.'),
    authScopes,
    description:
      'Makes a zone, or changes all of one. Carts count with it within a second; orders keep what they were charged. For staff with the right SETTINGS. Legacy twin: none.',
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
    type: payload('DeleteShippingZonePayload', 'It is gone.'),
    authScopes,
    description:
      'Takes a zone away: its countries are served by the next zone that names them, or not delivered to. For staff with the right SETTINGS. Legacy twin: none.',
    errors,
    args: { input: t.arg({ type: DeleteShippingZoneInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await removeZone(shop, input) }),
  }),
  reorderShippingZones: t.field({
    type: payload('ReorderShippingZonesPayload', 'They are in this order.'),
    authScopes,
    description:
      'Puts the zones in an order: the first one that names a country serves it. For staff with the right SETTINGS. Legacy twin: none.',
    errors,
    args: { input: t.arg({ type: ReorderShippingZonesInput, required: true, description }) },
    resolve: async (_root, { input: { databaseIds } }, { shop }) => {
      await orderZones(shop, databaseIds);
      return { id: null };
    },
  }),
}));
