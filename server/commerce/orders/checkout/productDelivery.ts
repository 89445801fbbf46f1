import { nextEstimateChange } from '../../../../shared/delivery/deliveryEstimate.ts';
import { canSell, saleColumns, unitPrice, type SaleFacts } from '../../../catalogue/inventory/inventory.ts';
import type { Holdings } from '../../../platform/cache/holdings.ts';
import type { Country } from '../../../platform/i18n/countries.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { goodsLine, homeCountry, quoteFor, type DeliveredProduct, type OfferedShipping } from './quote.ts';
import { checkoutSettings } from './settings.ts';

// What the delivery of a single product costs, and when it arrives: the quote of a cart that holds nothing else.

const goodsColumns = { taxStatus: true, taxClass: true, weightGrams: true, isVirtual: true, externalShopId: true } as const;

const { parent: _parent, ...ownSaleColumns } = saleColumns;

/** Selects the data that the delivery of a product without a parent needs. */
export const ownDeliveredColumns = { ...ownSaleColumns, ...goodsColumns } as const;

/** Selects the data of a variation that its delivery needs. */
export const deliveredColumns = {
  ...ownDeliveredColumns,
  parent: { select: { ...saleColumns.parent.select, weightGrams: true, externalShopId: true } },
} as const;

/** A product as read with deliveredColumns. */
interface OfferedProduct extends SaleFacts, DeliveredProduct {
  externalShopId: number | null;
  parent: (NonNullable<SaleFacts['parent']> & NonNullable<DeliveredProduct['parent']> & { externalShopId: number | null }) | null;
}

/** The cheapest delivery of a product. */
export interface ProductDelivery {
  country: Country;
  method: OfferedShipping;
  /** Working days from the order to its dispatch. */
  handlingDays: number;
}

/**
 * The cheapest delivery of the smallest quantity of a product to the shop's default country.
 *
 * Pages with it are cached for everybody, but the days change with the clock. The cached response ends at that moment, rather than the browser
 * calculating the days: readers without JavaScript and callers of the API get correct days as well, and pages without a promise stay cached.
 * @returns null for what this shop can't sell now, doesn't ship, or doesn't deliver to that country
 */
export async function deliveryOfProduct(shop: Shop, product: OfferedProduct, holdings?: Holdings): Promise<ProductDelivery | null> {
  const { now } = shop;
  const settings = await checkoutSettings(shop);
  const unitPriceMinor = unitPrice(product, now);
  const quantity = product.minQuantity;
  if (unitPriceMinor === null || !canSell(product, quantity, now) || (product.parent ?? product).externalShopId !== null) return null;
  const quote = quoteFor(settings, {
    lines: [goodsLine(product, { quantity, unitPriceMinor, depositMinor: 0, discountMinor: 0 })],
    country: homeCountry(settings),
    now,
    shippingMethod: null,
    givesFreeShipping: false,
  });
  if (!quote?.shippingMethod) return null;
  if (quote.shippingMethod.deliveryEstimate) holdings?.endAt(nextEstimateChange(settings.calendar, now, settings.timeZone));
  return { country: quote.country, method: quote.shippingMethod, handlingDays: settings.calendar.handlingDays };
}
