import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartHref, hrefWithout, maxReadIds, readChartUrl, readCompareIds } from '../../web/compare/chart/chartUrl.ts';
import { chartNotes, differenceCount } from '../../web/compare/chart/notes.ts';

const read = (query: string) => readChartUrl(new URL(`https://shop.example/compare/phones/?${query}`));

describe('[F86] reading a comparison’s URL', () => {
  test.each<[string, number[], number]>([
    ['', [], 0],
    ['compareids=', [], 0],
    ['compareids=3,1,2', [3, 1, 2], 0],
    ['compareids=3%2C1%2C2', [3, 1, 2], 0],
    ['compareids=3,1,3,1', [3, 1], 0],
    ['compareids=,3,,1,', [3, 1], 0],
    ['compareids= 3, 1', [3, 1], 0],
    ['compareids=3&compareids=1', [3, 1], 0],
    ['compareids=-3,1', [1], 1],
    ['compareids=0,1.5,1e3,0x10,NaN', [], 5],
    ['compareids=2147483647,2147483648,99999999999999999999', [2_147_483_647], 2],
    ['compareids=<script>alert(1)</script>,1', [1], 1],
    ['compareids=%zz,%00,1', [1], 2],
    ['compareids=1;2', [], 1],
  ])('returns the ids of "?%s"', (query, ids, ignoredCount) => {
    expect(read(query)).toMatchObject({ path: '/compare/phones/', ids, ignoredCount });
  });

  test('uses the first ids if there are too many', () => {
    const many = Array.from({ length: maxReadIds + 5 }, (_, index) => index + 1);
    const { ids, ignoredCount } = readCompareIds(many.join(','));
    expect(ids).toEqual(many.slice(0, maxReadIds));
    expect(ignoredCount).toBe(5);
  });

  test('returns unique valid ids in order for any text, and the same ones when reading them again', () => {
    const entry = fc.oneof(fc.integer().map(String), fc.nat(20).map(String), fc.string(), fc.constant(''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(entry, { maxLength: 60 }).map((list) => list.join(',')),
        ),
        (text) => {
          const { ids, ignoredCount } = readCompareIds(text);
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ids) expect(Number.isInteger(id) && id > 0 && id <= 2_147_483_647).toBe(true);
          expect(ignoredCount).toBeGreaterThanOrEqual(0);
          expect(readCompareIds(ids.join(','))).toEqual({ ids, ignoredCount: 0 });
          const places = ids.map((id) => text.split(',').findIndex((part) => Number(part) === id));
          expect(places).toEqual([...places].sort((a, b) => a - b));
        },
      ),
    );
  });

  test('reads back the URL written by chartHref', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 10 });
    fc.assert(
      fc.property(some, fc.constantFrom('all', 'show', 'only'), (ids, differences) => {
        const url = readChartUrl(new URL(chartHref('/compare/phones/', ids, differences), 'https://shop.example'));
        expect(url).toEqual({ path: '/compare/phones/', ids, ignoredCount: 0, differences });
      }),
    );
  });
});

test.each([
  ['', 'all'],
  ['differences=show', 'show'],
  ['differences=only', 'only'],
  ['differences=show&differences=only', 'only'],
  ['differences=%3Cb%3E', 'all'],
])('[F84] "?%s" sets differences to %s', (query, expected) => {
  expect(read(query).differences).toBe(expected);
});

describe('[F85] the URL after a removal', () => {
  test.each<[number[], number, 'all' | 'show', string]>([
    [[1, 2, 3], 2, 'all', '/compare/phones/?compareids=1,3'],
    [[1, 2, 3], 1, 'show', '/compare/phones/?compareids=2,3&differences=show'],
    [[1, 2], 1, 'show', '/compare/phones/?compareids=2'],
    [[1], 1, 'all', '/compare/phones/?compareids='],
    [[1, 2], 9, 'all', '/compare/phones/?compareids=1,2'],
  ])('%j without %i (%s)', (ids, id, differences, expected) => {
    expect(hrefWithout({ path: '/compare/phones/', differences }, ids, id)).toBe(expected);
  });
});

describe('[F86] notes about missing products', () => {
  test.each([
    [{ shown: 3, cappedCount: 0, missingCount: 0 }, []],
    [{ shown: 10, cappedCount: 4, missingCount: 0 }, ['Showing the first 10 of 14.']],
    [{ shown: 2, cappedCount: 0, missingCount: 1 }, ['1 product in this link is not shown: no longer sold, or from a different group.']],
    [
      { shown: 10, cappedCount: 1, missingCount: 2 },
      ['Showing the first 10 of 11.', '2 products in this link are not shown: no longer sold, or from a different group.'],
    ],
  ])('fit %j', (facts, notes) => {
    expect(chartNotes(facts)).toEqual(notes);
  });
});

test.each([
  [0, 12, 'No differences'],
  [1, 12, '1 of 12 rows differ'],
  [12, 12, 'All rows differ'],
])('[F84] the text for %i of %i different rows', (different, all, expected) => {
  expect(differenceCount(different, all)).toBe(expected);
});
