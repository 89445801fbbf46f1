import { allocate } from '../coupons/coupons.ts';
import { vatOf } from './taxRules.ts';

// The VAT included in the price of shipping. Pure.

/** The part of a shipped line that this VAT depends on. */
export interface DeliveredGoods {
  /** The VAT rate of its shipping, in hundredths of a per cent. */
  vatBasisPoints: number;
  /** The line's price after discounts. */
  paidMinor: number;
  /** The line's price before discounts: used when all goods are free. */
  lineMinor: number;
}

/** A part of the price of shipping, with the VAT included in it. */
export interface ShippingTax {
  vatBasisPoints: number;
  /** The amount including VAT. */
  grossMinor: number;
  vatMinor: number;
}

/** The value of the goods by rate, highest rate first. */
function worthByRate(goods: readonly DeliveredGoods[]): Map<number, number> {
  const isPaid = goods.some(({ paidMinor }) => paidMinor > 0);
  const isPriced = goods.some(({ lineMinor }) => lineMinor > 0);
  const worth = new Map<number, number>();
  for (const { vatBasisPoints, paidMinor, lineMinor } of goods.toSorted((a, b) => b.vatBasisPoints - a.vatBasisPoints)) {
    // Free goods count with their price before discounts; if no goods have a price, all count the same.
    const value = isPaid ? paidMinor : isPriced ? lineMinor : 1;
    worth.set(vatBasisPoints, (worth.get(vatBasisPoints) ?? 0) + value);
  }
  return worth;
}

/**
 * Splits the price of shipping by the rates of the shipped goods, highest rate first, in proportion to their prices; the result is the same
 * for prices with and without VAT.
 * @param byMainGoods apply the rate with the highest value of goods to all of it instead
 */
export function shippingTaxes(priceMinor: number, goods: readonly DeliveredGoods[], byMainGoods: boolean): ShippingTax[] {
  const worth = worthByRate(goods);
  const [main] = [...worth].toSorted((a, b) => b[1] - a[1]);
  if (priceMinor === 0 || !main) return [];
  const parts = byMainGoods ? [main] : [...worth];
  // Named by index: of equal remainders, the higher rate gets the cent.
  const shares = allocate(priceMinor, new Map(parts.map(([, value], index) => [String(index), value])));
  return parts.flatMap(([vatBasisPoints], index) => {
    const grossMinor = shares.get(String(index)) ?? 0;
    return grossMinor === 0 ? [] : [{ vatBasisPoints, grossMinor, vatMinor: vatOf(grossMinor, vatBasisPoints) }];
  });
}
