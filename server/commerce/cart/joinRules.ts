import { stockRow, unitPrice, type SaleFacts, sellable } from '../../catalogue/inventory/inventory.ts';
import { maxLines, quantityRule } from './rules.ts';

/** The part of a line that merging needs. */
export interface JoinedLine {
  key: string;
  quantity: number;
  product: SaleFacts;
}

/** Quantity of a line. */
export interface LineQuantity {
  key: string;
  quantity: number;
}

/** The result of joining two carts. */
export interface JoinedLines {
  /** Lines to write, in the order in which they were added. */
  joined: LineQuantity[];
  /** What doesn't fit: lines beyond the cart's limit, and quantities beyond what may be sold. */
  rest: LineQuantity[];
}

/**
 * Merges the lines of one cart into another: lines that both carts have are added up, limited to what may be sold but never below the
 * target's previous quantity. Pure.
 */
export function joinedLines(kept: readonly JoinedLine[], coming: readonly JoinedLine[], now: Date): JoinedLines {
  const quantities = new Map(kept.map(({ key, quantity }) => [key, quantity]));
  // Quantity in the cart so far, by stock.
  const held = new Map<number, number>();
  const hold = ({ product }: JoinedLine, more: number) => {
    const { id } = stockRow(product);
    held.set(id, (held.get(id) ?? 0) + more);
  };
  for (const line of kept) hold(line, line.quantity);
  const joined: LineQuantity[] = [];
  const rest: LineQuantity[] = [];
  for (const line of coming) {
    const before = quantities.get(line.key);
    if (before === undefined && quantities.size >= maxLines) {
      rest.push({ key: line.key, quantity: line.quantity });
      continue;
    }
    const quantity = joinedQuantity(line, before ?? 0, (held.get(stockRow(line.product).id) ?? 0) - (before ?? 0), now);
    hold(line, quantity - (before ?? 0));
    quantities.set(line.key, quantity);
    joined.push({ key: line.key, quantity });
    const missing = (before ?? 0) + line.quantity - quantity;
    if (missing > 0) rest.push({ key: line.key, quantity: missing });
  }
  return { joined, rest };
}

/** @param others quantity of the same stock in the cart's other lines */
function joinedQuantity({ product, quantity }: JoinedLine, before: number, others: number, now: Date): number {
  const left = sellable(stockRow(product));
  const byRule = quantityRule(product, unitPrice(product, now) ?? 0).max;
  const most = Math.min(byRule, left === null ? byRule : left - others);
  // A line that can no longer be bought is moved unchanged: the cart shows a warning, which is better than the line vanishing.
  if (most < 1) return before > 0 ? before : quantity;
  return Math.max(before, Math.min(before + quantity, most));
}
