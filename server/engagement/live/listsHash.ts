import { createHash } from 'node:crypto';
import { compareList } from '../compare/compare.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { readOwnWishlist } from '../wishlist/wishlist.ts';

// The hash of a visitor's lists, analogous to the cart's hash (cart/state.ts).

/** The data that the hash is computed from: database IDs in the order of each list. */
export interface HashedLists {
  compared: readonly number[];
  wished: readonly number[];
  /** Identifies the account that owns the lists, without revealing it; '' for a guest. */
  owner?: string;
}

/**
 * @returns 32 lowercase hex digits, equal for equal lists of the same account or of guests; '' for a guest with empty lists. Signing in or
 * out therefore changes the hash, and no page shows a cached copy of another person's lists
 */
export function listsHash({ compared, wished, owner = '' }: HashedLists): string {
  if (compared.length === 0 && wished.length === 0 && owner === '') return '';
  return createHash('sha256')
    .update(JSON.stringify(owner === '' ? [compared, wished] : [compared, wished, owner]))
    .digest('hex')
    .slice(0, 32);
}

/** The current hash of the caller's lists. */
export async function readListsHash(shop: Shop): Promise<string> {
  const [{ productIds: compared }, { productIds: wished }] = await Promise.all([compareList(shop), readOwnWishlist(shop)]);
  const account = await shop.visitor.account();
  // Signed, because plain account IDs could be enumerated.
  return listsHash({ compared, wished, owner: account ? shop.keys.sign(`lists of account ${account.id}`).toString('hex') : '' });
}
