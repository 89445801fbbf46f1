import { isUniqueViolation, withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { personalData, type MergedThings, type VisitorMerging } from './personalData.ts';

// What a guest has gathered belongs to the account from the moment they sign in: cart, comparison, wishlist, votes and reviews go over
// together or not at all. Of a newcomer who became two guests (see newcomers.ts) cart and lists become one.

/** Merges within a transaction. */
export type MergeWithin = (tx: Tx, merging: VisitorMerging) => Promise<MergedThings>;

/** Reads what has to be read before the transaction that merges. */
export async function prepareMerge(shop: Shop): Promise<MergeWithin> {
  const mergers = await personalData.prepared(({ merge }) => merge?.(shop));
  return async (tx, merging) => {
    const merged = { lines: 0, compared: 0, wished: 0 };
    for (const merge of mergers) Object.assign(merged, await merge(tx, merging));
    return merged;
  };
}

/** What the request knows of its caller counts no more. */
export function forgetCaller(shop: Shop): void {
  for (const { callerChanged } of personalData.participants) callerChanged?.(shop);
  shop.effects.cartChanged();
  shop.effects.listsChanged();
}

/**
 * The same in a transaction of its own. Done again, it finds nothing more to do.
 * @returns how many things came over, so that the shopper can be told
 * @throws TryAgainError; then nothing has changed
 */
export async function mergeVisitor(shop: Shop, merging: VisitorMerging): Promise<MergedThings> {
  const mergeWithin = await prepareMerge(shop);
  const merged = await withRetry(
    () => shop.db.prisma.$transaction((tx) => mergeWithin(tx, merging)),
    (error) => isUniqueViolation(error, 'Cart_visitorId_key'),
  );
  // What was reviewed twice counts once now.
  await shop.catalog.reload();
  forgetCaller(shop);
  // Whoever the caller counts as at this moment: all three may have pages open.
  const { fromVisitorId, toVisitorId, accountId } = merging;
  shop.effects.ownersChanged({ visitorIds: [fromVisitorId, toVisitorId], accountIds: accountId === null ? [] : [accountId] });
  return merged;
}
