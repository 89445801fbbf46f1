import { createHash } from 'node:crypto';
import { quantityFacts, stockRow, type SaleFacts, maxLineQuantity, sellable, unitDeposit } from '../../catalogue/inventory/inventory.ts';
import { BelowMinimumError, MaximumReachedError, OutOfStockError, SoldIndividuallyError } from './errors.ts';
import { says } from './__generated__/messages.ts';

/** Maximum number of lines in a cart, so that a cart always fits on one page. */
export const maxLines = 100;
/** No shopper genuinely wants a line above this amount (200,000.00); with this limit every cart total fits the API's 32-bit numbers. */
export const maxLineAmountMinor = 20_000_000;

/** Chosen options: term slugs by attribute slug. */
export type Options = Readonly<Record<string, string>>;

/** The options in a canonical order, so that equal choices are identical. */
function canonicalOptions(options: Options): [attribute: string, term: string][] {
  return Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/**
 * The key of a line within a cart: the same product with the same options always has the same key.
 * @returns 32 lowercase hex digits; MD5, because existing scripts expect that format and the key is no secret
 */
export function lineKey(productId: number, options: Options): string {
  const chosen = canonicalOptions(options);
  const text = chosen.length === 0 ? String(productId) : JSON.stringify([productId, chosen]);
  return createHash('md5').update(text).digest('hex');
}

/** Whether a text has the format of a line key. */
export function isLineKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** The maximum quantity of a line by its own rules, regardless of stock. */
function lineLimit(product: SaleFacts, unitPriceMinor: number): number {
  const unitMinor = unitPriceMinor + unitDeposit(product);
  const byAmount = unitMinor > 0 ? Math.max(1, Math.floor(maxLineAmountMinor / unitMinor)) : maxLineQuantity;
  return Math.min(product.maxQuantity ?? maxLineQuantity, maxLineQuantity, byAmount);
}

export interface RequestedQuantity {
  product: SaleFacts;
  unitPriceMinor: number;
  /** The requested quantity of the line. */
  quantity: number;
  /** Quantity of the same stock in the cart's other lines. */
  others: number;
  /** Key of the line, if it exists. */
  lineKey?: string;
}

/**
 * Checks whether a line may have this quantity.
 * @throws OutOfStockError, SoldIndividuallyError, MaximumReachedError or BelowMinimumError
 */
export function checkQuantity({ product, unitPriceMinor, quantity, others, lineKey: key }: RequestedQuantity): void {
  const { name } = product;
  const facts = quantityFacts(product);
  const left = sellable(stockRow(product));
  if (left === 0) throw new OutOfStockError({ left, productName: name, lineKey: key });
  if (facts.soldIndividually && quantity > 1) throw new SoldIndividuallyError(name);
  const limit = lineLimit(product, unitPriceMinor);
  // If the quantity exceeds both limits, report the lower one.
  if (left !== null && quantity + others > left && left - others <= limit)
    throw new OutOfStockError({ left, productName: name, lineKey: key });
  if (quantity > limit)
    throw new MaximumReachedError(
      limit,
      says((t) => t.orderAtMostAtOnce({ limit, name })),
    );
  if (quantity < facts.minQuantity) throw new BelowMinimumError(facts.minQuantity, name);
}

/** Sum of the lines in minor units, deposits included. */
export function subtotal(lines: readonly { quantity: number; unitPriceMinor: number; depositMinor: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * (line.unitPriceMinor + line.depositMinor), 0);
}

/** The quantities that a line may have, for forms. */
export function quantityRule(product: SaleFacts, unitPriceMinor: number): { min: number; max: number; step: number } {
  const facts = quantityFacts(product);
  const limit = facts.soldIndividually ? 1 : lineLimit(product, unitPriceMinor);
  return { min: facts.minQuantity, max: Math.min(sellable(facts) ?? limit, limit), step: 1 };
}

/** Parses the stored options of a line; ignores anything that isn't an option. */
export function parseOptions(stored: unknown): Options {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

const ownAgedColumns = { minimumAge: true, externalShopId: true } as const;

/** Selects the columns of a product that decide about its minimum age. */
export const agedColumns = { ...ownAgedColumns, parent: { select: ownAgedColumns } } as const;

interface Aged {
  minimumAge: number | null;
}

/** The highest minimum age of products in years; null if none has one. That of a variation is its parent's. */
export function minimumAgeOf(products: readonly (Aged & { parent: Aged | null })[]): number | null {
  const ages = products.flatMap((product) => (product.parent ?? product).minimumAge ?? []);
  return ages.length === 0 ? null : Math.max(...ages);
}
