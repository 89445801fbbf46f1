import { singleFlight, revisionCache } from '../../platform/cache/revisionCache.ts';
import { taxonomy } from '../../catalogue/products/products.ts';
import type { CompareGroup } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { mostSpecific, type GroupedCategory } from './rules.ts';

// Groups of comparable products. They change as rarely as categories and are cached in memory per revision of the catalogue.

export interface CompareGroups {
  /** In the shop's order. */
  all: readonly CompareGroup[];
  byId: ReadonlyMap<number, CompareGroup>;
  bySlug: ReadonlyMap<string, CompareGroup>;
  /** The categories with a group of their own. */
  categories: ReadonlyMap<number, GroupedCategory<CompareGroup>>;
  /** The group of a product with these categories; null when it can't be compared. */
  groupOf(product: { categoryIds: readonly number[] }): CompareGroup | null;
}

async function load(shop: Shop): Promise<CompareGroups> {
  const rows = await shop.db.prisma.compareGroup.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: { categories: { select: { categoryId: true } } },
  });
  const { categories: tree } = await taxonomy(shop);
  const categories = new Map<number, GroupedCategory<CompareGroup>>();
  const all = rows.map(({ categories: own, ...group }): CompareGroup => {
    for (const { categoryId } of own) categories.set(categoryId, { depth: tree.get(categoryId)?.ancestors.length ?? 0, group });
    return group;
  });
  return {
    all,
    byId: new Map(all.map((group) => [group.id, group])),
    bySlug: new Map(all.map((group) => [group.slug, group])),
    categories,
    groupOf: ({ categoryIds }) => mostSpecific(categoryIds, categories),
  };
}

const groupsCache = revisionCache<Promise<CompareGroups>>(1);

/** The groups of the current revision. */
export function compareGroups(shop: Shop): Promise<CompareGroups> {
  return singleFlight(groupsCache(shop), 'groups', () => load(shop));
}

/** The current slug of the group that once had this slug; null if there is none. */
export async function compareGroupSlugNow(shop: Shop, former: string): Promise<string | null> {
  const row = await shop.db.prisma.formerSlug.findUnique({ where: { kind_slug: { kind: 'CompareGroup', slug: former } } });
  return row && ((await compareGroups(shop)).byId.get(row.recordId)?.slug ?? null);
}
