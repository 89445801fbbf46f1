import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { Country } from '../../../platform/i18n/countries.ts';
import type { ShippingRateFacts, ShippingZoneFacts } from '../../shipping/shipping.ts';
import type { CheckoutSettings } from '../checkout/settings.ts';

interface DeliveryArea {
  countries: Country[];
  rates: readonly ShippingRateFacts[];
}

/** The countries that the shop delivers to, grouped by their common rates; the default country's group first. */
export function deliveryAreas({ countries, zoneByCountry, defaultCountry }: CheckoutSettings): DeliveryArea[] {
  const areas = new Map<ShippingZoneFacts, Country[]>();
  for (const country of countries) {
    const zone = zoneByCountry.get(country.code);
    if (zone) areas.set(zone, [...(areas.get(zone) ?? []), country]);
  }
  const isHome = ({ countries: members }: DeliveryArea) => members.some(({ code }) => code === defaultCountry);
  return [...areas]
    .map(([{ rates }, members]) => ({ countries: members, rates }))
    .toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)));
}

const DeliveryRate = builder.objectRef<ShippingRateFacts>('DeliveryRate').implement({
  description: 'Price of a shipping method for a range of weights.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Code of the shipping method. A method has one rate for each range of weights.' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    description: t.exposeString('description', { description: 'How the goods are delivered, as a sentence; may be empty.' }),
    price: t.field({ type: Money, description: 'Price, including VAT.', resolve: ({ priceMinor }) => ({ amount: priceMinor }) }),
    freeFrom: t.field({
      type: Money,
      nullable: true,
      description: 'Value of goods, after discounts, from which shipping is free; null if it is never free.',
      resolve: ({ freeFromMinor }) => (freeFromMinor === null ? null : { amount: freeFromMinor }),
    }),
    minWeightGrams: t.exposeInt('minWeightGrams', { description: 'Weight above which the rate applies; 0 for no limit.' }),
    maxWeightGrams: t.exposeInt('maxWeightGrams', {
      nullable: true,
      description: 'Maximum weight that the rate applies to; null for no limit.',
    }),
    minTransitDays: t.exposeInt('minTransitDays', {
      nullable: true,
      description: 'Minimum number of working days from dispatch to delivery; null if no date is promised.',
    }),
    maxTransitDays: t.exposeInt('maxTransitDays', {
      nullable: true,
      description: 'Maximum number of working days from dispatch to delivery; null if no date is promised.',
    }),
  }),
});

export const DeliveryAreaType = builder.objectRef<DeliveryArea>('DeliveryArea').implement({
  description: 'Countries with the same delivery costs.',
  fields: (t) => ({
    countries: t.field({
      type: [CountryType],
      description: 'Countries in the area, sorted by name.',
      resolve: ({ countries }) => countries,
    }),
    rates: t.field({
      type: [DeliveryRate],
      description: 'The shop’s own rates, in display order. Carriers’ methods are not included because their rates depend on the parcel.',
      resolve: ({ rates }) => [...rates],
    }),
  }),
});
