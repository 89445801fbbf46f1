import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastNumberedPage } from '../../web/search/listingUrl.ts';
import { isEndOfList, isPageThere, pageCount, pageNumbers, resultCountText } from '../../web/search/paging.ts';

describe('[F4] the result count', () => {
  test.each([
    [1, 0, 'No results found'],
    [1, 1, 'Showing the only result'],
    [1, 24, 'Showing all 24 results'],
    [1, 57, 'Showing 1–24 of 57 results'],
    [3, 57, 'Showing 49–57 of 57 results'],
    [2, 12_345, 'Showing 25–48 of 12,345 results'],
  ])('on page %i of %i results: %s', (page, total, text) => {
    expect(resultCountText(page, total)).toBe(text);
  });
});

describe('[F1] numbered pages', () => {
  test.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [100_000, lastNumberedPage],
  ])('for %i products: %i', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });

  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 10, [1, 2, 3, 4, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 7, 8, 9, 10]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])('are numbered on page %i of %i', (current, count, expected) => {
    expect(pageNumbers(current, count)).toEqual(expected);
  });

  test('always include the first, last and adjacent pages in order, and never omit a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: lastNumberedPage }), fc.nat(), (count, seed) => {
        const current = (seed % count) + 1;
        const pages = pageNumbers(current, count);
        const numbers = pages.filter((page) => page !== null);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const wanted of [1, count, current, Math.max(1, current - 1), Math.min(count, current + 1)]) expect(numbers).toContain(wanted);
        const steps = pages.slice(1).map((page, index) => ({ page, before: pages[index] ?? null, after: pages[index + 2] ?? 0 }));
        const isRight = ({ page, before, after }: { page: number | null; before: number | null; after: number }) =>
          page === null ? after - (before ?? after) > 2 : before === null || page === before + 1;
        expect(steps.filter((step) => !isRight(step))).toEqual([]);
      }),
    );
  });

  test('always include page 1, and others only up to the end', () => {
    expect(isPageThere(1, 0)).toBe(true);
    expect(isPageThere(0, 100)).toBe(false);
    expect(isPageThere(2, 24)).toBe(false);
    expect(isPageThere(2, 25)).toBe(true);
    expect(isPageThere(lastNumberedPage + 1, 1_000_000)).toBe(false);
  });

  test('[F7] end on the last page, but not for an empty list', () => {
    expect(isEndOfList(1, 0)).toBe(false);
    expect(isEndOfList(1, 24)).toBe(true);
    expect(isEndOfList(1, 25)).toBe(false);
    expect(isEndOfList(2, 25)).toBe(true);
  });
});
