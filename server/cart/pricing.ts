import { priceColumns } from '../catalog/inventory.ts';
import { unitPrice, type PriceFacts } from '../catalog/saleRules.ts';

/** Selects of a cart what its amounts are made of. Every derived field uses this one selection, so that they share one statement. */
export const pricedLinesSelection = {
  lines: { orderBy: { id: 'asc' }, select: { quantity: true, product: { select: priceColumns } } },
} as const;

/** The lines with the prices of this instant; what cannot be bought any more costs nothing. */
export function pricedLines(
  lines: readonly { quantity: number; product: PriceFacts }[],
  now: Date,
): { quantity: number; unitPriceMinor: number }[] {
  return lines.map(({ quantity, product }) => ({
    quantity,
    unitPriceMinor: unitPrice(product, now) ?? 0,
  }));
}
