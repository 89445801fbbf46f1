import { createHash } from 'node:crypto';
import { compareList } from '../compare/compare.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { readOwnWishlist } from '../wishlist/wishlist.ts';

// What is known of a visitor's lists without looking at them, as the cart's hash is of the cart (cart/state.ts).

/** What the hash is made of: database ids in the lists' own orders. */
export interface HashedLists {
  compared: readonly number[];
  wished: readonly number[];
  /** Stands for the account whose lists they are, and tells nothing of it; '' for a guest. */
  owner?: string;
}

/**
 * @returns 32 lowercase hex digits, equal for equal lists of the same account, or of guests; '' for a guest who compares nothing and
 *   wishes for nothing. So whoever signs in or out has another hash, and no page shows a copy that it kept of somebody else
 */
export function listsHash({ compared, wished, owner = '' }: HashedLists): string {
  if (compared.length === 0 && wished.length === 0 && owner === '') return '';
  return createHash('sha256')
    .update(JSON.stringify(owner === '' ? [compared, wished] : [compared, wished, owner]))
    .digest('hex')
    .slice(0, 32);
}

/** The hash of the caller's lists as they are now. */
export async function readListsHash(shop: Shop): Promise<string> {
  const [{ productIds: compared }, { productIds: wished }] = await Promise.all([compareList(shop), readOwnWishlist(shop)]);
  const account = await shop.visitor.account();
  // Signed, because numbers of accounts could be counted through.
  return listsHash({ compared, wished, owner: account ? shop.keys.sign(`lists of account ${account.id}`).toString('hex') : '' });
}
