import type { TransitDays } from '../../../shared/delivery/deliveryEstimate.ts';
import { countryByCode } from '../../platform/i18n/countries.ts';
import { ExtensionPoint, idFaults, throwFaults } from '../../platform/events/extensionPoint.ts';
import type { PricedShipping } from './shippingRules.ts';

// The contract of carriers: what an extension must implement so that orders can be delivered by it (docs/extending/carriers.md).

/** A parcel to deliver. */
export interface CarrierParcel {
  /** ISO 3166-1 alpha-2; always a country that the shop delivers to. */
  country: string;
  /** As entered by the shopper; '' while unknown. */
  postcode: string;
  /** Total weight of the goods; goods without a weight count as 0. */
  weightGrams: number;
  /** Total value of the goods in minor units, after discounts. */
  valueMinor: number;
}

/** A carrier's shipping method for a parcel. */
export interface CarrierMethod {
  /** Unique within the carrier, such as `next-day`: lower-case letters, digits and `-`. */
  service: string;
  name: string;
  /** Delivery time, as a sentence. */
  description: string;
  /** In minor units, VAT included. */
  priceMinor: number;
  /** Working days from dispatch to delivery, whole numbers from 0 to 60; without them, no delivery date is promised. */
  transitDays?: TransitDays;
}

/** Adds shipping methods to those that staff configure in zones. */
export interface Carrier {
  /** Stored with orders; never changes. Lower-case letters, digits and `-`. */
  readonly id: string;
  /**
   * The methods for a parcel, in display order; none when the carrier doesn't accept it. Called for every quote, also within the
   * transaction of an order: must be deterministic and depend only on its argument.
   */
  methods(parcel: CarrierParcel): readonly CarrierMethod[];
}

const form = /^[a-z][a-z0-9-]{0,39}$/;

/** The carriers of the shop. */
export const carriers = new ExtensionPoint<Carrier>('carriers');

/** No delivery takes more working days. */
export const maxTransitDays = 60;
/** Maximum price of a service, the same as for methods of zones. */
const maxPriceMinor = 100_000_000;
const isTransit = ({ min, max }: TransitDays) =>
  Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max >= min && max <= maxTransitDays;
const idFormat = 'up to 40 lowercase letters, digits and hyphens, starting with a letter';

/** Faults in a carrier's methods for a parcel, as full sentences. */
function faultsOfMethods({ id, methods }: Carrier, parcel: CarrierParcel): string[] {
  const offered = methods(parcel);
  const services = offered.map(({ service }) => service);
  return [
    ...idFaults(services, form, idFormat),
    ...offered.flatMap(({ service, name, priceMinor, transitDays }) => [
      ...(typeof name === 'string' && name.trim() !== '' ? [] : [`The service "${service}" has no name.`]),
      ...(Number.isSafeInteger(priceMinor) && priceMinor >= 0 && priceMinor <= maxPriceMinor
        ? []
        : [`The price of "${service}" must be a whole number of cents from 0 to ${maxPriceMinor}, not ${priceMinor}.`]),
      ...(transitDays === undefined || isTransit(transitDays)
        ? []
        : [`The transit days of "${service}" must be whole numbers from 0 to ${maxTransitDays}, the minimum first.`]),
    ]),
  ].map((fault) => `Carrier "${id}", to ${parcel.country}: ${fault}`);
}

/**
 * Validates the carriers of a shop's definition with a test parcel to each country.
 * @returns the carriers
 * @throws ExtensionError
 */
export function checkedCarriers(list: readonly Carrier[]): readonly Carrier[] {
  const ids = idFaults(
    list.map(({ id }) => id),
    form,
    idFormat,
  );
  const methods = list.flatMap((carrier) => {
    const faults = [...countryByCode.keys()].map((country) =>
      faultsOfMethods(carrier, { country, postcode: '10115', weightGrams: 1_000, valueMinor: 5_000 }),
    );
    // A fault in one country usually occurs in most others.
    return faults.find(({ length }) => length > 0) ?? [];
  });
  throwFaults('carriers', [...ids, ...methods]);
  return list;
}

/** The carriers' methods for a parcel. The code of a method includes its carrier, so that codes are unique. */
export function carrierMethods(list: readonly Carrier[], parcel: CarrierParcel): PricedShipping[] {
  return list.flatMap((carrier) =>
    carrier.methods(parcel).map(({ service, transitDays = null, ...method }) => ({
      ...method,
      code: `${carrier.id}.${service}`,
      freeFromMinor: null,
      transitDays,
    })),
  );
}
