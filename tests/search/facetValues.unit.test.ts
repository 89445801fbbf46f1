import { describe, expect, test } from 'vitest';
import { facetParts } from '../../web/search/facetValues.ts';

const choice = (label: string) => ({ value: label.toLowerCase(), label, count: 1, isSelected: false });
const parts = (...labels: string[]) =>
  facetParts('Size', labels.map(choice)).map(({ title, choices }) => [title, ...choices.map(({ label }) => label)]);

describe('[I75] values of a facet', () => {
  test('that are sizes of one kind are in the order of their size', () => {
    expect(parts('XL', 'S', '3XL', 'M', 'XXS', 'L', 'XXL')).toEqual([['Size', 'XXS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']]);
    expect(parts('1 TB', '512 GB', '128 GB')).toEqual([['Size', '128 GB', '512 GB', '1 TB']]);
    expect(parts('1,5 l', '750 ml', '0.5 l')).toEqual([['Size', '0.5 l', '750 ml', '1,5 l']]);
    expect(parts('42', '36', '40.5')).toEqual([['Size', '36', '40.5', '42']]);
  });

  test('that are sizes of several kinds are apart', () => {
    expect(parts('28 cm', 'L', '42', '20 cm', 'S', '36', '2 l', '1 l')).toEqual([
      ['Size: 20–28 cm', '20 cm', '28 cm'],
      ['Size: S–L', 'S', 'L'],
      ['Size: 36–42', '36', '42'],
      ['Size: 1–2 l', '1 l', '2 l'],
    ]);
    expect(parts('S', 'M', 'One size', '42', '500 ml', '1 l')).toEqual([
      ['Size: S–M', 'S', 'M'],
      ['Size: 500 ml–1 l', '500 ml', '1 l'],
      ['Size', 'One size', '42'],
    ]);
  });

  test('that are words keep their order, also with a few numbers among them', () => {
    expect(parts('Walnut', 'Oak', 'Black ash')).toEqual([['Size', 'Walnut', 'Oak', 'Black ash']]);
    expect(parts('Red', '4711', 'Blue', 'Mint', '501')).toEqual([['Size', 'Red', '4711', 'Blue', 'Mint', '501']]);
    expect(parts('constructor', '1 constructor')).toEqual([['Size', 'constructor', '1 constructor']]);
    expect(parts()).toEqual([['Size']]);
  });
});
