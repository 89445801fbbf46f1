import type { OfferAvailability, ProductType } from '../../generated/prisma/client.ts';
import { isPriced } from '../../catalogue/products/products.ts';

// Price and availability of an offer. Offers of this shop itself have none of their own: they use those of the product.

/** The data of an offer that its price needs. */
export interface PricedOffer {
  priceMinor: number | null;
  priorPriceMinor: number | null;
  shippingMinor: number | null;
  availability: OfferAvailability;
  merchant: { isOwnShop: boolean };
  product: PricedProduct | null;
}

/** The data of the product that the price needs. */
interface PricedProduct {
  status: string;
  type: ProductType;
  regularPriceMinor: number | null;
  priceMinor: number;
  priceMaxMinor: number;
  priorPriceMinor: number | null;
  isAvailable: boolean;
}

/** The Prisma selection of the columns that the price needs. */
export const pricedColumns = {
  priceMinor: true,
  priorPriceMinor: true,
  shippingMinor: true,
  availability: true,
  merchant: { select: { isOwnShop: true } },
  product: {
    select: {
      status: true,
      type: true,
      regularPriceMinor: true,
      priceMinor: true,
      priceMaxMinor: true,
      priorPriceMinor: true,
      isAvailable: true,
    },
  },
} as const;

/** Price of an offer. Amounts are in minor units. */
export interface OfferPrice {
  /** Null when the offer has no price. */
  priceMinor: number | null;
  priorPriceMinor: number | null;
  shippingMinor: number | null;
  availability: OfferAvailability;
}

/** The displayed price and availability of an offer. */
export function offerPrice(offer: PricedOffer): OfferPrice {
  const { priceMinor, priorPriceMinor, shippingMinor, availability, merchant, product } = offer;
  if (!merchant.isOwnShop || !product) return { priceMinor, priorPriceMinor, shippingMinor, availability };
  return {
    priceMinor: isPriced(product) ? product.priceMinor : null,
    priorPriceMinor: product.priorPriceMinor,
    shippingMinor,
    availability: product.isAvailable ? 'IN_STOCK' : 'OUT_OF_STOCK',
  };
}

/** Price plus shipping; null without a price. Unknown shipping counts as 0; `isShippingKnown` distinguishes the cases. */
export function totalPriceMinor({ priceMinor, shippingMinor }: Pick<OfferPrice, 'priceMinor' | 'shippingMinor'>): number | null {
  return priceMinor === null ? null : priceMinor + (shippingMinor ?? 0);
}

/** The host of a URL, without "www."; null for an invalid URL. */
export function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, '') || null;
}
