import type { OfferAvailability } from '../../generated/prisma/client.ts';

// What an offer costs and whether it can be had. Offers of this shop itself repeat nothing: they cost what the product costs here.

/** What is needed of an offer. */
export interface PricedOffer {
  priceMinor: number | null;
  priorPriceMinor: number | null;
  shippingMinor: number | null;
  availability: OfferAvailability;
  merchant: { isOwnShop: boolean };
  product: PricedProduct | null;
}

/** What is needed of the product that is offered. */
interface PricedProduct {
  status: string;
  regularPriceMinor: number | null;
  priceMinor: number;
  priorPriceMinor: number | null;
  isAvailable: boolean;
}

/** The columns that the facts come from, as Prisma selects them. */
export const pricedColumns = {
  priceMinor: true,
  priorPriceMinor: true,
  shippingMinor: true,
  availability: true,
  merchant: { select: { isOwnShop: true } },
  product: { select: { status: true, regularPriceMinor: true, priceMinor: true, priorPriceMinor: true, isAvailable: true } },
} as const;

/** Money in minor units. */
export interface OfferPrice {
  /** Null when it has no price of its own. */
  priceMinor: number | null;
  priorPriceMinor: number | null;
  shippingMinor: number | null;
  availability: OfferAvailability;
}

/** What it costs and whether it can be had, as shown. */
export function offerPrice(offer: PricedOffer): OfferPrice {
  const { priceMinor, priorPriceMinor, shippingMinor, availability, merchant, product } = offer;
  if (!merchant.isOwnShop || !product) return { priceMinor, priorPriceMinor, shippingMinor, availability };
  const hasPrice = product.regularPriceMinor !== null || product.priceMinor > 0;
  return {
    priceMinor: hasPrice ? product.priceMinor : null,
    priorPriceMinor: product.priorPriceMinor,
    shippingMinor,
    availability: product.isAvailable ? 'IN_STOCK' : 'OUT_OF_STOCK',
  };
}

/** Price and shipping together; null when it has no price. Unknown shipping counts as nothing, and `isShippingKnown` tells it apart. */
export function totalPriceMinor({ priceMinor, shippingMinor }: Pick<OfferPrice, 'priceMinor' | 'shippingMinor'>): number | null {
  return priceMinor === null ? null : priceMinor + (shippingMinor ?? 0);
}

/** The host that a link leads to, without "www."; null for what is no address. */
export function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, '') || null;
}
