import { assert, constantFrom, option, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { dealKinds, dealOrders, dealsHref, isNarrowed, readDealsUrl } from '../../web/offers/dealsUrl.ts';

const read = (query: string) => readDealsUrl(new URLSearchParams(query));

test('dealsHref omits default and unknown values', () => {
  expect(dealsHref(read(''))).toBe('/deals/');
  expect(dealsHref(read('orderby=newest&kind=&merchant=&category=&after='))).toBe('/deals/');
  expect(dealsHref(read('orderby=cheapest&kind=gifts&utm_source=x&codeid=7'))).toBe('/deals/');
  expect(dealsHref(read('category=tea&merchant=nord&kind=coupons&orderby=hottest&after=abc%3D'))).toBe(
    '/deals/?orderby=hottest&kind=coupons&merchant=nord&category=tea&after=abc%3D',
  );
});

test('sort order and cursor are not filters, everything else is', () => {
  expect(isNarrowed(read('orderby=ending&after=x'))).toBe(false);
  expect(['kind=deals', 'merchant=nord', 'category=tea'].map((query) => isNarrowed(read(query)))).toEqual([true, true, true]);
});

test('reading a URL built by dealsHref returns the same values', () => {
  const slug = option(string({ minLength: 1, unit: 'grapheme' }));
  assert(
    property(
      record({ order: constantFrom(...dealOrders), kind: constantFrom(...dealKinds), merchant: slug, category: slug, after: slug }),
      (url) => {
        const href = dealsHref(url);
        expect(href.startsWith('/deals/')).toBe(true);
        expect(readDealsUrl(new URL(href, 'https://shop.example').searchParams)).toEqual(url);
      },
    ),
  );
});
