import type { TaxClass, TaxStatus } from '../../generated/prisma/enums.ts';
import { ExtensionPoint, idFaults, throwFaults } from '../../platform/events/extensionPoint.ts';
import type { ShippingTax } from './deliveryVat.ts';
import type { TaxRates } from './taxRules.ts';

// The contract of tax providers: what an extension has to do so that the shop knows which taxes its prices contain (docs/extending/taxes.md).

/** Goods of a cart or order, as far as their taxes go. */
export interface TaxedLine {
  quantity: number;
  /** Price of all pieces in minor units, taxes included, discounts taken off. */
  amountMinor: number;
  /** The same before discounts. */
  undiscountedMinor: number;
  taxClass: TaxClass;
  /** SHIPPING: only the delivery of these goods is taxed. NONE: neither. */
  taxStatus: TaxStatus;
  /** False for what isn't shipped, such as downloads. */
  isShipped: boolean;
}

/** What taxes are calculated for. Equal requests have equal answers, so the shop keeps them. */
export interface TaxRequest {
  /** Day on which the taxes apply, in the shop's time zone (ISO 8601). */
  date: string;
  /** ISO 4217. */
  currency: string;
  /** ISO 3166-1 alpha-2; always a country that the shop delivers to. */
  country: string;
  /** As the shopper wrote it; '' while it isn't known. */
  postcode: string;
  /** As the shopper wrote it; '' while it isn't known. */
  city: string;
  lines: readonly TaxedLine[];
  /** Price of delivery in minor units, taxes included; 0 if it is free or nothing is shipped. */
  shippingMinor: number;
}

/** What staff set under Settings > VAT. A provider that knows the rates itself ignores it. */
export interface TaxSettings {
  rates: TaxRates;
  /** Whether all of delivery has the rate of the goods that are worth most; otherwise it is divided by their values. */
  taxesDeliveryByMainGoods: boolean;
}

/** Tax that the price of a line contains. */
export interface LineTax {
  /** In hundredths of a percent: 1900 is 19%. */
  vatBasisPoints: number;
  /** Part of `amountMinor`. */
  vatMinor: number;
}

/** The taxes in the prices of a request. */
export interface TaxCalculation {
  /** One for each line, in the same order. */
  lines: readonly LineTax[];
  /** Price of delivery by rate, highest rate first. The parts add up to `shippingMinor`; none if it is 0. */
  shipping: readonly ShippingTax[];
  /** Where the goods leave the tax area, such as "the Canary Islands": no tax is charged, and the shop says so. Otherwise null. */
  exportTo: string | null;
}

/** Calculates taxes. All prices of the shop include them, so a total is the same whatever the answer is. */
export interface TaxProvider {
  /** Lower case letters, digits and `-`; never changes. */
  readonly id: string;
  /** Whether it applies the rates that staff set under Settings > VAT. If not, the default, that screen says so. */
  readonly usesShopRates?: boolean;
  /**
   * Calculates the taxes of a cart or order. It may use the network: the shop never calls it within a transaction, stops waiting after five
   * seconds, and asks once for equal requests. When it throws, carts are shown without taxes, and orders are refused until it answers.
   */
  calculate(request: TaxRequest, settings: TaxSettings, signal: AbortSignal): Promise<TaxCalculation>;
  /**
   * Regular expression for postcodes of a country, without separators, that taxes depend on: the checkout asks again when one is entered.
   * Empty, or left out, where taxes depend on the country alone.
   */
  decidingPostcodes?(country: string): string;
}

/** The tax provider of the shop; always exactly one. */
export const taxProviders = new ExtensionPoint<TaxProvider>('taxProviders');

/** The provider that calculates the taxes of this shop. */
export function taxProvider(): TaxProvider {
  const [provider] = taxProviders.participants;
  if (!provider) throw new Error('The shop has no tax provider: set `taxes` in shop.config.ts');
  return provider;
}

/** @returns the tax provider of a shop's definition @throws ExtensionError */
export function checkedTaxProvider(provider: TaxProvider): TaxProvider {
  throwFaults(
    'taxes',
    idFaults([provider.id], /^[a-z][a-z0-9-]{0,39}$/, 'up to 40 lowercase letters, digits and hyphens, starting with a letter'),
  );
  return provider;
}
