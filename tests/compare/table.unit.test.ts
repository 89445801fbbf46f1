import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightTexts } from '../../server/engagement/compare/highlights.ts';
import { overviewKeys } from '../../server/engagement/compare/overview.ts';
import {
  bestOf,
  isDifferent,
  missing,
  numberFact,
  textFact,
  type Direction,
  type Fact,
  type FactRow,
} from '../../server/engagement/compare/table.ts';

const text = (...values: string[]) => textFact(values);
const row = (facts: Fact[], direction: Direction = 'HIGHER_IS_BETTER', more: Partial<FactRow> = {}): FactRow => ({
  key: 'row',
  label: 'Row',
  direction,
  facts,
  ...more,
});

describe('[F84] differences in a row', () => {
  it.each<[string, Fact[], boolean]>([
    ['don’t exist for one product', [text('Steel')], false],
    ['don’t exist without products', [], false],
    ['don’t exist between equal texts', [text('Steel'), text('Steel')], false],
    ['ignore case and spacing', [text('Stainless steel'), text('  stainless  STEEL ')], false],
    ['ignore the unit of equal quantities', [text('1 TB'), text('1000 GB'), text('1.000.000 MB')], false],
    ['don’t exist between a number and an equal text', [numberFact('10 mm', 10, 'mm'), text('1 cm')], false],
    ['ignore the order of a list', [text('USB-C', 'HDMI'), text('HDMI', 'usb-c')], false],
    ['include a shorter list', [text('USB-C', 'HDMI'), text('HDMI')], true],
    ['include a missing value', [text('Steel'), missing], true],
    ['don’t exist between missing values', [missing, missing], false],
    ['include different texts', [text('Steel'), text('Iron')], true],
    ['include different dimensions', [numberFact('5 g', 5, 'g'), numberFact('5 l', 5, 'l')], true],
    ['include the third product', [text('A'), text('A'), text('B')], true],
  ])('%s', (_title, facts, expected) => expect(isDifferent(facts)).toBe(expected));

  const facts = fc.array(
    fc.oneof(
      fc.constant(missing),
      fc.constantFrom('Steel', 'steel ', 'Iron', '1 TB', '1000 GB', '2 TB', '10 mm', '1 cm', '5').map((value) => text(value)),
      fc.array(fc.constantFrom('A', 'B', 'a'), { minLength: 1, maxLength: 3 }).map((values) => text(...values)),
      fc.integer({ min: 1, max: 3 }).map((value) => numberFact(`${value} cm`, value, 'cm')),
    ),
    { maxLength: 10 },
  );

  it('don’t depend on the order of products or on duplicates', () => {
    fc.assert(
      fc.property(facts, fc.infiniteStream(fc.nat()), (given, places) => {
        const order = given.map((fact) => ({ fact, place: places.next().value ?? 0 })).toSorted((one, other) => one.place - other.place);
        expect(isDifferent(order.map(({ fact }) => fact))).toBe(isDifferent(given));
        expect(isDifferent([...given, ...given])).toBe(isDifferent(given));
      }),
    );
  });

  it('are symmetrical, and no value differs from itself', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const one of given) {
          expect(isDifferent([one, one])).toBe(false);
          for (const other of given) expect(isDifferent([one, other])).toBe(isDifferent([other, one]));
        }
        const some = given.some((one) => given.some((other) => isDifferent([one, other])));
        expect(isDifferent(given)).toBe(some);
      }),
    );
  });
});

describe('[F84] the best value of a row', () => {
  it.each<[string, Direction, Fact[], boolean[]]>([
    ['is the highest', 'HIGHER_IS_BETTER', [text('8 GB'), text('16 GB'), text('4 GB')], [false, true, false]],
    ['is the lowest', 'LOWER_IS_BETTER', [text('8 GB'), text('16 GB'), text('4 GB')], [false, false, true]],
    ['doesn’t exist without a direction', 'NONE', [text('8 GB'), text('16 GB')], [false, false]],
    ['is shared in a tie', 'HIGHER_IS_BETTER', [text('1 TB'), text('1000 GB'), text('1 GB')], [true, true, false]],
    ['doesn’t exist if all are equal', 'HIGHER_IS_BETTER', [text('1 TB'), text('1000 GB')], [false, false]],
    ['doesn’t exist for one product', 'HIGHER_IS_BETTER', [text('1 TB')], [false]],
    ['doesn’t exist if the other value is missing', 'HIGHER_IS_BETTER', [text('1 TB'), missing], [false, false]],
    ['ignores missing values', 'LOWER_IS_BETTER', [text('2 TB'), missing, text('1 TB')], [false, false, true]],
    ['doesn’t exist for texts', 'HIGHER_IS_BETTER', [text('Steel'), text('Iron')], [false, false]],
    ['doesn’t exist if one value is text', 'HIGHER_IS_BETTER', [text('1 TB'), text('2 TB'), text('plenty')], [false, false, false]],
    ['doesn’t exist for different dimensions', 'HIGHER_IS_BETTER', [text('1 kg'), text('2 l')], [false, false]],
    ['is the best of a product’s options', 'HIGHER_IS_BETTER', [text('128 GB', '512 GB'), text('256 GB')], [true, false]],
  ])('%s', (_title, direction, facts, expected) => expect(bestOf({ direction, facts })).toEqual(expected));

  it('moves along with its product', () => {
    const values = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 10 });
    fc.assert(
      fc.property(values, fc.constantFrom<Direction>('HIGHER_IS_BETTER', 'LOWER_IS_BETTER'), (given, direction) => {
        const facts = given.map((value) => (value === null ? missing : numberFact(String(value), value)));
        const best = bestOf({ direction, facts });
        expect(bestOf({ direction, facts: facts.toReversed() })).toEqual(best.toReversed());
        const known = given.filter((value) => value !== null);
        const wanted = direction === 'HIGHER_IS_BETTER' ? Math.max(...known) : Math.min(...known);
        const hasBest = new Set(known).size > 1;
        expect(best).toEqual(given.map((value) => hasBest && value === wanted));
      }),
    );
  });
});

describe('[F84] highlights', () => {
  const price = row([numberFact('€9.00', 900), numberFact('€12.00', 1_200), numberFact('€15.00', 1_500)], 'LOWER_IS_BETTER', {
    key: overviewKeys.price,
    label: 'Price',
  });
  const rating = row([numberFact('4.1', 4.1), numberFact('4.6', 4.6), missing], 'HIGHER_IS_BETTER', { key: overviewKeys.rating });
  const battery = row([text('3,000 mAh'), text('4,000 mAh'), text('5,000 mAh')], 'HIGHER_IS_BETTER', { label: 'Battery capacity' });
  const life = row([text('20 h'), text('30 h'), text('40 h')], 'HIGHER_IS_BETTER', { label: 'Battery life' });
  const weights = [text('200 g'), text('180 g'), text('190 g')];
  const weight = row(weights, 'LOWER_IS_BETTER', { key: overviewKeys.weight, label: 'Weight' });

  it('list each product’s best values, with price and rating first', () => {
    expect(highlightTexts([battery, weight, rating, price, life], 3)).toEqual([
      'Lowest price',
      'Best rated, lightest: 180 g',
      'Largest battery capacity: 5,000 mAh, longest battery life: 40 h',
    ]);
  });

  it('are at most three, and empty for a product without a best value or on its own', () => {
    const more = ['USB ports', 'Fans', 'Slots'].map((label) => row([text('1'), text('2'), text('1')], 'HIGHER_IS_BETTER', { label }));
    const [first, second, third] = highlightTexts([price, rating, ...more], 3);
    expect(second).toBe('Best rated, most USB ports: 2, most fans: 2');
    expect([first, third]).toEqual(['Lowest price', '']);
    expect(highlightTexts([row([text('1 kg')]), row([text('5')])], 1)).toEqual(['']);
    expect(highlightTexts([], 0)).toEqual([]);
  });

  it('name only values that the chart marks as best', () => {
    const anyWeight = { ...weight, direction: 'NONE' as const };
    expect(highlightTexts([anyWeight, price], 3)).toEqual(['Lowest price', '', '']);
    for (const direction of ['NONE', 'HIGHER_IS_BETTER', 'LOWER_IS_BETTER'] as const) {
      const one = { ...weight, direction };
      expect(highlightTexts([one], 3).map((line) => line !== '')).toEqual(bestOf(one));
    }
  });

  it('put yes and no into words', () => {
    const yesNo = (label: string, direction: Direction, ...values: boolean[]) =>
      row(
        values.map((value) => numberFact(value ? 'Yes' : 'No', value ? 1 : 0)),
        direction,
        { label, isYesNo: true },
      );
    expect(
      highlightTexts(
        [yesNo('Noise cancelling', 'HIGHER_IS_BETTER', true, false), yesNo('Assembly needed', 'LOWER_IS_BETTER', true, false)],
        2,
      ),
    ).toEqual(['Noise cancelling', 'No assembly needed']);
  });

  it('name only values that no other product exceeds', () => {
    const values = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(values, { maxLength: 6 }), (table) => {
        const rows = table.map((numbers, index) =>
          row(
            numbers.map((value) => numberFact(`${value}`, value)),
            'HIGHER_IS_BETTER',
            { key: `${index}`, label: `Row ${index}` },
          ),
        );
        const texts = highlightTexts(rows, 3);
        expect(highlightTexts(rows, 3)).toEqual(texts);
        for (const [index, line] of texts.entries()) {
          const claims = line === '' ? [] : line.split(', ');
          expect(claims.length).toBeLessThanOrEqual(3);
          for (const claim of claims) {
            const [, number = '', value = ''] = /row (\d): (\d)/i.exec(claim) ?? [];
            const numbers = table[Number(number)] ?? [];
            expect(numbers[index]).toBe(Math.max(...numbers));
            expect(String(numbers[index])).toBe(value);
          }
        }
      }),
    );
  });
});
