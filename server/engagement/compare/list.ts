import { listOwner, type ListOwner } from '../../foundation/accounts/accounts.ts';
import { readPlanned } from '../../platform/database/db.ts';
import { Prisma, type CompareGroup } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { compareGroups } from './groups.ts';

// A shopper's compare list. Products that are no longer published or comparable are excluded from all lists and counts. Their rows remain,
// in case they return.

/** A compared product, with its data at the time it was added. */
export interface ComparedItem {
  productId: number;
  /** The product's number as used in URLs. */
  number: number;
  addedAt: Date;
  before: { priceMinor: number; isAvailable: boolean };
  now: { priceMinor: number; isAvailable: boolean };
}

export interface ComparedGroup {
  group: CompareGroup;
  /** In the order in which they were added. */
  items: ComparedItem[];
}

export interface CompareListFacts {
  /** Products of all groups, in the order in which they were added. */
  productIds: number[];
  /** The products' numbers as used in URLs. */
  numbers: number[];
  /** The groups with products, in the shop's order. */
  groups: ComparedGroup[];
}

const emptyList: CompareListFacts = { productIds: [], numbers: [], groups: [] };

/** SQL condition for an owner's list, with the alias l. */
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
  const rows = await readPlanned<ItemRow>(
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

// Many fields of a request read the list: it is loaded once, and again after a change.
const lists = new WeakMap<Shop, Promise<CompareListFacts>>();

/** The caller's compare list, loaded in one statement per request. */
export function compareList(shop: Shop): Promise<CompareListFacts> {
  const found = lists.get(shop);
  if (found) return found;
  const list = read(shop);
  lists.set(shop, list);
  return list;
}

/** Discards the caller's loaded list after a change. */
export function forgetList(shop: Shop): void {
  lists.delete(shop);
}
