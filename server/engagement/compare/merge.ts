import type { ListOwner } from '../../foundation/accounts/accounts.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { CompareGroups } from './groups.ts';
import { groupOfItem, listedItems, lockList, type ListedItem } from './listItems.ts';
import { maxPerGroup } from './rules.ts';

// Merges a guest's compare list into that of the account they sign in to.

export interface CompareMerging {
  fromVisitorId: number;
  to: ListOwner;
  /** Loaded before the transaction: inside one only its own client may be used. */
  groups: Pick<CompareGroups, 'groupOf'>;
  now: Date;
}

export interface CompareMerged {
  /** Number of products that were added. */
  merged: number;
  /** Number of products that were dropped because their groups are full. */
  left: number;
}

/** The guest's products to add, in their order, after the existing ones. */
function accepted(
  held: readonly ListedItem[],
  incoming: readonly ListedItem[],
  groups: CompareMerging['groups'],
): CompareMerged & { ids: number[] } {
  const there = new Set(held.map(({ productId }) => productId));
  const counts = new Map<number, number>();
  const place = (item: ListedItem) => {
    const group = groupOfItem(item, groups);
    // Items that aren't shown now don't count towards the limit.
    if (!group) return null;
    const count = (counts.get(group.id) ?? 0) + 1;
    counts.set(group.id, count);
    return count;
  };
  held.forEach(place);
  const result = { ids: [] as number[], merged: 0, left: 0 };
  for (const item of incoming) {
    if (there.has(item.productId)) continue;
    const count = place(item);
    if (count !== null && count > maxPerGroup) result.left += 1;
    else result.ids.push(item.productId);
    if (count !== null && count <= maxPerGroup) result.merged += 1;
  }
  return result;
}

/**
 * Appends a guest's compare list to the owner's, within a transaction. Products on both lists keep their position in the owner's; no group
 * exceeds its limit. Deletes the guest's list, which makes the merge idempotent.
 */
export async function mergeCompareWithin(tx: Tx, { fromVisitorId, to, groups, now }: CompareMerging): Promise<CompareMerged> {
  const nothing = { merged: 0, left: 0 };
  if (to.visitorId === fromVisitorId) return nothing;
  const [from] = await tx.$queryRaw<{ id: number }[]>`select "id" from "CompareList" where "visitorId" = ${fromVisitorId}::int for update`;
  if (!from) return nothing;
  const incoming = await listedItems(tx, from.id);
  if (incoming.length > 0) {
    const listId = await lockList(tx, to, now);
    const { ids, ...result } = accepted(await listedItems(tx, listId), incoming, groups);
    await tx.$executeRaw`
      insert into "CompareItem" ("listId", "productId", "addedAt", "priceMinor", "isAvailable")
      select ${listId}::int, i."productId", i."addedAt", i."priceMinor", i."isAvailable"
      from unnest(${ids}::int[]) with ordinality as a("id", "place")
      join "CompareItem" i on i."listId" = ${from.id}::int and i."productId" = a."id"
      order by a."place" on conflict do nothing`;
    await tx.compareList.delete({ where: { id: from.id } });
    return result;
  }
  await tx.compareList.delete({ where: { id: from.id } });
  return nothing;
}
