import { shippingTaxes, type ShippingTax, taxShares, vatOf, type TaxShare } from '../../taxes/taxes.ts';

// What an order costs, from what its lines cost: the one place where its sums are made. Pure.

/** A line as far as its sums go. */
export interface TotalsLine {
  quantity: number;
  unitPriceMinor: number;
  /** What coupons take off the whole line; at most what it costs. */
  discountMinor: number;
  /** VAT that the line's price contains, in hundredths of a percent. */
  vatBasisPoints: number;
  /** VAT that its share of delivery contains; null for what is not delivered. */
  deliveryBasisPoints: number | null;
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
  /** What shipping costs by the rates of VAT that it contains. */
  shippingTaxes: ShippingTax[];
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
  /** Whether all of it has the rate of VAT whose goods are worth most. */
  byMainGoods: boolean;
}

function lineTotals({ quantity, unitPriceMinor, discountMinor, vatBasisPoints }: TotalsLine): LineTotals {
  const lineMinor = unitPriceMinor * quantity;
  return { lineMinor, discountMinor, vatBasisPoints, vatMinor: vatOf(lineMinor - discountMinor, vatBasisPoints) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Adds up. VAT is rounded once for each line and once for each rate of shipping, so that every sum is exact. */
export function orderTotals(lines: readonly TotalsLine[], { priceMinor, byMainGoods }: TotalsShipping): OrderTotals {
  const each = lines.map(lineTotals);
  const delivered = lines.flatMap(({ deliveryBasisPoints, quantity, unitPriceMinor, discountMinor }) => {
    const lineMinor = quantity * unitPriceMinor;
    return deliveryBasisPoints === null ? [] : [{ vatBasisPoints: deliveryBasisPoints, lineMinor, paidMinor: lineMinor - discountMinor }];
  });
  const ofShipping = shippingTaxes(priceMinor, delivered, byMainGoods);
  const shippingVatMinor = sum(ofShipping.map(({ vatMinor }) => vatMinor));
  const subtotalMinor = sum(each.map(({ lineMinor }) => lineMinor));
  const discountMinor = sum(each.map((line) => line.discountMinor));
  return {
    subtotalMinor,
    discountMinor,
    shippingMinor: priceMinor,
    shippingTaxes: ofShipping,
    shippingVatMinor,
    totalMinor: subtotalMinor - discountMinor + priceMinor,
    vatMinor: sum(each.map(({ vatMinor }) => vatMinor)) + shippingVatMinor,
    taxes: taxShares([...each, ...ofShipping]),
    lines: each,
  };
}
