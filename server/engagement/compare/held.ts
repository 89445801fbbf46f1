import type { ListOwner } from '../../foundation/accounts/accounts.ts';
import type { Tx } from '../../platform/database/db.ts';
import { Prisma, type CompareGroup } from '../../generated/prisma/client.ts';
import type { CompareGroups } from './groups.ts';

// What a list holds, looked at below its lock by those who change it.

/** The owner's list, made where there is none, locked until the transaction ends. */
export async function lockList(tx: Tx, { accountId, visitorId }: ListOwner, now: Date): Promise<number> {
  const target = accountId === null ? Prisma.sql`("visitorId")` : Prisma.sql`("accountId")`;
  const [list] = await tx.$queryRaw<{ id: number }[]>`
    insert into "CompareList" ("visitorId", "accountId", "updatedAt") values (${visitorId}::int, ${accountId}::int, ${now}::timestamptz)
    on conflict ${target} do update set "updatedAt" = excluded."updatedAt"
    returning "id"`;
  if (!list) throw new Error('A compare list was neither created nor found');
  return list.id;
}

export interface HeldItem {
  productId: number;
  /** Null when it is not published any more: then it is in no group, and takes up no place. */
  categoryIds: number[] | null;
}

/** What a list holds, in the order of adding. */
export async function heldItems(tx: Tx, listId: number): Promise<HeldItem[]> {
  return tx.$queryRaw<HeldItem[]>`
    select i."productId", p."categoryIds" from "CompareItem" i
    left join "Product" p on p."id" = i."productId" and p."status" = 'PUBLISHED'
    where i."listId" = ${listId}::int order by i."id"`;
}

/** The group of what is held; null for what is not shown. */
export function groupOfHeld({ categoryIds }: HeldItem, { groupOf }: Pick<CompareGroups, 'groupOf'>): CompareGroup | null {
  return categoryIds === null ? null : groupOf({ categoryIds });
}

/** What a list holds of a group. */
export function heldOf(held: readonly HeldItem[], group: CompareGroup, groups: Pick<CompareGroups, 'groupOf'>): HeldItem[] {
  return held.filter((item) => groupOfHeld(item, groups)?.id === group.id);
}
