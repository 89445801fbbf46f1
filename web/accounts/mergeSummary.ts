import * as t from './__generated__/messages.ts';

// Messages after sign-in about the guest's items that were merged into the account.

/** Numbers of items merged from the guest's cart and lists; items that the account already had don't count. */
export interface MergedCounts {
  cart: number;
  compared: number;
  wished: number;
}

const items = (count: number) => t.countItems({ count });

/** @returns for example "2 items added: 1 to your cart, 1 to your wishlist."; null when nothing was merged */
export function mergeSummary({ cart, compared, wished }: MergedCounts): string | null {
  const total = cart + compared + wished;
  if (total === 0) return null;
  const parts = [
    { count: cart, place: 'to your cart' },
    { count: compared, place: 'to your comparison' },
    { count: wished, place: 'to your wishlist' },
  ].filter(({ count }) => count > 0);
  const [only] = parts;
  const where = parts.length === 1 && only ? only.place : parts.map(({ count, place }) => `${count} ${place}`).join(', ');
  return t.itemsAddedWhere({ count: parts.length, items: items(total), where });
}

/** Returns whether anything was merged. */
export function hasMerged({ cart, compared, wished }: MergedCounts): boolean {
  return cart + compared + wished > 0;
}
