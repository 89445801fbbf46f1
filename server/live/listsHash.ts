import { createHash } from 'node:crypto';
import { compareList } from '../compare/list.ts';
import type { Shop } from '../shop.ts';
import { readOwnWishlist } from '../wishlist/reading.ts';

// What is known of a visitor's lists without looking at them, as the cart's hash is of the cart (cart/state.ts).

/** What the hash is made of: database ids in the lists' own orders. */
export interface HashedLists {
  compared: readonly number[];
  wished: readonly number[];
}

/** @returns 32 lowercase hex digits, equal for equal lists; '' when nothing is compared and nothing wished for */
export function listsHash({ compared, wished }: HashedLists): string {
  if (compared.length === 0 && wished.length === 0) return '';
  return createHash('sha256')
    .update(JSON.stringify([compared, wished]))
    .digest('hex')
    .slice(0, 32);
}

/** The hash of the caller's lists as they are now. */
export async function readListsHash(shop: Shop): Promise<string> {
  const [{ productIds: compared }, { productIds: wished }] = await Promise.all([compareList(shop), readOwnWishlist(shop)]);
  return listsHash({ compared, wished });
}
