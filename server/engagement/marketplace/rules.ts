import { createHash } from 'node:crypto';
import type { ShopChoiceKind } from '../../generated/prisma/enums.ts';

// Which external shops a cart has, and whether they stand in the way of an order. Pure.

/** A line of a cart that is bought at an external shop, as it was read. */
export interface ExternalLine {
  lineId: number;
  key: string;
  quantity: number;
  shopId: number;
  shopName: string;
  marketplace: string;
  /** Null when the shop does not list it any more. */
  externalId: string | null;
  /** The last choice for the shop; null when there was none. */
  choice: ShopChoiceKind | null;
  /** The lines that it was made for. */
  chosenHash: string | null;
}

/** What is to be said of an external shop's part of a cart. */
type CartShopState = 'PENDING' | ShopChoiceKind;

/** An external shop's part of a cart. */
export interface CartShop {
  shopId: number;
  shopName: string;
  marketplace: string;
  lines: readonly ExternalLine[];
  linesHash: string;
  state: CartShopState;
}

/** Names what a shop's part of a cart holds: with another line or quantity it is another one. @returns 32 lowercase hex digits */
function hashOfLines(lines: readonly Pick<ExternalLine, 'key' | 'quantity'>[]): string {
  const content = lines.map(({ key, quantity }) => `${key} ${quantity}`).toSorted();
  return createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 32);
}

/** The shops of a cart, in the order of the given lines. A choice counts for the lines that it was made for, and for no others. */
export function shopsOf(lines: readonly ExternalLine[]): CartShop[] {
  const ids = new Set(lines.map(({ shopId }) => shopId));
  return [...ids].flatMap((id) => {
    const own = lines.filter((line) => line.shopId === id);
    const [first] = own;
    if (!first) return [];
    const { shopId, shopName, marketplace, choice, chosenHash } = first;
    const linesHash = hashOfLines(own);
    return [
      { shopId, shopName, marketplace, lines: own, linesHash, state: choice !== null && chosenHash === linesHash ? choice : 'PENDING' },
    ];
  });
}

/** The shops that are still to be handled. */
export function openShops(shops: readonly CartShop[]): CartShop[] {
  return shops.filter(({ state }) => state === 'PENDING');
}

/** What a shopper is told who orders before all shops are handled (specification section 8). */
export function gateMessage(marketplace: string): string {
  return `You must check or cancel all ${marketplace} shops!`;
}
