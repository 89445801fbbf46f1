import type { ListingPageQuery$variables, ProductSort } from '../__generated__/ListingPageQuery.graphql.ts';

/** What a listing's URL says. Everything in it is text from outside: what cannot be meant is left out. */
export interface ListingUrl {
  category: string | null;
  search: string | null;
  sort: string;
  page: number;
  brands: string[];
  filters: { attribute: string; terms: string[] }[];
  minPrice: number | null;
  maxPrice: number | null;
  inStock: boolean;
  onSale: boolean;
}

export const pageSize = 24;

/** The values of the `orderby` select and what they mean; the names are those that existing themes use. */
export const sortOptions: { value: string; label: string; sort: ProductSort }[] = [
  { value: 'menu_order', label: 'Default sorting', sort: 'DEFAULT' },
  { value: 'popularity', label: 'Sort by popularity', sort: 'POPULARITY' },
  { value: 'rating', label: 'Sort by average rating', sort: 'RATING' },
  { value: 'date', label: 'Sort by latest', sort: 'NEWEST' },
  { value: 'price', label: 'Sort by price: low to high', sort: 'PRICE_ASC' },
  { value: 'price-desc', label: 'Sort by price: high to low', sort: 'PRICE_DESC' },
];

const list = (value: string | null) => (value ?? '').split(',').filter(Boolean);

/** Euros as people type them, in cents; null for anything else. */
function cents(value: string | null): number | null {
  return value !== null && /^\d{1,7}([.,]\d{1,2})?$/.test(value) ? Math.round(Number(value.replace(',', '.')) * 100) : null;
}

export function readListingUrl(url: URL): ListingUrl {
  const query = url.searchParams;
  const page = query.get('page') ?? '1';
  return {
    category: query.get('product_cat') || null,
    search: query.get('s')?.trim() || null,
    sort: sortOptions.some((option) => option.value === query.get('orderby')) ? (query.get('orderby') ?? '') : 'menu_order',
    page: /^\d{1,9}$/.test(page) ? Number(page) : 0,
    brands: list(query.get('brand')),
    filters: [...query]
      .filter(([name, value]) => name.startsWith('filter_') && value !== '')
      .map(([name, value]) => ({ attribute: name.slice('filter_'.length), terms: list(value) })),
    minPrice: cents(query.get('min_price')),
    maxPrice: cents(query.get('max_price')),
    inStock: query.get('in_stock') === '1',
    onSale: query.get('on_sale') === '1',
  };
}

/** The query's variables for a URL. */
export function listingVariables(url: ListingUrl): ListingPageQuery$variables {
  const sort = sortOptions.find((option) => option.value === url.sort)?.sort ?? 'DEFAULT';
  return {
    first: pageSize,
    skip: (Math.max(1, url.page) - 1) * pageSize,
    sort: url.search !== null && sort === 'DEFAULT' ? 'RELEVANCE' : sort,
    category: url.category ?? '',
    filter: {
      category: url.category,
      search: url.search,
      brands: url.brands.length > 0 ? url.brands : null,
      attributes: url.filters.length > 0 ? url.filters : null,
      minPrice: url.minPrice,
      maxPrice: url.maxPrice,
      inStock: url.inStock || null,
      onSale: url.onSale || null,
    },
  };
}
