import { createHash } from 'node:crypto';
import { quantityFacts, stockRow, type SaleFacts, maxLineQuantity, sellable } from '../../catalogue/inventory/inventory.ts';
import { BelowMinimumError, MaximumReachedError, OutOfStockError, SoldIndividuallyError } from './errors.ts';

/** Different lines a cart holds at most, so that a cart is always one page. */
export const maxLines = 100;
/** A line of more than this (200,000.00) is never a shopper's wish; with it every cart's total fits the API's 32-bit numbers. */
export const maxLineAmountMinor = 20_000_000;

/** Chosen options by attribute slug: term slugs. */
export type Options = Readonly<Record<string, string>>;

/** The same options in the one order that equal choices share. */
function canonicalOptions(options: Options): [attribute: string, term: string][] {
  return Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/**
 * Names a line within a cart: the same product with the same options always has the same key.
 * @returns 32 lowercase hex digits; MD5 because existing scripts expect that form, nothing is kept secret by it
 */
export function lineKey(productId: number, options: Options): string {
  const chosen = canonicalOptions(options);
  const text = chosen.length === 0 ? String(productId) : JSON.stringify([productId, chosen]);
  return createHash('md5').update(text).digest('hex');
}

/** Whether a line could have this key at all. */
export function isLineKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** The most one line may hold by its own rules, whatever is in stock. */
function lineLimit(product: SaleFacts, unitPriceMinor: number): number {
  const byAmount = unitPriceMinor > 0 ? Math.max(1, Math.floor(maxLineAmountMinor / unitPriceMinor)) : maxLineQuantity;
  return Math.min(product.maxQuantity ?? maxLineQuantity, maxLineQuantity, byAmount);
}

export interface QuantityWish {
  product: SaleFacts;
  unitPriceMinor: number;
  /** What the line would hold. */
  quantity: number;
  /** What the cart's other lines take of the same stock. */
  others: number;
  /** The line, where there is one. */
  lineKey?: string;
}

/**
 * Decides whether a line may hold this quantity.
 * @throws OutOfStockError, SoldIndividuallyError, MaximumReachedError or BelowMinimumError
 */
export function checkQuantity({ product, unitPriceMinor, quantity, others, lineKey: key }: QuantityWish): void {
  const { name } = product;
  const facts = quantityFacts(product);
  const left = sellable(stockRow(product));
  if (left === 0) throw new OutOfStockError({ left, productName: name, lineKey: key });
  if (facts.soldIndividually && quantity > 1) throw new SoldIndividuallyError(name);
  const limit = lineLimit(product, unitPriceMinor);
  // Of two bounds that are both passed, the narrower one is told.
  if (left !== null && quantity + others > left && left - others <= limit)
    throw new OutOfStockError({ left, productName: name, lineKey: key });
  if (quantity > limit) throw new MaximumReachedError(limit, `You can order at most ${limit} of “${name}” at once.`);
  if (quantity < facts.minQuantity) throw new BelowMinimumError(facts.minQuantity, name);
}

/** Sum of the lines in minor units. */
export function subtotal(lines: readonly { quantity: number; unitPriceMinor: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
}

/** Which quantities a line may hold, as forms need it. */
export function quantityRule(product: SaleFacts, unitPriceMinor: number): { min: number; max: number; step: number } {
  const facts = quantityFacts(product);
  const limit = facts.soldIndividually ? 1 : lineLimit(product, unitPriceMinor);
  return { min: facts.minQuantity, max: Math.min(sellable(facts) ?? limit, limit), step: 1 };
}

/** Reads the stored options of a line; whatever is not an option is left out. */
export function parseOptions(stored: unknown): Options {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
