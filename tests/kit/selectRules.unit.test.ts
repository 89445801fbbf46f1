import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalOf } from '../../web/kit/Select/selectRules.ts';

test('[F11] search text that is too short or too long, and selections over the limit are rejected', () => {
  const limits = { minInputLength: 2, maxInputLength: 4, maxSelected: 3 };
  expect(refusalOf('', 0, limits)).toBe('Please enter 2 or more characters');
  expect(refusalOf('a', 0, limits)).toBe('Please enter 1 or more characters');
  expect(refusalOf('ab', 0, limits)).toBeNull();
  expect(refusalOf('abcd', 2, limits)).toBeNull();
  expect(refusalOf('abcde', 0, limits)).toBe('Please delete 1 character');
  expect(refusalOf('abcdef', 0, limits)).toBe('Please delete 2 characters');
  expect(refusalOf('ab', 3, limits)).toBe('You can only select 3 items');
  // Characters are counted as users perceive them, not as JavaScript code units.
  expect(refusalOf('👍👍', 0, { minInputLength: 3 })).toBe('Please enter 1 or more characters');
});

test('[F11] nothing is rejected without limits', () => {
  fc.assert(fc.property(fc.string(), fc.nat(), (query, count) => refusalOf(query, count) === null));
});
