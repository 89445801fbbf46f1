import type { TransitDays } from '../../../shared/delivery/deliveryEstimate.ts';
import { formatMoney } from '../../platform/operation/shop.ts';

// Shipping methods for a parcel, and their prices. Pure.

/** The price of a shipping method for a range of weights. Rates with the same code form one method in weight steps. */
export interface ShippingRateFacts {
  code: string;
  name: string;
  description: string;
  priceMinor: number;
  /** Value of goods from which shipping is free; null when it never is. */
  freeFromMinor: number | null;
  /** Exclusive, except that 0 includes a weight of 0. */
  minWeightGrams: number;
  /** Inclusive; null for no limit. */
  maxWeightGrams: number | null;
  /** Working days from dispatch to delivery; null, always both, where no date is promised. */
  minTransitDays: number | null;
  maxTransitDays: number | null;
}

/** Countries that share their shipping methods. */
export interface ShippingZoneFacts {
  /** Country codes, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** In display order. */
  rates: readonly ShippingRateFacts[];
}

/** A shipping method with its price for a parcel. */
export interface PricedShipping {
  code: string;
  name: string;
  description: string;
  priceMinor: number;
  /** Value of goods from which shipping would be free; null when it never is. */
  freeFromMinor: number | null;
  /** Null where no delivery date is promised. */
  transitDays: TransitDays | null;
}

/** The facts that decide the price of shipping. */
export interface Parcel {
  weightGrams: number;
  /** Total value of the goods, after discounts. */
  valueMinor: number;
  /** Whether a coupon makes the cheapest method free. */
  givesFreeShipping: boolean;
}

function carries({ minWeightGrams, maxWeightGrams }: ShippingRateFacts, weightGrams: number): boolean {
  return (minWeightGrams === 0 || weightGrams > minWeightGrams) && (maxWeightGrams === null || weightGrams <= maxWeightGrams);
}

function isFree({ freeFromMinor }: ShippingRateFacts, valueMinor: number): boolean {
  return freeFromMinor !== null && valueMinor >= freeFromMinor;
}

function priced(rate: ShippingRateFacts, costs: boolean): PricedShipping {
  const { code, name, description, priceMinor, freeFromMinor, minTransitDays: min, maxTransitDays: max } = rate;
  const hint = freeFromMinor !== null && costs ? `Free for orders of ${formatMoney(freeFromMinor)} or more.` : '';
  return {
    code,
    name,
    description: [description, hint].filter((text) => text !== '').join(' '),
    priceMinor: costs ? priceMinor : 0,
    freeFromMinor,
    transitDays: min === null || max === null ? null : { min, max },
  };
}

/** The cheapest method; the first of equally cheap ones. */
export function cheapest<Method extends PricedShipping>(methods: readonly Method[]): Method | null {
  return methods.reduce<Method | null>((best, method) => (best === null || method.priceMinor < best.priceMinor ? method : best), null);
}

/**
 * A zone's shipping methods for a parcel, in the zone's order, followed by those of carriers.
 * @returns none when the parcel is too heavy for all of them
 */
export function methodsFor(
  { rates }: ShippingZoneFacts,
  { weightGrams, valueMinor, givesFreeShipping }: Parcel,
  carried: readonly PricedShipping[] = [],
): PricedShipping[] {
  const fitting = new Map<string, ShippingRateFacts>();
  for (const rate of rates) if (carries(rate, weightGrams) && !fitting.has(rate.code)) fitting.set(rate.code, rate);
  const methods = [...[...fitting.values()].map((rate) => priced(rate, !isFree(rate, valueMinor))), ...carried];
  const given = givesFreeShipping ? cheapest(methods)?.code : undefined;
  return methods.map((method) => {
    if (method.code !== given) return method;
    const rate = fitting.get(given);
    return rate ? priced(rate, false) : { ...method, priceMinor: 0 };
  });
}

/**
 * The amount missing for free shipping with any of the methods.
 * @returns minor units; null when a method is already free, or none ever is
 */
export function missingForFreeDelivery(methods: readonly PricedShipping[], valueMinor: number): number | null {
  if (methods.some(({ priceMinor }) => priceMinor === 0)) return null;
  const missing = methods.flatMap(({ freeFromMinor }) =>
    freeFromMinor !== null && freeFromMinor > valueMinor ? [freeFromMinor - valueMinor] : [],
  );
  return missing.length === 0 ? null : Math.min(...missing);
}
