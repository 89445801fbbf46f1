import type { ListOwner } from '../../foundation/accounts/accounts.ts';
import type { Tx } from '../../platform/database/db.ts';
import { Prisma, type CompareGroup } from '../../generated/prisma/client.ts';
import type { CompareGroups } from './groups.ts';

// The contents of a locked list, for operations that change it.

/** Finds or creates the owner's list and locks it until the transaction ends. */
export async function lockList(tx: Tx, { accountId, visitorId }: ListOwner, now: Date): Promise<number> {
  const target = accountId === null ? Prisma.sql`("visitorId")` : Prisma.sql`("accountId")`;
  const [list] = await tx.$queryRaw<{ id: number }[]>`
    insert into "CompareList" ("visitorId", "accountId", "updatedAt") values (${visitorId}::int, ${accountId}::int, ${now}::timestamptz)
    on conflict ${target} do update set "updatedAt" = excluded."updatedAt"
    returning "id"`;
  if (!list) throw new Error('A compare list was neither created nor found');
  return list.id;
}

export interface ListedItem {
  productId: number;
  /** Null when the product is no longer published: then it is in no group and doesn't count towards a limit. */
  categoryIds: number[] | null;
}

/** The items of a list, in the order in which they were added. */
export async function listedItems(tx: Tx, listId: number): Promise<ListedItem[]> {
  return tx.$queryRaw<ListedItem[]>`
    select i."productId", p."categoryIds" from "CompareItem" i
    left join "Product" p on p."id" = i."productId" and p."status" = 'PUBLISHED'
    where i."listId" = ${listId}::int order by i."id"`;
}

/** The group of an item; null when the item isn't shown. */
export function groupOfItem({ categoryIds }: ListedItem, { groupOf }: Pick<CompareGroups, 'groupOf'>): CompareGroup | null {
  return categoryIds === null ? null : groupOf({ categoryIds });
}

/** The items of a list that belong to a group. */
export function itemsOfGroup(held: readonly ListedItem[], group: CompareGroup, groups: Pick<CompareGroups, 'groupOf'>): ListedItem[] {
  return held.filter((item) => groupOfItem(item, groups)?.id === group.id);
}
