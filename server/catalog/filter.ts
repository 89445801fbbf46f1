import { InvalidInputError } from '../errors.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Shop } from '../shop.ts';
import type { SearchMatch } from './search.ts';
import { taxonomy } from './taxonomy.ts';

const { sql, join } = Prisma;

/** How a list is narrowed. Slugs come from URLs, so unknown ones select nothing instead of failing. */
export interface ProductFilter {
  search?: string | null;
  category?: string | null;
  brands?: string[] | null;
  /** Each attribute narrows; its terms widen. */
  attributes?: { attribute: string; terms: string[] }[] | null;
  minPrice?: number | null;
  maxPrice?: number | null;
  inStock?: boolean | null;
  onSale?: boolean | null;
  featured?: boolean | null;
}

const nothing = sql`false`;
const maxValues = 100;

/**
 * The condition of a list, for a statement that calls the product `p`.
 * @throws InvalidInputError for a negative price, a lower bound above the upper one, or more than 100 values
 */
export async function filterSql(shop: Shop, filter: ProductFilter, match: SearchMatch | null): Promise<Prisma.Sql> {
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
  for (const { attribute, terms } of filter.attributes ?? []) {
    const known = attributeBySlug.get(attribute)?.terms ?? [];
    const ids = known.filter((term) => terms.includes(term.slug)).map((term) => term.id);
    conditions.push(ids.length > 0 ? sql`p."termIds" && ${ids}::int[]` : nothing);
  }
  if (filter.minPrice != null) conditions.push(sql`p."priceMinor" >= ${filter.minPrice}`);
  if (filter.maxPrice != null) conditions.push(sql`p."priceMinor" <= ${filter.maxPrice}`);
  if (filter.inStock) conditions.push(sql`p."isAvailable"`);
  if (filter.onSale) conditions.push(sql`p."priorPriceMinor" is not null`);
  if (filter.featured) conditions.push(sql`p."isFeatured"`);
  return join(conditions, ' and ');
}

function checkBounds({ minPrice, maxPrice, brands, attributes }: ProductFilter): void {
  const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['filter', field], message }]);
  if (minPrice != null && minPrice < 0) throw refuse('minPrice', 'A price is not below 0.');
  if (maxPrice != null && maxPrice < 0) throw refuse('maxPrice', 'A price is not below 0.');
  if (minPrice != null && maxPrice != null && minPrice > maxPrice) throw refuse('minPrice', 'The lowest price is above the highest.');
  if ((brands?.length ?? 0) > maxValues) throw refuse('brands', `At most ${maxValues} brands.`);
  const terms = attributes?.reduce((sum, { terms: chosen }) => sum + 1 + chosen.length, 0) ?? 0;
  if (terms > maxValues) throw refuse('attributes', `At most ${maxValues} attributes and terms.`);
}
