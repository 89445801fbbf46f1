import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityOf, readNumber, readQuantity, valueKey } from '../../server/engagement/compare/units.ts';

describe('[F84] reading numbers', () => {
  it.each([
    ['5', 5],
    ['-5', -5],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1,50', 1.5],
    ['0,125', 0.125],
    ['1,000', 1_000],
    ['1.000', 1],
    ['1,000.5', 1_000.5],
    ['1.000,5', 1_000.5],
    ['1,000,000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['10 000', 10_000],
    ["10'000", 10_000],
    ['10\u202f000', 10_000],
  ])('reads %s as %d', (text, number) => expect(readNumber(text)).toBe(number));

  it.each(['', '-', '1.2.3', '1,2,3', '1,00,000.5', '12.34.56,7', 'one', '1e5', '½'])('rejects %j', (text) =>
    expect(readNumber(text)).toBeNull(),
  );
});

describe('[F84] comparing quantities', () => {
  it.each([
    ['1 TB', '1000 GB'],
    ['1 TiB', '1024 GiB'],
    ['1 GB', '8 Gbit'],
    ['10 mm', '1 cm'],
    ['27″', '27 inch'],
    ['2 ft', '24 in'],
    ['1,5 kg', '1.5 kg'],
    ['1.5 kg', '1,500 g'],
    ['1 KG', '1000 g'],
    ['0,75 l', '75 cl'],
    ['750 ml', '0.75 Litres'],
    ['90 min', '1 h 30 min'],
    ['2 days', '48 h'],
    ['24 months', '2 years'],
    ['5,000 mAh', '5 Ah'],
    ['1 kWh', '3600 kJ'],
    ['1200 W', '1.2 kW'],
    ['2.4 GHz', '2400 MHz'],
    ['5µm', '5 μm'],
    ['1 Gbit/s', '125 MB/s'],
    ['  2  l ', '2 L'],
  ])('%s equals %s', (one, other) => {
    expect(readQuantity(one)).not.toBeNull();
    expect(readQuantity(one)).toEqual(readQuantity(other));
    expect(valueKey(one)).toBe(valueKey(other));
  });

  it.each([
    ['1 TB', '1 TiB'],
    ['1 mW', '1 MW'],
    ['1 g', '1 l'],
    ['12 months', '365 days'],
    ['5', '5 g'],
  ])('%s differs from %s', (one, other) => expect(valueKey(one)).not.toBe(valueKey(other)));

  it.each([
    '',
    'USB-C',
    '10–20 cm',
    '3840 × 2160',
    '8 cores, 4.4 GHz',
    '5 bananas',
    '1 mw',
    'XL',
    '2 x 5 cm',
    '1 h 5 cm',
    '1 TB or 2',
    'kg',
  ])('%j is text', (text) => {
    expect(readQuantity(text)).toBeNull();
    expect(valueKey(text)).toBe(text.trim().replaceAll(/\s+/g, ' ').normalize('NFKC').toLowerCase());
  });

  it('texts are equal regardless of case and spacing', () => {
    expect(valueKey('  Stainless   Steel ')).toBe(valueKey('stainless steel'));
    expect(valueKey('Steel')).not.toBe(valueKey('Stainless steel'));
  });
});

/** Units of one dimension and their ratios. */
const families = [
  ['B', 'kB', 'MB', 'GB', 'TB'],
  ['mm', 'cm', 'dm', 'm', 'km', 'in', 'ft'],
  ['mg', 'g', 'kg', 't', 'oz', 'lb'],
  ['ml', 'cl', 'dl', 'l', 'hl', 'm³'],
  ['s', 'min', 'h', 'd'],
  ['mW', 'W', 'kW', 'MW'],
  ['J', 'kJ', 'Wh', 'kWh', 'kcal'],
  ['Hz', 'kHz', 'MHz', 'GHz'],
  ['mAh', 'Ah'],
] as const;

const inFamily = fc.constantFrom(...families).chain((family) => fc.tuple(fc.constantFrom(...family), fc.constantFrom(...family)));
const amounts = fc.integer({ min: 1, max: 999_999 }).map((whole) => whole / 100);

describe('[F84] for any quantity', () => {
  it('converting to another unit and back changes nothing', () => {
    fc.assert(
      fc.property(inFamily, amounts, ([one, other], value) => {
        const base = quantityOf(value, one);
        const inOther = base.amount / quantityOf(1, other).amount;
        const back = quantityOf(inOther, other);
        expect(back.dimension).toBe(base.dimension);
        expect(back.amount).toBeCloseTo(base.amount, 6 - Math.ceil(Math.log10(base.amount + 1)));
      }),
    );
  });

  it('quantities in the same unit are ordered by their amount', () => {
    fc.assert(
      fc.property(inFamily, amounts, amounts, ([unit], one, other) => {
        const order = Math.sign(quantityOf(one, unit).amount - quantityOf(other, unit).amount);
        expect(order).toBe(Math.sign(one - other));
      }),
    );
  });

  it('a decimal point or comma, with or without a space, is read as the same amount', () => {
    fc.assert(
      fc.property(inFamily, fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), ([unit], whole, hundredths) => {
        const digits = String(hundredths).padStart(2, '0');
        const expected = quantityOf(Number(`${whole}.${digits}`), unit);
        for (const text of [`${whole}.${digits} ${unit}`, `${whole},${digits} ${unit}`, ` ${whole}.${digits}${unit} `]) {
          expect(readQuantity(text)).toEqual(expected);
        }
      }),
    );
  });

  it('surrounding spaces don’t change the key of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(typeof valueKey(text)).toBe('string');
        expect(valueKey(` ${text} `)).toBe(valueKey(text));
      }),
      { numRuns: 1_000 },
    );
  });
});
