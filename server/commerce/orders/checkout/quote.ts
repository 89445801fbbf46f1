import { shopDay } from '../../../../shared/clock/shopClock.ts';
import { deliveryEstimate, type DeliveryEstimate } from '../../../../shared/delivery/deliveryEstimate.ts';
import { stockRow, type GoodsFacts, type StockFacts } from '../../../catalogue/inventory/inventory.ts';
import { countryByCode, type Country } from '../../../platform/i18n/countries.ts';
import type { CheckoutSettings } from './settings.ts';
import { carrierMethods, cheapest, methodsFor, type PricedShipping } from '../../shipping/shipping.ts';
import { currencyCode } from '../../../platform/operation/shop.ts';
import type { TaxRequest } from '../../taxes/taxes.ts';
import { orderTotals, type OrderTotals } from './totals.ts';

// What a cart would cost, delivered to a country in some way. The cart page, the checkout page and the order itself ask here,
// so that they cannot differ. The taxes in it are calculated apart from it, by its `taxRequest`. Pure.

/** Code of the assumed destination country while nothing else is known: the default country, else the first that the shop delivers to. */
export function homeCountry({
  zoneByCountry,
  countries,
  defaultCountry,
}: Pick<CheckoutSettings, 'zoneByCountry' | 'countries' | 'defaultCountry'>): string {
  return zoneByCountry.has(defaultCountry) ? defaultCountry : (countries[0]?.code ?? defaultCountry);
}

/** The part of a cart line that a quote needs. */
export interface GoodsLine extends Omit<GoodsFacts, 'categoryIds'> {
  quantity: number;
  unitPriceMinor: number;
  /** On each piece; neither coupons nor free delivery count it. */
  depositMinor: number;
  /** Discount by coupons on the whole line. */
  discountMinor: number;
  /** Whether the whole quantity is in stock; false if any of it is backordered. */
  isInStock: boolean;
}

/** The product data that shipping and tax need. */
export interface DeliveredProduct extends Pick<GoodsFacts, 'taxStatus' | 'taxClass' | 'weightGrams' | 'isVirtual'>, StockFacts {
  parent: (Pick<GoodsFacts, 'weightGrams'> & StockFacts) | null;
}

type Sold = Pick<GoodsLine, 'quantity' | 'unitPriceMinor' | 'depositMinor' | 'discountMinor'>;

/** A line with this product; a variation without a weight has its product's weight. */
export function goodsLine(product: DeliveredProduct, { quantity, unitPriceMinor, depositMinor, discountMinor }: Sold): GoodsLine {
  const { taxStatus, taxClass, weightGrams, isVirtual, parent } = product;
  const { managesStock, stock, isInStock } = stockRow(product);
  return {
    quantity,
    unitPriceMinor,
    depositMinor,
    discountMinor,
    taxStatus,
    taxClass,
    weightGrams: weightGrams ?? parent?.weightGrams ?? null,
    isVirtual,
    isInStock: managesStock ? stock >= quantity : isInStock,
  };
}

/** Parameters of a quote. */
export interface QuoteRequest {
  lines: readonly GoodsLine[];
  /** Code of the country that it goes to. */
  country: string;
  /** As people write it; null or '' while it is not known. */
  postcode?: string | null | undefined;
  city?: string | null | undefined;
  now: Date;
  /** Code of the requested shipping method; if it isn't offered, the cheapest one is used. */
  shippingMethod: string | null;
  givesFreeShipping: boolean;
}

/** A shipping method for a cart. */
export interface OfferedShipping extends PricedShipping {
  /** When it would arrive if it were ordered now; null where no date is promised. */
  deliveryEstimate: DeliveryEstimate | null;
}

/** The cost of a cart. */
export interface Quote {
  country: Country;
  /** Whether anything needs shipping. */
  needsShipping: boolean;
  /** Whether the order can be delivered: false when it is too heavy for every shipping method. */
  isDeliverable: boolean;
  /** Empty when nothing needs shipping or the order can't be delivered. */
  shippingMethods: readonly OfferedShipping[];
  /** The shipping method included in the totals; null if there is none. */
  shippingMethod: OfferedShipping | null;
  totals: OrderTotals;
  /** Value of the goods after discounts, without deposits: what counts for free delivery. */
  valueMinor: number;
  lines: readonly GoodsLine[];
  /** What the taxes in the total are calculated for. */
  taxRequest: TaxRequest;
}

/** Weight of the goods in grams; goods without a weight count as 0. */
function weightOf(lines: readonly GoodsLine[]): number {
  return lines.reduce((sum, { isVirtual, weightGrams, quantity }) => sum + (isVirtual ? 0 : (weightGrams ?? 0) * quantity), 0);
}

/** What its taxes are calculated for. */
function taxRequestOf({ lines, country, postcode, city, now }: QuoteRequest, shippingMinor: number): TaxRequest {
  return {
    date: shopDay(now),
    currency: currencyCode,
    country,
    postcode: postcode ?? '',
    city: city ?? '',
    // A deposit has the VAT of its goods (docs/prices.md).
    lines: lines.map(({ quantity, unitPriceMinor, depositMinor, discountMinor, taxClass, taxStatus, isVirtual }) => ({
      quantity,
      amountMinor: quantity * (unitPriceMinor + depositMinor) - discountMinor,
      undiscountedMinor: quantity * (unitPriceMinor + depositMinor),
      taxClass,
      taxStatus,
      isShipped: !isVirtual,
    })),
    shippingMinor,
  };
}

/** The settings that decide delivery dates. */
type Dispatch = Pick<CheckoutSettings, 'calendar' | 'timeZone'>;

/** A method with its delivery date for goods that are in stock. */
export function withEstimate(method: PricedShipping, { calendar, timeZone }: Dispatch, now: Date): OfferedShipping {
  const { transitDays } = method;
  return { ...method, deliveryEstimate: transitDays && deliveryEstimate(calendar, transitDays, now, timeZone) };
}

/** @returns null when the shop doesn't deliver to the country */
export function quoteFor(settings: Pick<CheckoutSettings, 'zoneByCountry' | 'carriers'> & Dispatch, request: QuoteRequest): Quote | null {
  const { zoneByCountry, carriers } = settings;
  const { lines, country: code, givesFreeShipping } = request;
  const [country, zone] = [countryByCode.get(code), zoneByCountry.get(code)];
  if (!country || !zone) return null;
  const needsShipping = lines.some(({ isVirtual }) => !isVirtual);
  const valueMinor = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor - line.discountMinor, 0);
  const weightGrams = weightOf(lines);
  const carried = () => carrierMethods(carriers, { country: code, postcode: request.postcode ?? '', weightGrams, valueMinor });
  const priced = needsShipping ? methodsFor(zone, { weightGrams, valueMinor, givesFreeShipping }, carried()) : [];
  // Nobody knows when backordered goods arrive at the shop.
  const isPromised = lines.every(({ isVirtual, isInStock }) => isVirtual || isInStock);
  const shippingMethods = priced.map((method) =>
    isPromised ? withEstimate(method, settings, request.now) : { ...method, deliveryEstimate: null },
  );
  const shippingMethod = shippingMethods.find((method) => method.code === request.shippingMethod) ?? cheapest(shippingMethods);
  const shippingMinor = shippingMethod?.priceMinor ?? 0;
  return {
    country,
    needsShipping,
    isDeliverable: !needsShipping || shippingMethods.length > 0,
    shippingMethods,
    shippingMethod,
    totals: orderTotals(lines, shippingMinor),
    valueMinor,
    lines,
    taxRequest: taxRequestOf(request, shippingMinor),
  };
}
