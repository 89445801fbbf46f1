import type { ListOwner } from '../../foundation/accounts/accounts.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { CompareGroups } from './groups.ts';
import { groupOfHeld, heldItems, lockList, type HeldItem } from './held.ts';
import { maxPerGroup } from './rules.ts';

// A guest's list joins that of the account they sign in to.

export interface CompareMerging {
  fromVisitorId: number;
  to: ListOwner;
  /** Read before the transaction: within one, nothing but its own client may be asked. */
  groups: Pick<CompareGroups, 'groupOf'>;
  now: Date;
}

export interface CompareMerged {
  /** So many products came over that were not there. */
  merged: number;
  /** So many had no place: their groups are full. They are gone. */
  left: number;
}

/** Which of the guest's products come over, in their order, behind those that are there. */
function accepted(
  held: readonly HeldItem[],
  incoming: readonly HeldItem[],
  groups: CompareMerging['groups'],
): CompareMerged & { ids: number[] } {
  const there = new Set(held.map(({ productId }) => productId));
  const counts = new Map<number, number>();
  const place = (item: HeldItem) => {
    const group = groupOfHeld(item, groups);
    // What is not shown now takes up no place.
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
 * Puts what a guest compares behind what the owner compares, within a transaction. What both have stays where it is with the owner;
 * no group holds more than it may. The guest's list is gone afterwards, so that the same done again finds nothing to do.
 */
export async function mergeCompareWithin(tx: Tx, { fromVisitorId, to, groups, now }: CompareMerging): Promise<CompareMerged> {
  const nothing = { merged: 0, left: 0 };
  if (to.visitorId === fromVisitorId) return nothing;
  const [from] = await tx.$queryRaw<{ id: number }[]>`select "id" from "CompareList" where "visitorId" = ${fromVisitorId}::int for update`;
  if (!from) return nothing;
  const incoming = await heldItems(tx, from.id);
  if (incoming.length > 0) {
    const listId = await lockList(tx, to, now);
    const { ids, ...result } = accepted(await heldItems(tx, listId), incoming, groups);
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
