import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { nothingMerged, personalData, type MergedThings, type VisitorMerging } from './personalData.ts';

// A guest's data belongs to the account from sign-in on: cart, compare list, wishlist, votes and reviews are merged together or not at all.
// If a newcomer became two guests (see newVisitors.ts), their carts and lists are merged.

/** Merges within a transaction. */
export type MergeWithin = (tx: Tx, merging: VisitorMerging) => Promise<MergedThings>;

/** Reads what must be read before the transaction of the merge. */
export async function prepareMerge(shop: Shop): Promise<MergeWithin> {
  const mergers = await personalData.prepared(({ merge }) => merge?.(shop));
  return async (tx, merging) => {
    const merged = { ...nothingMerged };
    for (const merge of mergers) Object.assign(merged, await merge(tx, merging));
    return merged;
  };
}

/** Drops everything that the request has cached about its caller. */
export function forgetCaller(shop: Shop): void {
  for (const { callerChanged } of personalData.participants) callerChanged?.(shop);
  shop.effects.cartChanged();
  shop.effects.listsChanged();
}

/**
 * Merges a guest's data in a transaction of its own. Idempotent.
 * @returns the numbers of merged items, to show to the shopper
 * @throws TryAgainError; then nothing has changed
 */
export async function mergeVisitor(shop: Shop, merging: VisitorMerging): Promise<MergedThings> {
  const mergeWithin = await prepareMerge(shop);
  const merged = await withRetry(
    () => shop.db.prisma.$transaction((tx) => mergeWithin(tx, merging)),
    (error) => isUniqueViolation(error, 'Cart_visitorId_key'),
  );
  // A product that both had reviewed now has one review less.
  await shop.catalog.reload();
  forgetCaller(shop);
  // All three identities may have open pages.
  const { fromVisitorId, toVisitorId, accountId } = merging;
  shop.effects.ownersChanged({ visitorIds: [fromVisitorId, toVisitorId], accountIds: accountId === null ? [] : [accountId] });
  return merged;
}
