import { createHash } from 'node:crypto';
import type { ShopChoiceKind } from '../../generated/prisma/enums.ts';

// The external shops of a cart, and whether they prevent an order. Pure.

/** A cart line to be bought at an external shop, as read from the database. */
export interface ExternalLine {
  lineId: number;
  key: string;
  quantity: number;
  shopId: number;
  shopName: string;
  marketplace: string;
  /** Null when the shop no longer lists the product. */
  externalId: string | null;
  /** The last choice for the shop; null if there is none. */
  choice: ShopChoiceKind | null;
  /** Hash of the lines that the choice was made for. */
  chosenHash: string | null;
}

/** State of an external shop's part of a cart. */
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

/**
 * Hash of a shop's part of a cart; any change of a line or quantity changes it.
 * @returns 32 lowercase hex digits
 */
function hashOfLines(lines: readonly Pick<ExternalLine, 'key' | 'quantity'>[]): string {
  const content = lines.map(({ key, quantity }) => `${key} ${quantity}`).toSorted();
  return createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 32);
}

/** The shops of a cart, in the order of the given lines. A choice applies only to the lines that it was made for. */
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

/** The shops that aren't handled yet. */
export function openShops(shops: readonly CartShop[]): CartShop[] {
  return shops.filter(({ state }) => state === 'PENDING');
}

/** The message for shoppers who order before all shops are handled (specification section 8). */
export function gateMessage(marketplace: string): string {
  return `You must check or cancel all ${marketplace} shops!`;
}
