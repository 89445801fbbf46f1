import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeWords,
  choiceFromQuery,
  choiceToQuery,
  chosenVariation,
  startingChoice,
  termState,
  withChosen,
  type OptionFacts,
  type OptionNames,
  type VariationFacts,
} from '../../web/products/variationChoice.ts';

const variation = (id: string, color: string | null, size: string | null, isPurchasable = true): VariationFacts & { id: string } => ({
  id,
  isPurchasable,
  options: [
    { attribute: 'color', term: color },
    { attribute: 'size', term: size },
  ],
});
const options = [
  { attribute: 'color', terms: ['red', 'blue', 'black'] },
  { attribute: 'size', terms: ['s', 'm'] },
];
const variations = [
  variation('1', 'red', 's'),
  variation('2', 'red', 'm', false),
  variation('3', 'blue', 's'),
  variation('4', 'black', null),
];

describe('[F12] which values can still be chosen', () => {
  test.each([
    [{}, 'size', 'm', 'available'],
    [{ color: 'red' }, 'size', 's', 'available'],
    [{ color: 'red' }, 'size', 'm', 'soldOut'],
    [{ color: 'blue' }, 'size', 'm', 'impossible'],
    [{ color: 'black' }, 'size', 'm', 'available'],
    [{ size: 'm' }, 'color', 'blue', 'impossible'],
    [{ size: 'm' }, 'color', 'red', 'soldOut'],
    // The selected value of the same option doesn't prevent selecting another value of it.
    [{ color: 'red', size: 's' }, 'color', 'blue', 'available'],
    [{}, 'color', 'pink', 'impossible'],
  ] as const)('with %o chosen, %s %s is %s', (choice, attribute, term, state) => {
    expect(termState(variations, choice, attribute, term)).toBe(state);
  });

  test('a value that is not impossible always completes to a variation', () => {
    fc.assert(
      fc.property(fc.constantFrom('red', 'blue', 'black'), fc.constantFrom('s', 'm'), (color, size) => {
        const isImpossible = termState(variations, { color }, 'size', size) === 'impossible';
        expect(chosenVariation(options, variations, { color, size }) === null).toBe(isImpossible);
      }),
    );
  });
});

describe('[F12] which variation is meant', () => {
  test('none while an option is open or nothing fits', () => {
    expect(chosenVariation(options, variations, { color: 'red' })).toBeNull();
    expect(chosenVariation(options, variations, { color: 'blue', size: 'm' })).toBeNull();
  });

  test('one that can be bought before one that is sold out', () => {
    const overlapping = [variation('1', 'red', 's', false), variation('2', 'red', null), variation('3', 'red', 's')];
    expect(chosenVariation(options, overlapping, { color: 'red', size: 's' })?.id).toBe('2');
    expect(chosenVariation(options, overlapping.slice(0, 1), { color: 'red', size: 's' })?.id).toBe('1');
  });

  test('the first that fits, also one that takes any value', () => {
    expect(chosenVariation(options, variations, { color: 'red', size: 'm' })?.id).toBe('2');
    expect(chosenVariation(options, variations, { color: 'black', size: 's' })?.id).toBe('4');
  });
});

describe('[F12] a choice in the URL', () => {
  test('reads and writes attribute parameters', () => {
    expect(choiceFromQuery(new URLSearchParams('attribute_color=red&attribute_size=&utm=x'))).toEqual({ color: 'red' });
    expect(choiceToQuery({ color: 'red', size: 's' })).toBe('?attribute_color=red&attribute_size=s');
    expect(choiceToQuery({})).toBe('');
  });

  test('what does not exist is left open, and so is all that the URL does not name', () => {
    expect(startingChoice(options, { color: 'red', size: 'xxl', weight: '1' }, variations)).toEqual({ color: 'red' });
    expect(startingChoice(options, { color: 'pink' }, variations)).toEqual({});
    expect(startingChoice(options, {}, variations)).toEqual({});
  });

  test('an option’s only value is chosen, also when others exist that no variation has', () => {
    const sizes = [variation('1', 'red', 's'), variation('2', 'blue', 's')];
    expect(startingChoice(options, {}, sizes)).toEqual({ size: 's' });
    expect(startingChoice(options, { color: 'blue', size: 'm' }, sizes)).toEqual({ color: 'blue', size: 's' });
  });

  test('of an impossible combination the later value is left open', () => {
    expect(startingChoice(options, { color: 'blue', size: 'm' }, variations)).toEqual({ color: 'blue' });
    expect(startingChoice(options, { color: 'black', size: 'm' }, variations)).toEqual({ color: 'black', size: 'm' });
  });
});

describe('[F12] choosing a value that another option forbids', () => {
  const shirts = [
    variation('1', 'white', 's'),
    variation('2', 'terracotta', 'm'),
    variation('3', 'terracotta', 'l'),
    variation('4', 'terracotta', 's', false),
    variation('5', 'olive', 'm'),
  ];
  const known: (OptionFacts & OptionNames)[] = [
    { attribute: 'color', name: 'Colour', terms: ['white', 'terracotta', 'olive'], labels: { white: 'White', terracotta: 'Terracotta' } },
    { attribute: 'size', name: 'Size', terms: ['s', 'm', 'l'], labels: { s: 'S', m: 'M', l: 'L' } },
  ];
  const choosing = (choice: Record<string, string>, ...chosen: [string, string]) => {
    const { choice: next, changes } = withChosen(known, shirts, choice, chosen);
    return [next, changeWords(known, chosen, changes)];
  };

  test('leaves the other open where several go with it, and says so', () => {
    expect(choosing({ color: 'white', size: 's' }, 'color', 'terracotta')).toEqual([
      { color: 'terracotta' },
      'S isn’t available with Terracotta. Choose another size.',
    ]);
  });

  test('moves the other to the only one that goes with it, and says so', () => {
    expect(choosing({ color: 'white', size: 's' }, 'size', 'l')).toEqual([
      { color: 'terracotta', size: 'l' },
      'Colour changed from White to Terracotta, the only one available with L.',
    ]);
  });

  test('says nothing where both go together, or nothing else was chosen', () => {
    expect(choosing({ size: 'm' }, 'color', 'terracotta')).toEqual([{ color: 'terracotta', size: 'm' }, '']);
    expect(choosing({}, 'color', 'olive')).toEqual([{ color: 'olive' }, '']);
  });

  test('every value of a variation that can be bought can be chosen from any choice, and what is then chosen can be bought', () => {
    const term = (slugs: readonly string[]) => fc.option(fc.constantFrom(...slugs), { nil: undefined });
    const facts = fc.record({
      color: fc.constantFrom('white', 'terracotta', 'olive'),
      size: fc.option(fc.constantFrom('s', 'm', 'l')),
      can: fc.boolean(),
    });
    const start = fc.record({ color: term(['white', 'terracotta', 'olive']), size: term(['s', 'm', 'l']) });
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 9 }), start, (made, from) => {
        const all = made.map(({ color, size, can }, index) => variation(String(index), color, size, can));
        const choice = Object.fromEntries(Object.entries(from).filter((entry): entry is [string, string] => entry[1] !== undefined));
        for (const { color } of made.filter((one) => one.can)) {
          const { choice: next } = withChosen(known, all, choice, ['color', color]);
          expect(next.color).toBe(color);
          expect(Object.entries(next).map(([attribute, value]) => termState(all, next, attribute, value))).not.toContain('impossible');
          expect(termState(all, next, 'color', color)).toBe('available');
          // With a choice that is complete, the variation itself can be bought, also where others fit it.
          expect(next.size === undefined || chosenVariation(known, all, next)?.isPurchasable).toBe(true);
        }
      }),
    );
  });
});
