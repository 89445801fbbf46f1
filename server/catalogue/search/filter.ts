import { InvalidInputError } from '../../platform/errors/errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import type { SearchMatch } from './search.ts';
import { fieldConditions, taxonomy, type FieldFilter } from '../products/products.ts';

const { sql, join } = Prisma;

/** Filters of a product list. Slugs come from URLs, so unknown slugs match nothing instead of failing. */
export interface ProductFilter {
  search?: string | null;
  category?: string | null;
  brands?: string[] | null;
  /** Attributes are combined with AND, the terms of an attribute with OR. */
  attributes?: { attribute: string; terms: string[] }[] | null;
  /** Combined with AND. */
  metafields?: FieldFilter[] | null;
  minPrice?: number | null;
  maxPrice?: number | null;
  inStock?: boolean | null;
  onSale?: boolean | null;
  featured?: boolean | null;
  slugs?: string[] | null;
  ids?: number[] | null;
}

const nothing = sql`false`;
const maxValues = 100;
/** No price reaches the end of its column's range, so that higher bounds are equal to it. */
const maxBound = 2_147_483_647;
const bound = (price: number | null | undefined) => (price == null ? null : Math.min(price, maxBound));

/** The filters of a list as SQL. */
export interface FilterSql {
  /** Condition on a product `p`. */
  condition: Prisma.Sql;
  /**
   * Condition on a variation `v` of the variable product `p`, which a single variation must meet. Null when the filter has no conditions on
   * variations; otherwise `condition` requires a matching variation.
   */
  variation: Prisma.Sql | null;
}

/** The matching published variations of `p`, each as `v`. */
export const fittingVariations = (variation: Prisma.Sql) => sql`from "Product" v
  where v."parentId" = p."id" and v."type" = 'VARIATION' and v."status" = 'PUBLISHED' and ${variation}`;

/**
 * The conditions of a list. Options, prices, stock and discounts must match in one variation; the product's own indexed columns only
 * exclude products that can't match.
 * @throws InvalidInputError for a negative price, a lower bound above the upper one, more than 100 values, or fields that aren't filterable
 */
export async function filterSql(shop: Shop, filter: ProductFilter, match: SearchMatch | null): Promise<FilterSql> {
  checkBounds(filter);
  const { categoryBySlug, brandBySlug, attributeBySlug } = await taxonomy(shop);
  const conditions: Prisma.Sql[] = match ? [sql`p."isSearchable"`, match.condition] : [sql`p."isListed"`];
  if (filter.category != null) {
    const category = categoryBySlug.get(filter.category);
    conditions.push(category ? sql`p."categoryIds" @> ARRAY[${category.id}]::int[]` : nothing);
  }
  if (filter.brands?.length) {
    const ids = filter.brands.flatMap((slug) => brandBySlug.get(slug)?.id ?? []);
    conditions.push(ids.length > 0 ? sql`p."brandId" = any(${ids}::int[])` : nothing);
  }
  const whole: Prisma.Sql[] = [];
  const variation: Prisma.Sql[] = [];
  for (const { attribute, terms } of filter.attributes ?? []) {
    const known = attributeBySlug.get(attribute)?.terms ?? [];
    const ids = known.filter((term) => terms.includes(term.slug)).map((term) => term.id);
    conditions.push(ids.length > 0 ? sql`p."termIds" && ${ids}::int[]` : nothing);
    // A variation that leaves the option open, or doesn't have it, takes the product's values.
    if (ids.length > 0) variation.push(sql`(v."termIds" && ${ids}::int[] or not v."termIds" && ${known.map(({ id }) => id)}::int[])`);
  }
  const [minPrice, maxPrice] = [bound(filter.minPrice), bound(filter.maxPrice)];
  if (minPrice !== null) {
    conditions.push(sql`p."priceMaxMinor" >= ${minPrice}`);
    whole.push(sql`p."priceMinor" >= ${minPrice}`);
    variation.push(sql`v."priceMinor" >= ${minPrice}`);
  }
  if (maxPrice !== null) {
    conditions.push(sql`p."priceMinor" <= ${maxPrice}`);
    variation.push(sql`v."priceMinor" <= ${maxPrice}`);
  }
  if (filter.inStock) {
    conditions.push(sql`p."isAvailable"`);
    variation.push(sql`v."isAvailable"`);
  }
  if (filter.onSale) {
    whole.push(sql`p."priorPriceMinor" is not null`);
    variation.push(sql`v."priorPriceMinor" is not null`);
  }
  if (filter.featured) conditions.push(sql`p."isFeatured"`);
  if (filter.slugs) conditions.push(sql`p."slug" = any(${filter.slugs}::text[])`);
  if (filter.ids) conditions.push(sql`p."id" = any(${filter.ids}::int[])`);
  conditions.push(...(await fieldConditions(shop, filter.metafields, 'everyone')));
  if (variation.length === 0) return { condition: join(conditions, ' and '), variation: null };
  if (minPrice !== null || maxPrice !== null) {
    // Products without a price don't match a price filter.
    whole.push(sql`(p."regularPriceMinor" is not null or p."priceMaxMinor" > 0)`);
    variation.push(sql`v."regularPriceMinor" is not null`);
  }
  const fits = join(variation, ' and ');
  const itself = join([sql`p."type" <> 'VARIABLE'`, ...whole], ' and ');
  conditions.push(sql`(${itself} or p."type" = 'VARIABLE' and exists (select ${fittingVariations(fits)}))`);
  return { condition: join(conditions, ' and '), variation: fits };
}

function checkBounds({ minPrice, maxPrice, brands, attributes, slugs, ids }: ProductFilter): void {
  const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['filter', field], message }]);
  if (minPrice != null && minPrice < 0) throw refuse('minPrice', 'The price must be 0 or more.');
  if (maxPrice != null && maxPrice < 0) throw refuse('maxPrice', 'The price must be 0 or more.');
  if (minPrice != null && maxPrice != null && minPrice > maxPrice)
    throw refuse('minPrice', 'The minimum price can’t be higher than the maximum price.');
  if ((brands?.length ?? 0) > maxValues) throw refuse('brands', `Enter at most ${maxValues} brands.`);
  if ((slugs?.length ?? 0) > maxValues) throw refuse('slugs', `Enter at most ${maxValues} slugs.`);
  if ((ids?.length ?? 0) > maxValues) throw refuse('ids', `Enter at most ${maxValues} IDs.`);
  const terms = attributes?.reduce((sum, { terms: chosen }) => sum + 1 + chosen.length, 0) ?? 0;
  if (terms > maxValues) throw refuse('attributes', `Enter at most ${maxValues} attributes and terms.`);
}
