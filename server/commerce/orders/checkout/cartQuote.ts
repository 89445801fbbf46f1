import { priceCart, pricedCartSelection, pricedLinesSelection, type LineRow } from '../../cart/cart.ts';
import { unitPrice } from '../../../catalogue/inventory/inventory.ts';
import type { ShownCoupon } from '../../coupons/coupons.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import {
  goodsLine,
  homeCountry,
  quoteFor,
  withEstimate,
  type DeliveredProduct,
  type GoodsLine,
  type OfferedShipping,
  type Quote,
} from './quote.ts';
import { checkoutSettings } from './settings.ts';
import { taxesIfKnown, type TaxCalculation } from '../../taxes/taxes.ts';
import { carrierMethods, methodsFor } from '../../shipping/shipping.ts';
import { orderTotals, type OrderTotals } from './totals.ts';

// The quote of a cart for display: locks nothing and leaves out items that can no longer be bought.

const stockColumns = { managesStock: true, stock: true, isInStock: true, backorders: true, lowStockAmount: true } as const;
const goodsColumns = { ...stockColumns, taxStatus: true, taxClass: true, weightGrams: true, isVirtual: true } as const;
const { select: lineColumns, ...lineOrder } = pricedLinesSelection.lines;
const productColumns = lineColumns.product.select;

/** Selects the data of a cart that its quote needs. All fields based on the quote use this selection, so that they share one statement. */
export const quoteSelection = {
  ...pricedCartSelection,
  lines: {
    ...lineOrder,
    select: {
      ...lineColumns,
      product: {
        select: {
          ...productColumns,
          ...goodsColumns,
          parent: { select: { ...productColumns.parent.select, ...stockColumns, weightGrams: true } },
        },
      },
    },
  },
} as const;

/** A cart as read with quoteSelection. */
export interface QuotedCart {
  lines: readonly (LineRow & { product: DeliveredProduct })[];
  coupons: readonly { coupon: ShownCoupon }[];
}

/** Parameters of a quote. */
export interface QuoteRequest {
  /** Country code; null for the shop's assumed destination. */
  country: string | null;
  /** What of the address is known beside the country: taxes and carriers may depend on it. */
  postcode?: string | null | undefined;
  city?: string | null | undefined;
  /** Code of the shipping method; null for the cheapest. */
  shippingMethod: string | null;
}

/** @returns null when the shop doesn't deliver to the country */
export async function quoteOfCart(shop: Shop, cart: QuotedCart, wish: QuoteRequest): Promise<Quote | null> {
  const settings = await checkoutSettings(shop);
  return quoteFor(settings, { ...wish, ...soldOf(shop, cart), country: wish.country ?? homeCountry(settings), now: shop.now });
}

function soldOf({ now }: Shop, cart: QuotedCart): { lines: GoodsLine[]; givesFreeShipping: boolean } {
  const { soldHere, outcome } = priceCart(cart, now);
  const products = new Map(cart.lines.map(({ key, product }) => [key, product]));
  const goods = soldHere.flatMap(({ key, quantity, unitPriceMinor, depositMinor }) => {
    const product = products.get(key);
    // Items that can no longer be bought are neither shipped nor charged.
    if (!product || unitPrice(product, now) === null) return [];
    return [goodsLine(product, { quantity, unitPriceMinor, depositMinor, discountMinor: outcome.discountByKey.get(key) ?? 0 })];
  });
  return { lines: goods, givesFreeShipping: outcome.givesFreeShipping };
}

/** The taxes in a quote; null while they can't be calculated. */
export async function taxesOfQuote(shop: Shop, { taxRequest }: Quote): Promise<TaxCalculation | null> {
  return taxesIfKnown(shop, taxRequest, (await checkoutSettings(shop)).taxes);
}

/** The cart's total while its destination is unknown. A shop that delivers nowhere still adds up the goods. */
export async function estimateOfCart(shop: Shop, cart: QuotedCart): Promise<OrderTotals> {
  const quote = await quoteOfCart(shop, cart, { country: null, shippingMethod: null });
  if (quote) return quote.totals;
  return orderTotals(soldOf(shop, cart).lines, 0);
}

/**
 * The shipping methods shown to visitors without a cart.
 * @param country code; null for the shop's assumed destination
 */
export async function methodsWithoutCart(shop: Shop, country: string | null): Promise<OfferedShipping[]> {
  const settings = await checkoutSettings(shop);
  const code = country ?? homeCountry(settings);
  const zone = settings.zoneByCountry.get(code);
  if (!zone) return [];
  const nothing = { weightGrams: 0, valueMinor: 0 };
  const carried = carrierMethods(settings.carriers, { country: code, postcode: '', ...nothing });
  return methodsFor(zone, { ...nothing, givesFreeShipping: false }, carried).map((method) => withEstimate(method, settings, shop.now));
}
