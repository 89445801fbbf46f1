import type { ListingPageQuery$variables, ProductSort } from '../__generated__/ListingPageQuery.graphql.ts';
import * as t from './__generated__/messages.ts';

/** The parsed URL of a listing. All of it is untrusted text: invalid values are dropped. */
export interface ListingUrl {
  category: string | null;
  search: string | null;
  sort: string;
  /** From 1; 0 if the URL asks for an invalid page or one before the first. */
  page: number;
  brands: string[];
  filters: AttributeChoice[];
  /** In cents. */
  minPrice: number | null;
  maxPrice: number | null;
  inStock: boolean;
  onSale: boolean;
}

interface AttributeChoice {
  attribute: string;
  terms: string[];
}

export const pageSize = 24;
/** The server skips at most 10,000 products, so this is the last numbered page. */
export const lastNumberedPage = Math.floor(10_000 / pageSize) + 1;
export const maxSearchLength = 200;
const maxChosen = 20;

export const defaultSort = 'menu_order';

/** The values of the `orderby` select and their meaning; the names are those of existing themes. */
export const sortOptions: {
  value: string;
  label: string;
  /** Shown with the list; null for the default. */ sorted: string | null;
  sort: ProductSort;
}[] = [
  { value: defaultSort, label: t.defaultSorting, sorted: null, sort: 'DEFAULT' },
  { value: 'popularity', label: t.sortByPopularity, sorted: t.sortedByPopularity, sort: 'POPULARITY' },
  { value: 'rating', label: t.sortByAverageRating, sorted: t.sortedByRating, sort: 'RATING' },
  { value: 'date', label: t.sortByLatest, sorted: t.sortedByLatest, sort: 'NEWEST' },
  { value: 'price', label: t.sortPriceLowHigh, sorted: t.sortedPriceLowHigh, sort: 'PRICE_ASC' },
  { value: 'price-desc', label: t.sortPriceHighLow, sorted: t.sortedPriceHighLow, sort: 'PRICE_DESC' },
];

/** Comma-separated lists and repeated parameters (which checkboxes send) are equivalent. */
const list = (values: string[]) => [...new Set(values.flatMap((value) => value.split(',')).filter(Boolean))].slice(0, maxChosen);

/** Parses euros as people type them, to cents; null for anything else. */
function cents(value: string | null): number | null {
  return value !== null && /^\d{1,7}([.,]\d{1,2})?$/.test(value) ? Math.round(Number(value.replace(',', '.')) * 100) : null;
}

function attributeChoices(query: URLSearchParams): AttributeChoice[] {
  const names = [...new Set(query.keys())].filter((name) => name.startsWith('filter_') && name.length > 'filter_'.length);
  return names
    .map((name) => ({ attribute: name.slice('filter_'.length), terms: list(query.getAll(name)) }))
    .filter(({ terms }) => terms.length > 0)
    .slice(0, 4);
}

/** Parses the query parameters of a listing. */
export function readListingUrl(query: URLSearchParams): ListingUrl {
  const page = query.get('page') ?? '1';
  const sort = query.get('orderby');
  const bounds = [cents(query.get('min_price')), cents(query.get('max_price'))] as const;
  // Bounds in the wrong order are swapped.
  const [minPrice, maxPrice] = bounds[0] !== null && bounds[1] !== null && bounds[0] > bounds[1] ? [bounds[1], bounds[0]] : bounds;
  return {
    category: query.get('product_cat') || null,
    search: query.get('s')?.slice(0, maxSearchLength).trim() || null,
    sort: sort !== null && sortOptions.some((option) => option.value === sort) ? sort : defaultSort,
    page: /^\d{1,9}$/.test(page) ? Number(page) : 0,
    brands: list(query.getAll('brand')),
    filters: attributeChoices(query),
    minPrice,
    maxPrice,
    inStock: query.get('in_stock') === '1',
    onSale: query.get('on_sale') === '1',
  };
}

const price = (amount: number) => (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2));

/** The canonical path of a listing: parameters in a fixed order, without defaults. */
export function listingHref(url: ListingUrl): string {
  const parameters: [string, string | null][] = [
    ['s', url.search],
    ['product_cat', url.category],
    ['brand', url.brands.join(',')],
    ...url.filters.map(({ attribute, terms }): [string, string] => [`filter_${attribute}`, terms.join(',')]),
    ['min_price', url.minPrice === null ? null : price(url.minPrice)],
    ['max_price', url.maxPrice === null ? null : price(url.maxPrice)],
    ['in_stock', url.inStock ? '1' : null],
    ['on_sale', url.onSale ? '1' : null],
    ['orderby', url.sort === defaultSort ? null : url.sort],
    ['page', url.page > 1 ? String(url.page) : null],
  ];
  const encode = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',');
  const query = parameters.filter(([, value]) => value).map(([name, value]) => `${encode(name)}=${encode(value ?? '')}`);
  const path = url.search !== null || url.category !== null ? '/' : '/shop/';
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** The path that a listing's form leads to. The form works without this function; with it, the address is the short one. */
export function formListingHref(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value);
  return listingHref(readListingUrl(query));
}

/** The listing with its category or search, but without any other filter. */
export function withoutFilters(url: ListingUrl): ListingUrl {
  return { ...url, page: 1, brands: [], filters: [], minPrice: null, maxPrice: null, inStock: false, onSale: false };
}

/** Whether the list is filtered by anything but category and search. */
export function isNarrowed(url: ListingUrl): boolean {
  return listingHref(withoutFilters(url)) !== listingHref({ ...url, page: 1 });
}

/** The query's variables for a URL. */
export function listingVariables(url: ListingUrl): ListingPageQuery$variables {
  const sort = sortOptions.find((option) => option.value === url.sort)?.sort ?? 'DEFAULT';
  return {
    first: pageSize,
    skip: url.page < 1 || url.page > lastNumberedPage ? 0 : (url.page - 1) * pageSize,
    sort: url.search !== null && sort === 'DEFAULT' ? 'RELEVANCE' : sort,
    category: url.category ?? '',
    isNarrowed: isNarrowed(url),
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
