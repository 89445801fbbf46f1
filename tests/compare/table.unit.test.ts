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

describe('[F84] what counts as a difference', () => {
  it.each<[string, Fact[], boolean]>([
    ['one product', [text('Steel')], false],
    ['no product', [], false],
    ['equal texts', [text('Steel'), text('Steel')], false],
    ['other case and blanks', [text('Stainless steel'), text('  stainless  STEEL ')], false],
    ['other units', [text('1 TB'), text('1000 GB'), text('1.000.000 MB')], false],
    ['a number and the same as a text', [numberFact('10 mm', 10, 'mm'), text('1 cm')], false],
    ['the same list in another order', [text('USB-C', 'HDMI'), text('HDMI', 'usb-c')], false],
    ['a shorter list', [text('USB-C', 'HDMI'), text('HDMI')], true],
    ['something and nothing', [text('Steel'), missing], true],
    ['nothing twice', [missing, missing], false],
    ['other texts', [text('Steel'), text('Iron')], true],
    ['the same number of other things', [numberFact('5 g', 5, 'g'), numberFact('5 l', 5, 'l')], true],
    ['the third is another', [text('A'), text('A'), text('B')], true],
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

  it('the order of the products does not matter, nor does a product that is there twice', () => {
    fc.assert(
      fc.property(facts, fc.infiniteStream(fc.nat()), (given, places) => {
        const order = given.map((fact) => ({ fact, place: places.next().value ?? 0 })).toSorted((one, other) => one.place - other.place);
        expect(isDifferent(order.map(({ fact }) => fact))).toBe(isDifferent(given));
        expect(isDifferent([...given, ...given])).toBe(isDifferent(given));
      }),
    );
  });

  it('different is symmetrical, and nobody differs from themselves', () => {
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
    ['the highest', 'HIGHER_IS_BETTER', [text('8 GB'), text('16 GB'), text('4 GB')], [false, true, false]],
    ['the lowest', 'LOWER_IS_BETTER', [text('8 GB'), text('16 GB'), text('4 GB')], [false, false, true]],
    ['a matter of taste', 'NONE', [text('8 GB'), text('16 GB')], [false, false]],
    ['a tie', 'HIGHER_IS_BETTER', [text('1 TB'), text('1000 GB'), text('1 GB')], [true, true, false]],
    ['all equal', 'HIGHER_IS_BETTER', [text('1 TB'), text('1000 GB')], [false, false]],
    ['one alone', 'HIGHER_IS_BETTER', [text('1 TB')], [false]],
    ['one value beside nothing', 'HIGHER_IS_BETTER', [text('1 TB'), missing], [false, false]],
    ['two values beside nothing', 'LOWER_IS_BETTER', [text('2 TB'), missing, text('1 TB')], [false, false, true]],
    ['texts', 'HIGHER_IS_BETTER', [text('Steel'), text('Iron')], [false, false]],
    ['a text among amounts', 'HIGHER_IS_BETTER', [text('1 TB'), text('2 TB'), text('plenty')], [false, false, false]],
    ['amounts of different things', 'HIGHER_IS_BETTER', [text('1 kg'), text('2 l')], [false, false]],
    ['the best that it can be had with', 'HIGHER_IS_BETTER', [text('128 GB', '512 GB'), text('256 GB')], [true, false]],
  ])('%s', (_title, direction, facts, expected) => expect(bestOf({ direction, facts })).toEqual(expected));

  it('goes along when the products are put in another order', () => {
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

  it('say in a line what is best of each, prices and ratings first', () => {
    expect(highlightTexts([battery, weight, rating, price, life], 3)).toEqual([
      'Lowest price',
      'Best rated, lightest: 180 g',
      'Largest battery capacity: 5,000 mAh, longest battery life: 40 h',
    ]);
  });

  it('are three at most, and nothing for a product that is best in nothing or stands alone', () => {
    const more = ['USB ports', 'Fans', 'Slots'].map((label) => row([text('1'), text('2'), text('1')], 'HIGHER_IS_BETTER', { label }));
    const [first, second, third] = highlightTexts([price, rating, ...more], 3);
    expect(second).toBe('Best rated, most USB ports: 2, most fans: 2');
    expect([first, third]).toEqual(['Lowest price', '']);
    expect(highlightTexts([row([text('1 kg')]), row([text('5')])], 1)).toEqual(['']);
    expect(highlightTexts([], 0)).toEqual([]);
  });

  it('say nothing of a matter of taste: what the chart does not mark as best is not claimed', () => {
    const anyWeight = { ...weight, direction: 'NONE' as const };
    expect(highlightTexts([anyWeight, price], 3)).toEqual(['Lowest price', '', '']);
    for (const direction of ['NONE', 'HIGHER_IS_BETTER', 'LOWER_IS_BETTER'] as const) {
      const one = { ...weight, direction };
      expect(highlightTexts([one], 3).map((line) => line !== '')).toEqual(bestOf(one));
    }
  });

  it('yes and no are said in words', () => {
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

  it('two products say the same only when they are equally good', () => {
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
