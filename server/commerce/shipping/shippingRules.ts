import { formatMoney } from '../../platform/operation/shop.ts';

// Which ways of delivery a parcel may take, and what they cost. Pure.

/** What a way of delivery costs for parcels of this weight. Rates of one code are one method in steps of weight. */
export interface ShippingRateFacts {
  code: string;
  name: string;
  description: string;
  priceMinor: number;
  /** From goods of this value on it costs nothing; null when it is never free. */
  freeFromMinor: number | null;
  /** Exclusive, except that 0 takes everything from nothing on. */
  minWeightGrams: number;
  /** Inclusive; null means without limit. */
  maxWeightGrams: number | null;
}

/** Countries that share their ways of delivery. */
export interface ShippingZoneFacts {
  /** Codes, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** In the order in which they are shown. */
  rates: readonly ShippingRateFacts[];
}

/** A way of delivery with what it costs for one parcel. */
export interface PricedShipping {
  code: string;
  name: string;
  description: string;
  priceMinor: number;
  /** From goods of this value on it would cost nothing; null when it is never free. */
  freeFromMinor: number | null;
}

/** What decides the price of a delivery. */
export interface Parcel {
  weightGrams: number;
  /** Worth of all goods, discounts taken off. */
  valueMinor: number;
  /** Whether a coupon pays for the cheapest way. */
  givesFreeShipping: boolean;
}

function carries({ minWeightGrams, maxWeightGrams }: ShippingRateFacts, weightGrams: number): boolean {
  return (minWeightGrams === 0 || weightGrams > minWeightGrams) && (maxWeightGrams === null || weightGrams <= maxWeightGrams);
}

function isFree({ freeFromMinor }: ShippingRateFacts, valueMinor: number): boolean {
  return freeFromMinor !== null && valueMinor >= freeFromMinor;
}

function priced({ code, name, description, priceMinor, freeFromMinor }: ShippingRateFacts, costs: boolean): PricedShipping {
  const hint = freeFromMinor !== null && costs ? `Free from ${formatMoney(freeFromMinor)}.` : '';
  return {
    code,
    name,
    description: [description, hint].filter((text) => text !== '').join(' '),
    priceMinor: costs ? priceMinor : 0,
    freeFromMinor,
  };
}

/** The cheapest way; of equally cheap ones the first. */
export function cheapest(methods: readonly PricedShipping[]): PricedShipping | null {
  return methods.reduce<PricedShipping | null>(
    (best, method) => (best === null || method.priceMinor < best.priceMinor ? method : best),
    null,
  );
}

/**
 * The ways in which a zone delivers a parcel, in the zone's order, and behind them those of carriers.
 * @returns nothing when the parcel is too heavy for each of them
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
 * What goods of this value lack until one of the ways costs nothing.
 * @returns minor units; null when one costs nothing already, or none ever does
 */
export function missingForFreeDelivery(methods: readonly PricedShipping[], valueMinor: number): number | null {
  if (methods.some(({ priceMinor }) => priceMinor === 0)) return null;
  const missing = methods.flatMap(({ freeFromMinor }) =>
    freeFromMinor !== null && freeFromMinor > valueMinor ? [freeFromMinor - valueMinor] : [],
  );
  return missing.length === 0 ? null : Math.min(...missing);
}
