// Messages after sign-in about the guest's items that were merged into the account.

/** Numbers of items merged from the guest's cart and lists; items that the account already had don't count. */
export interface MergedCounts {
  cart: number;
  compared: number;
  wished: number;
}

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** @returns for example "2 items merged: 1 in your cart, 1 on your wishlist."; null when nothing was merged */
export function mergedWords({ cart, compared, wished }: MergedCounts): string | null {
  const total = cart + compared + wished;
  if (total === 0) return null;
  const parts = [
    { count: cart, place: 'in your cart' },
    { count: compared, place: 'to compare' },
    { count: wished, place: 'on your wishlist' },
  ].filter(({ count }) => count > 0);
  const [only] = parts;
  const where = parts.length === 1 && only ? only.place : parts.map(({ count, place }) => `${count} ${place}`).join(', ');
  return parts.length === 1 ? `${items(total)} merged, ${where}.` : `${items(total)} merged: ${where}.`;
}

/** Returns whether anything was merged. */
export function hasMerged({ cart, compared, wished }: MergedCounts): boolean {
  return cart + compared + wished > 0;
}
