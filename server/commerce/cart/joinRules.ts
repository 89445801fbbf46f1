import { stockRow, unitPrice, type SaleFacts, sellable } from '../../catalogue/inventory/inventory.ts';
import { maxLines, quantityRule } from './rules.ts';

/** A line as far as joining goes. */
export interface JoinedLine {
  key: string;
  quantity: number;
  product: SaleFacts;
}

/**
 * What the lines of one cart become in another: the sum where both have it, up to what may be sold, but never less than the other
 * cart held before. Pure.
 * @returns the lines to write, in the order in which they came; what no longer finds room in the cart is left out
 */
export function joinedLines(kept: readonly JoinedLine[], coming: readonly JoinedLine[], now: Date): { key: string; quantity: number }[] {
  const quantities = new Map(kept.map(({ key, quantity }) => [key, quantity]));
  // Of each stock, how many the cart holds so far.
  const held = new Map<number, number>();
  const hold = ({ product }: JoinedLine, more: number) => {
    const { id } = stockRow(product);
    held.set(id, (held.get(id) ?? 0) + more);
  };
  for (const line of kept) hold(line, line.quantity);
  const joined: { key: string; quantity: number }[] = [];
  for (const line of coming) {
    const before = quantities.get(line.key);
    if (before === undefined && quantities.size >= maxLines) continue;
    const quantity = joinedQuantity(line, before ?? 0, (held.get(stockRow(line.product).id) ?? 0) - (before ?? 0), now);
    hold(line, quantity - (before ?? 0));
    quantities.set(line.key, quantity);
    joined.push({ key: line.key, quantity });
  }
  return joined;
}

/** @param others what other lines of the cart take of the same stock */
function joinedQuantity({ product, quantity }: JoinedLine, before: number, others: number, now: Date): number {
  const left = sellable(stockRow(product));
  const byRule = quantityRule(product, unitPrice(product, now) ?? 0).max;
  const most = Math.min(byRule, left === null ? byRule : left - others);
  // A line that cannot be bought any more comes over as it is: the cart says so, which is better than if it had vanished.
  if (most < 1) return before > 0 ? before : quantity;
  return Math.max(before, Math.min(before + quantity, most));
}
