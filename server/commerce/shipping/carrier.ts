import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
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

/** @returns the carriers of a shop's definition @throws Error naming everything that is wrong with them */
export function checkedCarriers(list: readonly Carrier[]): readonly Carrier[] {
  const faults = list.flatMap(({ id }, index) => {
    if (!form.test(id)) return [`"${id}" is no id: use up to 40 lower case letters, digits and -, a letter first.`];
    return list.slice(0, index).some((other) => other.id === id) ? [`"${id}" is the id of two carriers.`] : [];
  });
  if (faults.length > 0) throw new Error(`Carriers in shop.config.ts: ${faults.join(' ')}`);
  return list;
}

/** What the carriers offer for a parcel. The code of a method names its carrier, so that no two have the same. */
export function carrierMethods(list: readonly Carrier[], parcel: CarrierParcel): PricedShipping[] {
  return list.flatMap((carrier) =>
    carrier.methods(parcel).map(({ service, ...method }) => ({ ...method, code: `${carrier.id}.${service}`, freeFromMinor: null })),
  );
}
