import { taxShares, vatOf, type TaxShare } from './taxRules.ts';

// What an order costs, from what its lines cost: the one place where its sums are made. Pure.

/** A line as far as its sums go. */
export interface TotalsLine {
  quantity: number;
  unitPriceMinor: number;
  /** What coupons take off the whole line; at most what it costs. */
  discountMinor: number;
  /** VAT that the line's price contains, in hundredths of a percent. */
  vatBasisPoints: number;
}

/** What one line comes to. */
export interface LineTotals {
  /** Unit price times quantity, before discounts. */
  lineMinor: number;
  discountMinor: number;
  vatBasisPoints: number;
  /** VAT that lineMinor - discountMinor contains. */
  vatMinor: number;
}

/** What an order comes to, in minor units. */
export interface OrderTotals {
  /** Sum of the lines before discounts. */
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  shippingVatBasisPoints: number;
  shippingVatMinor: number;
  /** subtotal - discount + shipping */
  totalMinor: number;
  /** VAT that the total contains: that of the lines and of shipping. */
  vatMinor: number;
  /** The same VAT by rate. */
  taxes: TaxShare[];
  /** In the order of the given lines. */
  lines: LineTotals[];
}

/** Shipping as far as sums go. */
export interface TotalsShipping {
  priceMinor: number;
  vatBasisPoints: number;
}

function lineTotals({ quantity, unitPriceMinor, discountMinor, vatBasisPoints }: TotalsLine): LineTotals {
  const lineMinor = unitPriceMinor * quantity;
  return { lineMinor, discountMinor, vatBasisPoints, vatMinor: vatOf(lineMinor - discountMinor, vatBasisPoints) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Adds up. VAT is rounded once for each line and once for shipping, so that every sum is exact. */
export function orderTotals(lines: readonly TotalsLine[], shipping: TotalsShipping): OrderTotals {
  const each = lines.map(lineTotals);
  const shippingVatMinor = vatOf(shipping.priceMinor, shipping.vatBasisPoints);
  const subtotalMinor = sum(each.map(({ lineMinor }) => lineMinor));
  const discountMinor = sum(each.map((line) => line.discountMinor));
  return {
    subtotalMinor,
    discountMinor,
    shippingMinor: shipping.priceMinor,
    shippingVatBasisPoints: shipping.vatBasisPoints,
    shippingVatMinor,
    totalMinor: subtotalMinor - discountMinor + shipping.priceMinor,
    vatMinor: sum(each.map(({ vatMinor }) => vatMinor)) + shippingVatMinor,
    taxes: taxShares([...each, { vatBasisPoints: shipping.vatBasisPoints, vatMinor: shippingVatMinor }]),
    lines: each,
  };
}
