import { createHash } from 'node:crypto';
import { readRows } from '../../platform/database/db.ts';
import { Prisma, type Product } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../platform/graphql/keyset.ts';
import { filterSql, fittingVariations, type FilterSql, type ProductFilter } from './filter.ts';
import { facetsSql, priceParts } from './facetsSql.ts';
import { singleFlight, revisionCache } from '../../platform/cache/revisionCache.ts';
import { taxonomy } from '../products/products.ts';
import { anyListingTag, listingTag, placesTag } from '../projection/projection.ts';
import { searchMatch, type SearchMatch } from './search.ts';

// Product listings (specification sections 2 and 5): which products, in which order, how many, and by which facets they can be filtered.
// All queries of a list use the same condition, which filter.ts creates.

export type ProductSort = 'DEFAULT' | 'RELEVANCE' | 'POPULARITY' | 'RATING' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC';

const { sql, join, empty, raw } = Prisma;

interface Order {
  value: Prisma.Sql;
  isDescending: boolean;
  isInstant?: boolean;
}

const orders: Record<Exclude<ProductSort, 'RELEVANCE'>, Order> = {
  DEFAULT: { value: sql`p."position"`, isDescending: false },
  POPULARITY: { value: sql`p."popularity"`, isDescending: true },
  RATING: { value: sql`p."ratingAverage"`, isDescending: true },
  NEWEST: { value: sql`p."createdAt"`, isDescending: true, isInstant: true },
  PRICE_ASC: { value: sql`p."priceMinor"`, isDescending: false },
  PRICE_DESC: { value: sql`p."priceMinor"`, isDescending: true },
};

/** A resolved filter, shared by all queries of a list. */
export interface ProductList extends FilterSql {
  filter: ProductFilter;
  match: SearchMatch | null;
}

/**
 * Resolves a filter.
 * @throws InvalidInputError for values out of bounds
 */
export async function productList(shop: Shop, filter: ProductFilter): Promise<ProductList> {
  const search = filter.search?.trim();
  const match = search ? await searchMatch(shop, search) : null;
  return { filter, match, ...(await filterSql(shop, filter, match)) };
}

/** Cache tags of a list: what can change its products, their order, its count and its facets. */
export async function tagsOfList(shop: Shop, { filter }: ProductList): Promise<string[]> {
  const category = filter.category == null ? undefined : (await taxonomy(shop)).categoryBySlug.get(filter.category);
  // A search first looks for similar words in the whole shop.
  return [category && !filter.search ? listingTag(category.id) : anyListingTag, placesTag];
}

/** Cache key of a list within a revision of the catalogue. */
function keyOf({ filter }: ProductList): string {
  return createHash('sha256').update(JSON.stringify(filter)).digest('base64');
}

/** The sort order in the form that cursors use. */
export function sortOrder(sort: ProductSort): SortOrder {
  return { name: sort, isInstant: sort !== 'RELEVANCE' && orders[sort].isInstant === true };
}

/** The lowest price of the matching variations: a list is sorted by the prices that it shows. */
const fittingPrice = (variation: Prisma.Sql) => sql`case when p."type" = 'VARIABLE' then (
  select coalesce(min(v."priceMinor") filter (where v."regularPriceMinor" is not null), 0) ${fittingVariations(variation)}) else p."priceMinor" end`;

/** The displayed data of the matching variations, as JSON; null for a product without variations. */
const fittingFacts = (variation: Prisma.Sql) => sql`case when p."type" = 'VARIABLE' then (
  select jsonb_build_object('isPriced', count(v."regularPriceMinor") > 0, 'isAvailable', coalesce(bool_or(v."isAvailable"), false),
    'priceMinor', coalesce(min(v."priceMinor") filter (where v."regularPriceMinor" is not null), 0),
    'priceMaxMinor', coalesce(max(v."priceMinor") filter (where v."regularPriceMinor" is not null), 0),
    'priorPriceMinor', (array_agg(v."priorPriceMinor" order by v."priceMinor", v."id") filter (where v."regularPriceMinor" is not null))[1],
    'unitPriceMinor', min(v."unitPriceMinor") filter (where v."regularPriceMinor" is not null),
    'lowestMinor', min(coalesce(v."priorPriceMinor", v."priceMinor")) filter (where v."regularPriceMinor" is not null))
  ${fittingVariations(variation)}) end`;

function orderOf(list: ProductList, sort: ProductSort): Order {
  if (sort !== 'RELEVANCE') {
    const isByPrice = sort === 'PRICE_ASC' || sort === 'PRICE_DESC';
    return isByPrice && list.variation ? { ...orders[sort], value: fittingPrice(list.variation) } : orders[sort];
  }
  return list.match ? { value: list.match.score, isDescending: true } : orders.DEFAULT;
}

/** Columns of a product, by their names in Prisma. */
export type ProductColumn = Prisma.ProductScalarFieldEnum;

/** The displayed data of a product's variations that match a filter. */
interface FittingFacts {
  isPriced: boolean;
  isAvailable: boolean;
  priceMinor: number;
  priceMaxMinor: number;
  /** Prior price of the cheapest variation. */
  priorPriceMinor: number | null;
  /** Lowest unit price. */
  unitPriceMinor: number | null;
  /** The lowest of the variations' prices before their reductions. */
  lowestMinor: number | null;
}

/**
 * A product of a page with the requested columns, and the sort value for its cursor. `fitting` is null when the filter has no conditions on
 * variations, or the product has no variations.
 */
export type ListedRow = { id: number; sortValue: string | number; fitting: FittingFacts | null } & Partial<Product>;

/** A page of the list: IDs, sort values and further columns, in one statement. */
export async function listedRows(
  shop: Shop,
  list: ProductList,
  sort: ProductSort,
  request: PageRequest,
  columns: readonly ProductColumn[] = [],
): Promise<Page<ListedRow>> {
  const { value, isDescending, isInstant } = orderOf(list, sort);
  const descends = isDescending !== request.backward;
  const direction = descends ? sql`desc` : sql`asc`;
  const { cursor } = request;
  const cursorValue = cursor && (isInstant ? sql`${cursor.value}::timestamptz` : sql`${Number(cursor.value)}::int`);
  const after = cursor ? sql`and (${value}, p."id") ${descends ? sql`<` : sql`>`} (${cursorValue}, ${cursor.id}::int)` : empty;
  // Column names can't be parameters: only those of the model get into the statement.
  const more = columns
    .filter((column) => column !== 'id' && column in Prisma.ProductScalarFieldEnum)
    .map((column) => raw(`, p."${column}"`));
  const rows = await readRows<Omit<ListedRow, 'sortValue'> & { sortValue: string | number | Date }>(
    shop.db,
    sql`select p."id", ${value} as "sortValue", ${list.variation ? fittingFacts(list.variation) : sql`null`} as "fitting"${more.length > 0 ? join(more, '') : empty} from "Product" p
    where ${list.condition} ${after}
    order by ${value} ${direction}, p."id" ${direction}
    limit ${request.limit + 1} offset ${request.skip}`,
  );
  const page = cutPage(rows, request);
  const comparable = (sortValue: string | number | Date) => (sortValue instanceof Date ? sortValue.toISOString() : sortValue);
  return { ...page, rows: page.rows.map((row): ListedRow => ({ ...row, sortValue: comparable(row.sortValue) })) };
}

// Counting scans the whole list, so results are cached until the catalogue changes. The pending promise is cached, because the facets of a
// page are resolved concurrently.
const counts = revisionCache<Promise<{ count: number }>>(5_000);
const facets = revisionCache<Promise<FacetCounts>>(1_000);

async function readCount(shop: Shop, list: ProductList): Promise<{ count: number }> {
  const rows = await readRows<{ count: number }>(shop.db, sql`select count(*)::int as count from "Product" p where ${list.condition}`);
  return { count: rows[0]?.count ?? 0 };
}

/** Number of products in the list. */
export async function countListed(shop: Shop, list: ProductList): Promise<number> {
  // If the page also shows facets, their query has started by now and includes the count.
  await Promise.resolve();
  const counted = facets(shop).get(keyOf(list));
  return counted ? (await counted).total : (await singleFlight(counts(shop), keyOf(list), () => readCount(shop, list), 'counts')).count;
}

export interface FacetCounts {
  categories: Map<number, number>;
  brands: Map<number, number>;
  terms: Map<number, number>;
  minPriceMinor: number;
  maxPriceMinor: number;
  /** Products by their lowest price, in parts of the price range. */
  priceSteps: number[];
  total: number;
  available: number;
  onSale: number;
}

/** Counts the list's products by category, brand, attribute term and price, in one statement. */
export function countFacets(shop: Shop, list: ProductList): Promise<FacetCounts> {
  return singleFlight(facets(shop), keyOf(list), () => readFacets(shop, list), 'facets');
}

async function readFacets(shop: Shop, list: ProductList): Promise<FacetCounts> {
  const rows = await readRows<{ kind: string; id: number | null; count: number }>(shop.db, facetsSql(list));
  const byId = (kind: string) =>
    new Map(rows.flatMap((row): [number, number][] => (row.kind === kind && row.id !== null ? [[row.id, row.count]] : [])));
  const priceSteps = byId('priceStep');
  const single = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return {
    categories: byId('category'),
    brands: byId('brand'),
    terms: byId('term'),
    minPriceMinor: single('minPrice'),
    maxPriceMinor: single('maxPrice'),
    priceSteps: Array.from({ length: priceParts }, (_, index) => priceSteps.get(index + 1) ?? 0),
    total: single('total'),
    available: single('available'),
    onSale: single('onSale'),
  };
}
