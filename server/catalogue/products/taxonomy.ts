import type { Attribute, AttributeTerm, Brand, Category, Media } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// Categories, brands and attributes change rarely and appear on every page: they are cached in memory per revision of the catalogue, so
// that listings and product pages don't query them.

export type CategoryEntry = Omit<Category, 'ancestorIds' | 'parentId'> & {
  parent: CategoryEntry | null;
  children: CategoryEntry[];
  /** From the root to the parent. */
  ancestors: CategoryEntry[];
  /** The category's image; null if there is none. */
  media: Media | null;
};

export type TermEntry = AttributeTerm & { attribute: AttributeEntry };
export type AttributeEntry = Attribute & { terms: TermEntry[] };

export interface Taxonomy {
  roots: CategoryEntry[];
  categories: Map<number, CategoryEntry>;
  categoryBySlug: Map<string, CategoryEntry>;
  brands: Map<number, Brand>;
  brandBySlug: Map<string, Brand>;
  attributes: Map<number, AttributeEntry>;
  attributeBySlug: Map<string, AttributeEntry>;
  terms: Map<number, TermEntry>;
}

function categoryTree(rows: (Category & { media: Media | null })[]): Pick<Taxonomy, 'roots' | 'categories' | 'categoryBySlug'> {
  const categories = new Map<number, CategoryEntry>();
  for (const { ancestorIds: _ids, parentId: _parent, ...row } of rows) {
    categories.set(row.id, { ...row, parent: null, children: [], ancestors: [] });
  }
  const roots: CategoryEntry[] = [];
  for (const row of rows) {
    const entry = categories.get(row.id);
    if (!entry) continue;
    entry.parent = (row.parentId !== null && categories.get(row.parentId)) || null;
    entry.ancestors = row.ancestorIds.flatMap((id) => categories.get(id) ?? []);
    (entry.parent?.children ?? roots).push(entry);
  }
  return { roots, categories, categoryBySlug: new Map([...categories.values()].map((entry) => [entry.slug, entry])) };
}

async function load(shop: Shop): Promise<Taxonomy> {
  const { prisma } = shop.db;
  const byPosition = [{ position: 'asc' as const }, { name: 'asc' as const }];
  const categories = await prisma.category.findMany({ orderBy: byPosition, include: { media: true } });
  const brands = await prisma.brand.findMany({ orderBy: { name: 'asc' } });
  const attributeRows = await prisma.attribute.findMany({ orderBy: byPosition });
  const termRows = await prisma.attributeTerm.findMany({ orderBy: [{ position: 'asc' }, { label: 'asc' }] });
  const attributes = new Map(attributeRows.map((row): [number, AttributeEntry] => [row.id, { ...row, terms: [] }]));
  const terms = new Map<number, TermEntry>();
  for (const row of termRows) {
    const attribute = attributes.get(row.attributeId);
    if (!attribute) continue;
    const term = { ...row, attribute };
    attribute.terms.push(term);
    terms.set(row.id, term);
  }
  return {
    ...categoryTree(categories),
    brands: new Map(brands.map((brand) => [brand.id, brand])),
    brandBySlug: new Map(brands.map((brand) => [brand.slug, brand])),
    attributes,
    attributeBySlug: new Map([...attributes.values()].map((attribute) => [attribute.slug, attribute])),
    terms,
  };
}

const taxonomies = new WeakMap<Shop['catalog'], { revision: number; taxonomy: Promise<Taxonomy> }>();

/** The taxonomy of the current revision. */
export function taxonomy(shop: Shop): Promise<Taxonomy> {
  const revision = shop.catalog.current();
  const found = taxonomies.get(shop.catalog);
  if (found?.revision === revision) return found.taxonomy;
  const loading = load(shop);
  const entry = { revision, taxonomy: loading };
  taxonomies.set(shop.catalog, entry);
  // A failed load isn't cached, or the shop would stay broken after the database came back.
  loading.catch(() => taxonomies.get(shop.catalog) === entry && taxonomies.delete(shop.catalog));
  return loading;
}

/** A category and its descendants, the category first. */
export function withDescendants(category: CategoryEntry): CategoryEntry[] {
  return [category, ...category.children.flatMap(withDescendants)];
}

/** The colours among a product's terms: those of the first attribute that offers a choice of them. */
export function swatchesOf(termIds: readonly number[], { attributes, terms }: Taxonomy): string[] {
  const own = new Set(termIds.map((id) => terms.get(id)));
  const ofOwn = new Set([...own].map((term) => term?.attribute));
  return (
    [...attributes.values()]
      .filter((attribute) => ofOwn.has(attribute))
      .map((attribute) => attribute.terms.flatMap((term) => (own.has(term) && term.swatch ? [term.swatch] : [])))
      .find((colours) => colours.length > 1) ?? []
  );
}
