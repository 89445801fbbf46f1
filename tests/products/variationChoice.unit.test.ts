import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeText,
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

describe('[F12] the state of an option’s value', () => {
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

  test('is impossible exactly if no variation matches', () => {
    fc.assert(
      fc.property(fc.constantFrom('red', 'blue', 'black'), fc.constantFrom('s', 'm'), (color, size) => {
        const isImpossible = termState(variations, { color }, 'size', size) === 'impossible';
        expect(chosenVariation(options, variations, { color, size }) === null).toBe(isImpossible);
      }),
    );
  });
});

describe('[F12] the chosen variation', () => {
  test('is null while an option is open or nothing matches', () => {
    expect(chosenVariation(options, variations, { color: 'red' })).toBeNull();
    expect(chosenVariation(options, variations, { color: 'blue', size: 'm' })).toBeNull();
  });

  test('is a purchasable one before one that is sold out', () => {
    const overlapping = [variation('1', 'red', 's', false), variation('2', 'red', null), variation('3', 'red', 's')];
    expect(chosenVariation(options, overlapping, { color: 'red', size: 's' })?.id).toBe('2');
    expect(chosenVariation(options, overlapping.slice(0, 1), { color: 'red', size: 's' })?.id).toBe('1');
  });

  test('is the first that matches, including one with an open option', () => {
    expect(chosenVariation(options, variations, { color: 'red', size: 'm' })?.id).toBe('2');
    expect(chosenVariation(options, variations, { color: 'black', size: 's' })?.id).toBe('4');
  });
});

describe('[F12] a choice in the URL', () => {
  test('is read from and written to attribute parameters', () => {
    expect(choiceFromQuery(new URLSearchParams('attribute_color=red&attribute_size=&utm=x'))).toEqual({ color: 'red' });
    expect(choiceToQuery({ color: 'red', size: 's' })).toBe('?attribute_color=red&attribute_size=s');
    expect(choiceToQuery({})).toBe('');
  });

  test('leaves unknown and missing values open', () => {
    expect(startingChoice(options, { color: 'red', size: 'xxl', weight: '1' }, variations)).toEqual({ color: 'red' });
    expect(startingChoice(options, { color: 'pink' }, variations)).toEqual({});
    expect(startingChoice(options, {}, variations)).toEqual({});
  });

  test('selects an option’s only value in use, even if the attribute has others', () => {
    const sizes = [variation('1', 'red', 's'), variation('2', 'blue', 's')];
    expect(startingChoice(options, {}, sizes)).toEqual({ size: 's' });
    expect(startingChoice(options, { color: 'blue', size: 'm' }, sizes)).toEqual({ color: 'blue', size: 's' });
  });

  test('leaves the later value of an impossible combination open', () => {
    expect(startingChoice(options, { color: 'blue', size: 'm' }, variations)).toEqual({ color: 'blue' });
    expect(startingChoice(options, { color: 'black', size: 'm' }, variations)).toEqual({ color: 'black', size: 'm' });
  });
});

describe('[F12] choosing a value that conflicts with another option', () => {
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
    return [next, changeText(known, chosen, changes)];
  };

  test('clears the other option if several values match, with a notice', () => {
    expect(choosing({ color: 'white', size: 's' }, 'color', 'terracotta')).toEqual([
      { color: 'terracotta' },
      'S isn’t available with Terracotta. Choose another size.',
    ]);
  });

  test('changes the other option to its only matching value, with a notice', () => {
    expect(choosing({ color: 'white', size: 's' }, 'size', 'l')).toEqual([
      { color: 'terracotta', size: 'l' },
      'Colour changed from White to Terracotta, the only one available with L.',
    ]);
  });

  test('shows no notice if the values match or no other value was chosen', () => {
    expect(choosing({ size: 'm' }, 'color', 'terracotta')).toEqual([{ color: 'terracotta', size: 'm' }, '']);
    expect(choosing({}, 'color', 'olive')).toEqual([{ color: 'olive' }, '']);
  });

  test('always keeps the value and leads to a purchasable variation', () => {
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
