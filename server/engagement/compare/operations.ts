import { listOwner, listOwnerOrCreate, type ListOwner } from '../../foundation/accounts/accounts.ts';
import { UnknownProductError } from '../../commerce/cart/cart.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { Prisma, type CompareGroup } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { CompareListFullError, NotComparableError } from './errors.ts';
import { compareGroups, type CompareGroups } from './groups.ts';
import { forgetList, ownedBy } from './list.ts';
import { listedItems, itemsOfGroup, lockList } from './listItems.ts';
import { maxPerGroup } from './rules.ts';
import { says } from './__generated__/messages.ts';

// Shoppers' operations on their compare list. Each change locks the list first, so that two changes never miss each other and no group
// exceeds its limit.

/** The requested product and its group. */
export interface Compared {
  productId: number;
  group: CompareGroup;
}

/** A removed product. Both values are null for a product that no longer exists; it is removed from the list anyway. */
export interface Removed {
  productId: number | null;
  group: CompareGroup | null;
}

interface Candidate {
  id: number;
  name: string;
  priceMinor: number;
  isAvailable: boolean;
  categoryIds: number[];
}

/** The published product with this ID, or with a variation that has this ID. */
async function findProduct(shop: Shop, id: number): Promise<Candidate | null> {
  const [product] = await shop.db.prisma.$queryRaw<Candidate[]>`
    select p."id", p."name", p."priceMinor", p."isAvailable", p."categoryIds"
    from "Product" named join "Product" p on p."id" = coalesce(named."parentId", named."id")
    where named."id" = ${id}::int and p."status" = 'PUBLISHED'`;
  return product ?? null;
}

function changed(shop: Shop): void {
  forgetList(shop);
  shop.effects.listsChanged();
}

/**
 * Adds a product to the caller's list; a product already on it keeps its position.
 * @param id of a product, or of a variation, which stands for its product
 * @throws UnknownProductError, NotComparableError, CompareListFullError, TryAgainError; nothing is changed then
 */
export async function addToCompare(shop: Shop, id: number): Promise<Compared> {
  const product = await findProduct(shop, id);
  if (!product) throw new UnknownProductError();
  const groups = await compareGroups(shop);
  const group = groups.groupOf(product);
  if (!group) throw new NotComparableError(product.name);
  // Only after validation: a refused request of a new visitor must create nothing.
  const owner = await listOwnerOrCreate(shop);
  const isNew = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const listId = await lockList(tx, owner, shop.now);
      const held = await listedItems(tx, listId);
      if (held.some(({ productId }) => productId === product.id)) return false;
      if (itemsOfGroup(held, group, groups).length >= maxPerGroup) throw new CompareListFullError(maxPerGroup, group);
      const { id: productId, priceMinor, isAvailable } = product;
      await tx.compareItem.create({ data: { listId, productId, addedAt: shop.now, priceMinor, isAvailable }, select: { id: true } });
      return true;
    }),
  );
  if (isNew) changed(shop);
  else forgetList(shop);
  return { productId: product.id, group };
}

/**
 * Removes a product from the caller's list; does nothing if it isn't on it.
 * @param id of a product, or of a variation, which stands for its product
 * @throws TryAgainError
 */
export async function removeFromCompare(shop: Shop, id: number): Promise<Removed> {
  const owner = await listOwner(shop);
  const product = await findProduct(shop, id);
  if (owner !== null) {
    // Products that are no longer published can be removed too.
    const taken = await withRetry(() => removeItems(shop, owner, Prisma.sql`and i."productId" = any(${[id, product?.id ?? id]}::int[])`));
    if (taken > 0) changed(shop);
  }
  const group = product && (await compareGroups(shop)).groupOf(product);
  return { productId: product?.id ?? null, group };
}

/**
 * A single statement, which locks the list as every change does.
 * @returns number of removed items
 */
async function removeItems({ db, now }: Shop, owner: ListOwner, which: Prisma.Sql): Promise<number> {
  return db.prisma.$executeRaw`
    with l as (update "CompareList" l set "updatedAt" = ${now}::timestamptz where ${ownedBy(owner)} returning l."id")
    delete from "CompareItem" i using l where i."listId" = l."id" ${which}`;
}

/**
 * Empties the caller's list, or one group of it.
 * @param slug of the group; null for all groups
 * @throws InvalidInputError when there is no such group
 */
export async function clearCompare(shop: Shop, slug: string | null): Promise<void> {
  const groups = await compareGroups(shop);
  const group = slug === null ? null : groups.bySlug.get(slug);
  if (group === undefined) {
    throw new InvalidInputError([{ path: ['input', 'group'], message: says((t) => t.compareGroupNotFound) }]);
  }
  const owner = await listOwner(shop);
  if (owner === null) return;
  const taken = await withRetry(() =>
    group === null
      ? removeItems(shop, owner, Prisma.empty)
      : shop.db.prisma.$transaction((tx) => clearGroup(tx, { shop, owner, group, groups })),
  );
  if (taken > 0) changed(shop);
}

interface Clearing {
  shop: Shop;
  owner: ListOwner;
  group: CompareGroup;
  groups: CompareGroups;
}

async function clearGroup(tx: Tx, { shop, owner, group, groups }: Clearing): Promise<number> {
  const listId = await lockList(tx, owner, shop.now);
  const held = await listedItems(tx, listId);
  const productIds = itemsOfGroup(held, group, groups).map(({ productId }) => productId);
  const { count } = await tx.compareItem.deleteMany({ where: { listId, productId: { in: productIds } } });
  return count;
}
