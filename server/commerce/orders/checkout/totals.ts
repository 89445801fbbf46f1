import { type ShippingTax, type TaxCalculation, taxShares, type TaxShare } from '../../taxes/taxes.ts';

// Calculates an order's totals from its lines; no other code adds them up. Pure.

/** The part of a line that totals need. */
export interface TotalsLine {
  quantity: number;
  unitPriceMinor: number;
  /** On each piece. */
  depositMinor: number;
  /** Discount by coupons on the whole line; at most the line's price. */
  discountMinor: number;
}

/** What an order comes to, in minor units. Prices include taxes, so none of it depends on them. */
export interface OrderTotals {
  /** Sum of the lines before discounts. */
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  /** subtotal - discount + shipping */
  totalMinor: number;
}

/** The totals of a line. */
export interface LineTotals {
  /** Unit price and deposit times quantity, before discounts. */
  lineMinor: number;
  discountMinor: number;
  vatBasisPoints: number;
  /** VAT included in lineMinor - discountMinor. */
  vatMinor: number;
}

/** The VAT that an order's total contains. */
export interface OrderTaxes {
  /** The shipping cost by the VAT rates that it includes. */
  shippingTaxes: readonly ShippingTax[];
  shippingVatMinor: number;
  /** VAT included in the total: that of the lines and of shipping. */
  vatMinor: number;
  /** Where the goods leave the tax area, such as "the Canary Islands"; null inside it. */
  exportTo: string | null;
  /** In the order of the given lines. */
  lines: LineTotals[];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const lineOf = ({ quantity, unitPriceMinor, depositMinor }: TotalsLine) => quantity * (unitPriceMinor + depositMinor);

/** Adds up what is paid. */
export function orderTotals(lines: readonly TotalsLine[], shippingMinor: number): OrderTotals {
  const subtotalMinor = sum(lines.map(lineOf));
  const discountMinor = sum(lines.map((line) => line.discountMinor));
  return { subtotalMinor, discountMinor, shippingMinor, totalMinor: subtotalMinor - discountMinor + shippingMinor };
}

/** Adds up the VAT in it. It is rounded once for each line and once for each rate of shipping, so that every sum is exact. */
export function orderTaxes(lines: readonly TotalsLine[], { lines: taxes, shipping, exportTo }: TaxCalculation): OrderTaxes {
  const each = lines.map((line, index) => {
    const tax = taxes[index];
    if (!tax) throw new Error(`No tax for line ${index}`);
    return { lineMinor: lineOf(line), discountMinor: line.discountMinor, vatBasisPoints: tax.vatBasisPoints, vatMinor: tax.vatMinor };
  });
  const shippingVatMinor = sum(shipping.map(({ vatMinor }) => vatMinor));
  const vatMinor = sum(each.map((line) => line.vatMinor)) + shippingVatMinor;
  return { shippingTaxes: shipping, shippingVatMinor, vatMinor, exportTo, lines: each };
}

/** The VAT of a calculation by rate, highest rate first. */
export function taxesByRate({ lines, shipping }: TaxCalculation): TaxShare[] {
  return taxShares([...lines, ...shipping]);
}
