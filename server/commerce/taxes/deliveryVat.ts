import { allocate } from '../coupons/coupons.ts';
import { vatOf } from './taxRules.ts';

// The VAT that the price of delivery contains. Pure.

/** A line of what is delivered, as far as that VAT goes. */
export interface DeliveredGoods {
  /** The rate at which its delivery is taxed, in hundredths of a percent. */
  vatBasisPoints: number;
  /** What it costs, discounts taken off. */
  paidMinor: number;
  /** What it costs before discounts: decides where all of it is free. */
  lineMinor: number;
}

/** A part of the price of delivery, with the VAT that it contains. */
export interface ShippingTax {
  vatBasisPoints: number;
  /** The part, VAT included. */
  grossMinor: number;
  vatMinor: number;
}

/** What the goods of each rate are worth, highest rate first. */
function worthByRate(goods: readonly DeliveredGoods[]): Map<number, number> {
  const isPaid = goods.some(({ paidMinor }) => paidMinor > 0);
  const isPriced = goods.some(({ lineMinor }) => lineMinor > 0);
  const worth = new Map<number, number>();
  for (const { vatBasisPoints, paidMinor, lineMinor } of goods.toSorted((a, b) => b.vatBasisPoints - a.vatBasisPoints)) {
    // Goods that are given away are worth what they would have cost; those without a price count the same.
    const value = isPaid ? paidMinor : isPriced ? lineMinor : 1;
    worth.set(vatBasisPoints, (worth.get(vatBasisPoints) ?? 0) + value);
  }
  return worth;
}

/**
 * Parts the price of delivery by the rates of what is delivered, highest rate first: as the prices of the goods are parted, which comes to
 * the same for prices with VAT and without.
 * @param byMainGoods all of it has the rate whose goods are worth most instead
 */
export function shippingTaxes(priceMinor: number, goods: readonly DeliveredGoods[], byMainGoods: boolean): ShippingTax[] {
  const worth = worthByRate(goods);
  const [main] = [...worth].toSorted((a, b) => b[1] - a[1]);
  if (priceMinor === 0 || !main) return [];
  const parts = byMainGoods ? [main] : [...worth];
  // Named by their place: of equal remainders, the higher rate gets the cent.
  const shares = allocate(priceMinor, new Map(parts.map(([, value], index) => [String(index), value])));
  return parts.flatMap(([vatBasisPoints], index) => {
    const grossMinor = shares.get(String(index)) ?? 0;
    return grossMinor === 0 ? [] : [{ vatBasisPoints, grossMinor, vatMinor: vatOf(grossMinor, vatBasisPoints) }];
  });
}
