import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryUrl } from '../../web/search/categoryUrl.ts';
import {
  lastNumberedPage,
  listingHref,
  listingVariables,
  maxSearchLength,
  pageSize,
  readListingUrl,
  sortOptions,
  withoutFilters,
  type ListingUrl,
} from '../../web/search/listingUrl.ts';

const read = (query: string) => readListingUrl(new URLSearchParams(query));

describe('[F2][F9] a category’s URL', () => {
  test.each([
    ['/', 'stainless-steel', '/?product_cat=stainless-steel'],
    ['https://shop.example/?lang=en', 'pans', 'https://shop.example/?lang=en&product_cat=pans'],
    ['/', 'pots & pans', '/?product_cat=pots%20%26%20pans'],
    ['/', '', '/shop/'],
    ['/?lang=en', '', '/shop/'],
  ])('from %s, choosing "%s" leads to %s', (home, value, expected) => {
    expect(categoryUrl(home, value)).toBe(expected);
  });

  test('[F2] encodes the value once', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const url = new URL(categoryUrl('/', value), 'https://shop.example');
        expect(url.searchParams.get('product_cat')).toBe(value);
        expect(url.searchParams.size).toBe(1);
      }),
    );
  });
});

describe('[F1] a listing’s URL', () => {
  test('without parameters lists everything', () => {
    expect(listingHref(read(''))).toBe('/shop/');
    expect(listingVariables(read(''))).toMatchObject({ first: pageSize, skip: 0, sort: 'DEFAULT', category: '' });
  });

  test('accepts comma-separated lists and repeated parameters', () => {
    expect(read('filter_color=red,blue&brand=a&brand=b')).toEqual(read('filter_color=red&filter_color=blue&brand=a,b'));
  });

  test.each([['0'], ['-1'], ['1.5'], ['two'], ['1e3'], ['']])('with page "%s" is page 0 and sends no offset', (page) => {
    const url = read(`page=${page}`);
    expect(url.page).toBe(0);
    expect(listingVariables(url).skip).toBe(0);
  });

  test('with a page beyond the last sends no offset', () => {
    expect(listingVariables(read(`page=${lastNumberedPage}`)).skip).toBeLessThanOrEqual(10_000);
    expect(listingVariables(read('page=999999999')).skip).toBe(0);
  });

  test('accepts prices with point or comma, swaps reversed bounds, and ignores invalid ones', () => {
    expect(read('min_price=12,50&max_price=20')).toMatchObject({ minPrice: 1250, maxPrice: 2000 });
    expect(read('min_price=20&max_price=5')).toMatchObject({ minPrice: 500, maxPrice: 2000 });
    expect(read('min_price=-3&max_price=lots')).toMatchObject({ minPrice: null, maxPrice: null });
  });

  test('truncates the search to the server’s limit, and sorts it by relevance by default', () => {
    expect(read(`s=${'a'.repeat(500)}`).search).toHaveLength(maxSearchLength);
    expect(listingVariables(read('s=mug')).sort).toBe('RELEVANCE');
    expect(listingVariables(read('s=mug&orderby=price')).sort).toBe('PRICE_ASC');
    expect(listingVariables(read('orderby=drop+table')).sort).toBe('DEFAULT');
  });

  test('without filters keeps category, search and sort', () => {
    expect(listingHref(withoutFilters(read('s=mug&product_cat=kitchen&brand=a&in_stock=1&orderby=price&page=3')))).toBe(
      '/?s=mug&product_cat=kitchen&orderby=price',
    );
  });
});

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,2}$/);
const slugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 4 });
const someSlugs = fc.uniqueArray(slug, { maxLength: 4 });
const words = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).filter((text) => text.trim() === text);
const bounds = fc
  .uniqueArray(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 2, maxLength: 2 })
  .map((pair) => pair.toSorted((a, b) => a - b));

const listing: fc.Arbitrary<ListingUrl> = fc
  .record({
    category: fc.option(slug),
    search: fc.option(words),
    sort: fc.constantFrom(...sortOptions.map(({ value }) => value)),
    page: fc.integer({ min: 1, max: 999_999 }),
    brands: someSlugs,
    filters: fc.uniqueArray(fc.record({ attribute: slug, terms: slugs }), { maxLength: 4, selector: ({ attribute }) => attribute }),
    bounds,
    hasMin: fc.boolean(),
    hasMax: fc.boolean(),
    inStock: fc.boolean(),
    onSale: fc.boolean(),
  })
  .map(({ bounds: [min, max], hasMin, hasMax, ...rest }) => ({
    ...rest,
    minPrice: hasMin ? (min ?? null) : null,
    maxPrice: hasMax ? (max ?? null) : null,
  }));

test('[F1][F2] a listing’s own URL round-trips', () => {
  fc.assert(
    fc.property(listing, (url) => {
      const address = new URL(listingHref(url), 'https://shop.example');
      expect(readListingUrl(address.searchParams)).toEqual(url);
      expect(address.pathname).toBe(url.search === null && url.category === null ? '/shop/' : '/');
      // Parsing and formatting again changes nothing.
      expect(listingHref(readListingUrl(address.searchParams))).toBe(listingHref(url));
    }),
  );
});

test('[F1] any URL leads to a request within the server’s limits', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom('s', 'product_cat', 'page', 'brand', 'filter_color', 'min_price', 'max_price', 'orderby'), fc.string()),
      ),
      (pairs) => {
        const { skip, filter } = listingVariables(readListingUrl(new URLSearchParams(pairs)));
        expect(skip).toBeGreaterThanOrEqual(0);
        expect(skip).toBeLessThanOrEqual(10_000);
        expect(filter?.search?.length ?? 0).toBeLessThanOrEqual(maxSearchLength);
        expect(filter?.minPrice ?? 0).toBeLessThanOrEqual(filter?.maxPrice ?? Infinity);
      },
    ),
  );
});
