import { listOwner, type ListOwner } from '../../foundation/accounts/accounts.ts';
import { readRows } from '../../platform/database/db.ts';
import { Prisma, type CompareGroup } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { compareGroups } from './groups.ts';

// What somebody compares, as they see it. Products that are not published any more, or that cannot be compared any more, are left
// out everywhere: in lists and in counts. Their rows stay, in case they come back.

/** A compared product, and what was known of it when it was added. */
export interface ComparedItem {
  productId: number;
  /** The product's number in addresses. */
  number: number;
  addedAt: Date;
  before: { priceMinor: number; isAvailable: boolean };
  now: { priceMinor: number; isAvailable: boolean };
}

export interface ComparedGroup {
  group: CompareGroup;
  /** In the order of adding. */
  items: ComparedItem[];
}

export interface CompareListFacts {
  /** Of all groups, in the order of adding. */
  productIds: number[];
  /** The same by their numbers in addresses. */
  numbers: number[];
  /** Those with products, in the shop's order. */
  groups: ComparedGroup[];
}

/** Nothing is compared. */
const emptyList: CompareListFacts = { productIds: [], numbers: [], groups: [] };

/** Condition on an owner's list, called l. */
export function ownedBy({ accountId, visitorId }: ListOwner): Prisma.Sql {
  return accountId === null ? Prisma.sql`l."visitorId" = ${visitorId}::int` : Prisma.sql`l."accountId" = ${accountId}::int`;
}

interface ItemRow {
  productId: number;
  number: number;
  addedAt: Date;
  priceMinor: number;
  isAvailable: boolean;
  priceNow: number;
  availableNow: boolean;
  categoryIds: number[];
}

async function read(shop: Shop): Promise<CompareListFacts> {
  const owner = await listOwner(shop);
  if (owner === null) return emptyList;
  const rows = await readRows<ItemRow>(
    shop.db,
    Prisma.sql`
      select i."productId", p."number", i."addedAt", i."priceMinor", i."isAvailable",
        p."priceMinor" as "priceNow", p."isAvailable" as "availableNow", p."categoryIds"
      from "CompareList" l join "CompareItem" i on i."listId" = l."id" join "Product" p on p."id" = i."productId"
      where ${ownedBy(owner)} and p."status" = 'PUBLISHED' and p."parentId" is null
      order by i."id"`,
  );
  if (rows.length === 0) return emptyList;
  const { all, groupOf } = await compareGroups(shop);
  const items = new Map(all.map(({ id }): [number, ComparedItem[]] => [id, []]));
  const [productIds, numbers]: [number[], number[]] = [[], []];
  for (const row of rows) {
    const group = groupOf(row);
    if (!group) continue;
    productIds.push(row.productId);
    numbers.push(row.number);
    items.get(group.id)?.push({
      productId: row.productId,
      number: row.number,
      addedAt: row.addedAt,
      before: { priceMinor: row.priceMinor, isAvailable: row.isAvailable },
      now: { priceMinor: row.priceNow, isAvailable: row.availableNow },
    });
  }
  const groups = all.map((group) => ({ group, items: items.get(group.id) ?? [] }));
  return { productIds, numbers, groups: groups.filter((compared) => compared.items.length > 0) };
}

// Many fields of one request ask for the list: it is read once, and again after a change.
const lists = new WeakMap<Shop, Promise<CompareListFacts>>();

/** What the caller compares, read in one statement for each request. */
export function compareList(shop: Shop): Promise<CompareListFacts> {
  const found = lists.get(shop);
  if (found) return found;
  const list = read(shop);
  lists.set(shop, list);
  return list;
}

/** The caller's list was changed: what was read of it counts no more. */
export function forgetList(shop: Shop): void {
  lists.delete(shop);
}
