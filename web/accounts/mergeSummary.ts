import * as t from './__generated__/messages.ts';

// Messages after sign-in about the guest's items that were merged into the account.

/** Numbers of items merged from the guest's cart and lists; items that the account already had don't count. */
export interface MergedCounts {
  cart: number;
  /** Items of the guest's cart that did not fit, wholly or in part. */
  cartLeftOut: number;
  compared: number;
  wished: number;
}

function added({ cart, compared, wished }: MergedCounts): string[] {
  const parts = [
    { count: cart, alone: t.itemsAddedToCart, part: t.countToCart },
    { count: compared, alone: t.itemsAddedToComparison, part: t.countToComparison },
    { count: wished, alone: t.itemsAddedToWishlist, part: t.countToWishlist },
  ].filter(({ count }) => count > 0);
  const [only] = parts;
  if (!only) return [];
  if (parts.length === 1) return [only.alone({ count: only.count })];
  return [t.itemsAddedTo({ count: cart + compared + wished, places: parts.map(({ count, part }) => part({ count })).join(', ') })];
}

/** @returns for example "2 items added: 1 to your cart, 1 to your wishlist."; null when nothing was merged, nor left out */
export function mergeSummary(merged: MergedCounts): string | null {
  const { cartLeftOut } = merged;
  const sentences = [...added(merged), ...(cartLeftOut > 0 ? [t.itemsLeftOutOfCart({ count: cartLeftOut })] : [])];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** Returns whether there is anything to say about a merge. */
export const hasMerged = (merged: MergedCounts): boolean => mergeSummary(merged) !== null;
