import { countryByCode } from '../../platform/i18n/countries.ts';
import { ExtensionPoint, idFaults, throwFaults } from '../../platform/events/extensionPoint.ts';
import type { PricedShipping } from './shippingRules.ts';

// The contract of carriers: what an extension has to do so that orders can be delivered by it (docs/extending/carriers.md).

/** What a carrier is asked to deliver. */
export interface CarrierParcel {
  /** ISO 3166-1 alpha-2; always a country that the shop delivers to. */
  country: string;
  /** As the shopper wrote it; '' while it is not known. */
  postcode: string;
  /** Of all goods; what nobody has weighed weighs nothing. */
  weightGrams: number;
  /** Worth of all goods in minor units, discounts taken off. */
  valueMinor: number;
}

/** A way in which a carrier delivers a parcel. */
export interface CarrierMethod {
  /** Names it within the carrier, such as `next-day`: lower case letters, digits and `-`. */
  service: string;
  name: string;
  /** How long it takes, in a sentence. */
  description: string;
  /** In minor units, VAT included. */
  priceMinor: number;
}

/** Adds shipping methods to those that staff set under zones. */
export interface Carrier {
  /** Stored with orders; never changes. Lower case letters, digits and `-`. */
  readonly id: string;
  /**
   * The methods for a parcel, in the order in which they are shown; none when it does not take it. Called for every quote, also within the
   * transaction of an order: decides from its argument alone, and says the same each time.
   */
  methods(parcel: CarrierParcel): readonly CarrierMethod[];
}

const form = /^[a-z][a-z0-9-]{0,39}$/;

/** The carriers of the shop. */
export const carriers = new ExtensionPoint<Carrier>('carriers');

/** Highest price of a service, as of a method of the shop's own zones. */
const maxPriceMinor = 100_000_000;
const formWords = 'up to 40 lowercase letters, digits and hyphens, starting with a letter';

/** What is wrong with what a carrier offers for a parcel; whole sentences. */
function faultsOfMethods({ id, methods }: Carrier, parcel: CarrierParcel): string[] {
  const offered = methods(parcel);
  const services = offered.map(({ service }) => service);
  return [
    ...idFaults(services, form, formWords),
    ...offered.flatMap(({ service, name, priceMinor }) => [
      ...(typeof name === 'string' && name.trim() !== '' ? [] : [`The service "${service}" has no name.`]),
      ...(Number.isSafeInteger(priceMinor) && priceMinor >= 0 && priceMinor <= maxPriceMinor
        ? []
        : [`The price of "${service}" must be a whole number of cents from 0 to ${maxPriceMinor}, not ${priceMinor}.`]),
    ]),
  ].map((fault) => `Carrier "${id}", to ${parcel.country}: ${fault}`);
}

/** @returns the carriers of a shop's definition, which are tried with a parcel to each country @throws ExtensionError */
export function checkedCarriers(list: readonly Carrier[]): readonly Carrier[] {
  const ids = idFaults(
    list.map(({ id }) => id),
    form,
    formWords,
  );
  const methods = list.flatMap((carrier) => {
    const faults = [...countryByCode.keys()].map((country) =>
      faultsOfMethods(carrier, { country, postcode: '10115', weightGrams: 1_000, valueMinor: 5_000 }),
    );
    // What is wrong in one country is wrong in most.
    return faults.find(({ length }) => length > 0) ?? [];
  });
  throwFaults('carriers', [...ids, ...methods]);
  return list;
}

/** What the carriers offer for a parcel. The code of a method names its carrier, so that no two have the same. */
export function carrierMethods(list: readonly Carrier[], parcel: CarrierParcel): PricedShipping[] {
  return list.flatMap((carrier) =>
    carrier.methods(parcel).map(({ service, ...method }) => ({ ...method, code: `${carrier.id}.${service}`, freeFromMinor: null })),
  );
}
