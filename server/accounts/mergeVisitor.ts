import { mergeCartsWithin } from '../cart/mergeCarts.ts';
import { compareGroups, type CompareGroups } from '../compare/groups.ts';
import { forgetList } from '../compare/list.ts';
import { mergeCompareWithin } from '../compare/merge.ts';
import { isUniqueViolation, withRetry } from '../database/retry.ts';
import type { Tx } from '../db.ts';
import { mergeVotesWithin } from '../offers/mergeVotes.ts';
import { lockReviewedProducts, mergeReviewsWithin } from '../reviews/merge.ts';
import type { Shop } from '../shop.ts';
import { mergeWishlistWithin } from '../wishlist/merge.ts';
import { forgetWishlist } from '../wishlist/reading.ts';

// What a guest has gathered belongs to the account from the moment they sign in: cart, comparison, wishlist, votes and reviews go over
// together or not at all. Of a newcomer who became two guests (see newcomers.ts) cart and lists become one.

/** Who becomes whom. */
export interface VisitorMerging {
  /** The guest. */
  fromVisitorId: number;
  /** The visitor whose cart the guest's joins; the guest themselves when that visitor is the one who signs in. */
  toVisitorId: number;
  /** The account, which has the lists; null when both are guests, whose votes and reviews stay where they are. */
  accountId: number | null;
}

/** What came over that was not there before. */
export interface MergedThings {
  /** Lines of the cart. */
  lines: number;
  compared: number;
  wished: number;
}

/**
 * Merges within a transaction. They are locked in this order by everybody who locks more than one of them: cart, comparison,
 * wishlist, products, offers, reviews, the catalogue's revision.
 * @param groups read before the transaction
 */
export async function mergeVisitorWithin(
  tx: Tx,
  { fromVisitorId, toVisitorId, accountId, groups, now }: VisitorMerging & { groups: Pick<CompareGroups, 'groupOf'>; now: Date },
): Promise<MergedThings> {
  const to = { accountId, visitorId: accountId === null ? toVisitorId : null };
  const { merged: lines } = await mergeCartsWithin(tx, { fromVisitorId, toVisitorId, now });
  const { merged: compared } = await mergeCompareWithin(tx, { fromVisitorId, to, groups, now });
  const { merged: wished } = await mergeWishlistWithin(tx, { fromVisitorId, to, now });
  if (accountId === null) return { lines, compared, wished };
  await lockReviewedProducts(tx, fromVisitorId);
  await mergeVotesWithin(tx, { fromVisitorId, toAccountId: accountId });
  await mergeReviewsWithin(tx, { fromVisitorId, toAccountId: accountId });
  return { lines, compared, wished };
}

/**
 * The same in a transaction of its own. Done again, it finds nothing more to do.
 * @returns how many things came over, so that the shopper can be told
 * @throws TryAgainError; then nothing has changed
 */
export async function mergeVisitor(shop: Shop, merging: VisitorMerging): Promise<MergedThings> {
  const groups = await compareGroups(shop);
  const merged = await withRetry(
    () => shop.db.prisma.$transaction((tx) => mergeVisitorWithin(tx, { ...merging, groups, now: shop.now })),
    (error) => isUniqueViolation(error, 'Cart_visitorId_key'),
  );
  // What was reviewed twice counts once now.
  await shop.catalog.reload();
  forgetList(shop);
  forgetWishlist(shop);
  shop.effects.cartChanged();
  shop.effects.listsChanged();
  // Whoever the caller counts as at this moment: all three may have pages open.
  const { fromVisitorId, toVisitorId, accountId } = merging;
  shop.effects.ownersChanged({ visitorIds: [fromVisitorId, toVisitorId], accountIds: accountId === null ? [] : [accountId] });
  return merged;
}
