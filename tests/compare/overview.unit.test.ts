import { describe, expect, it } from 'vitest';
import { highlightTexts } from '../../server/engagement/compare/highlights.ts';
import { overviewRows, type ComparedProduct } from '../../server/engagement/compare/overview.ts';
import { chartUrl, cleanIds, groupUrl, mostSpecific } from '../../server/engagement/compare/rules.ts';
import { bestOf, isDifferent } from '../../server/engagement/compare/table.ts';
import type { Quantity } from '../../server/engagement/compare/units.ts';
import { readQuantity } from '../../server/engagement/compare/units.ts';
import { unitPrices } from '../../server/engagement/compare/unitPrice.ts';

const product = (id: number, facts: Partial<ComparedProduct> = {}): ComparedProduct => ({
  id,
  name: `Product ${id}`,
  type: 'SIMPLE',
  regularPriceMinor: 1_000,
  priceMinor: 1_000,
  priceMaxMinor: 1_000,
  priorPriceMinor: null,
  isAvailable: true,
  ratingAverage: 0,
  ratingCount: 0,
  brandId: null,
  weightGrams: null,
  managesStock: false,
  stock: 0,
  isInStock: true,
  backorders: 'NO',
  lowStockAmount: null,
  ...facts,
});

const rowsOf = (...products: ComparedProduct[]) =>
  Object.fromEntries(
    overviewRows(products, (id) => (id === 7 ? 'Halvane' : ''), null).map(({ label, facts }) => [label, facts.map(({ text }) => text)]),
  );

describe('[F84] the overview', () => {
  it('leaves out rows without values, and formats the others', () => {
    expect(rowsOf(product(1))).toEqual({ Price: ['€10.00'], Availability: ['In stock'] });
    expect(
      rowsOf(
        product(1, { priorPriceMinor: 1_500, ratingAverage: 448, ratingCount: 12, brandId: 7, weightGrams: 950 }),
        product(2, { type: 'VARIABLE', priceMaxMinor: 1_900, managesStock: true, stock: 0, weightGrams: 12_345 }),
        product(3, { regularPriceMinor: null, priceMinor: 0, priceMaxMinor: 0, managesStock: true, stock: 2 }),
        product(4, { managesStock: true, stock: 0, backorders: 'NOTIFY' }),
        product(5, { isInStock: false }),
        product(6, { type: 'EXTERNAL', isAvailable: false }),
      ),
    ).toEqual({
      Price: ['€10.00', '€10.00 – €19.00', '', '€10.00', '€10.00', '€10.00'],
      'Price before discount': ['€15.00', '', '', '', '', ''],
      Availability: ['In stock', 'In stock', 'Out of stock', 'Available on backorder', 'Out of stock', 'Out of stock'],
      Rating: ['4.5 of 5 (12)', '', '', '', '', ''],
      Brand: ['Halvane', '', '', '', '', ''],
      'Delivery weight': ['950 g', '12.35 kg', '', '', '', ''],
    });
  });
});

describe('[F84] the unit price', () => {
  const priced = (unit: string | null, contents: (string | null)[], prices: number[]) => {
    const quantities = new Map<number, Quantity>();
    for (const [id, content] of contents.entries()) {
      const quantity = content === null ? null : readQuantity(content);
      if (quantity) quantities.set(id, quantity);
    }
    const row = unitPrices(
      prices.map((priceMinor, id) => product(id, { priceMinor, priceMaxMinor: priceMinor })),
      { unit, quantities },
    );
    return row && [row.label, ...row.facts.map(({ text }) => text)];
  };

  it.each<[string, string | null, (string | null)[], number[], string[] | null]>([
    ['is per kilogram', 'g', ['500 g', '1 kg'], [500, 900], ['Price per kg', '€10.00', '€9.00']],
    ['is per 100 g for small quantities', 'g', ['250 g', '80 g'], [500, 400], ['Price per 100 g', '€2.00', '€5.00']],
    ['is per litre for any unit of volume', null, ['75 cl', '1500 ml'], [750, 1_000], ['Price per l', '€10.00', '€6.67']],
    ['is per gigabyte', null, ['1 TB', '256 GB'], [10_000, 5_120], ['Price per GB', '€0.10', '€0.20']],
    ['has more decimals below one cent', null, ['4 TB', '1 TB'], [8_000, 3_000], ['Price per GB', '€0.0200', '€0.0300']],
    ['is per piece', 'pieces', ['24', '10'], [4_800, 1_000], ['Price per piece', '€2.00', '€1.00']],
    ['is empty without a quantity', 'g', ['500 g', null], [500, 500], ['Price per kg', '€10.00', '']],
    ['is empty without a price', 'g', ['500 g', '500 g'], [500, 0], ['Price per kg', '€10.00', '']],
    ['is left out for different dimensions', null, ['500 g', '1 l'], [500, 500], null],
    ['is left out without any quantity', 'g', [null, '0 g'], [500, 500], null],
  ])('%s', (_title, unit, contents, prices, expected) => expect(priced(unit, contents, prices)).toEqual(expected));
});

describe('[F84] the unit price of a product with a price range', () => {
  const unitRow = (...prices: [least: number, most: number][]) => {
    const quantities = new Map(prices.map((_price, id) => [id, { dimension: 'mass', amount: 1_000 }]));
    const products = prices.map(([priceMinor, priceMaxMinor], id) => product(id, { type: 'VARIABLE', priceMinor, priceMaxMinor }));
    return overviewRows(products, () => '', { unit: 'g', quantities }).find(({ key }) => key === 'unitPrice');
  };

  it.each<[string, [number, number][], string[]]>([
    [
      'is shown with “from”, and a lower price of another product is best',
      [
        [900, 1_900],
        [800, 800],
        [850, 850],
      ],
      ['from €9.00', '*€8.00', '€8.50'],
    ],
    [
      'leaves no best value if it starts below the others',
      [
        [700, 1_900],
        [800, 800],
        [850, 850],
      ],
      ['from €7.00', '€8.00', '€8.50'],
    ],
    [
      'isn’t best if it starts at the lowest price',
      [
        [800, 1_900],
        [800, 800],
        [850, 850],
      ],
      ['from €8.00', '*€8.00', '€8.50'],
    ],
    [
      'is never best among price ranges',
      [
        [700, 1_900],
        [800, 2_000],
      ],
      ['from €7.00', 'from €8.00'],
    ],
  ])('%s', (_title, prices, expected) => {
    const row = unitRow(...prices);
    if (!row) throw new Error('There is no such row');
    const best = bestOf(row);
    expect(row.facts.map(({ text }, index) => `${best[index] ? '*' : ''}${text}`)).toEqual(expected);
    expect(isDifferent(row.facts)).toBe(true);
    expect(highlightTexts([row], prices.length).map((text) => text !== '')).toEqual(best);
  });
});

describe('[F86] [F87] compare groups and URLs', () => {
  const grouped = new Map([
    [1, { depth: 0, group: 'electronics' }],
    [2, { depth: 1, group: 'computers' }],
    [3, { depth: 1, group: 'audio' }],
  ]);

  it('the most specific group wins, and the first category’s among equally specific ones', () => {
    expect(mostSpecific([9, 1, 2], grouped)).toBe('computers');
    expect(mostSpecific([1], grouped)).toBe('electronics');
    expect(mostSpecific([3, 2, 1], grouped)).toBe('audio');
    expect(mostSpecific([2, 3, 1], grouped)).toBe('computers');
    expect(mostSpecific([9], grouped)).toBeNull();
    expect(mostSpecific([], grouped)).toBeNull();
  });

  it('URLs contain the ids in order, separated by plain commas', () => {
    expect(groupUrl({ slug: 'phones' })).toBe('/compare/phones/');
    expect(chartUrl({ slug: 'phones' }, [3, 1, 2])).toBe('/compare/phones/?compareids=3,1,2');
    expect(chartUrl({ slug: 'a b' }, [])).toBe('/compare/a%20b/');
  });

  it('duplicate and invalid ids are dropped, and the first 3,000 are used', () => {
    expect(cleanIds([3, 1, 3, -1, 0, 1.5, Number.NaN, 2_147_483_648, 2_147_483_647, 2])).toEqual([3, 1, 2_147_483_647, 2]);
    const many = Array.from({ length: 5_000 }, (_, index) => index + 1);
    expect(cleanIds(many)).toHaveLength(3_000);
  });
});
