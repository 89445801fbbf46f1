import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choiceFromQuery,
  choiceToQuery,
  chosenVariation,
  startingChoice,
  termState,
  type VariationFacts,
} from '../../web/catalog/variationChoice.ts';

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
    // What is chosen of the same option does not stand in the way of choosing another value of it.
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

  test('what does not exist gives way to the default, and that to nothing', () => {
    const known = [
      { attribute: 'color', terms: ['red', 'blue'], defaultTerm: 'blue' },
      { attribute: 'size', terms: ['s'], defaultTerm: null },
    ];
    expect(startingChoice(known, { color: 'red', size: 'xxl', weight: '1' }, variations)).toEqual({ color: 'red' });
    expect(startingChoice(known, { color: 'pink' }, variations)).toEqual({ color: 'blue' });
  });

  test('of an impossible combination the later value is left open', () => {
    const open = options.map((option) => ({ ...option, defaultTerm: null }));
    expect(startingChoice(open, { color: 'blue', size: 'm' }, variations)).toEqual({ color: 'blue' });
    expect(startingChoice(open, { color: 'black', size: 'm' }, variations)).toEqual({ color: 'black', size: 'm' });
  });
});
