import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalsOf, decreased, increased, numberOf, raisedToMinimum, stepOf } from '../../web/cart/line/stepper.ts';

// Rules of section 5 of the specification, as a table and as properties.

describe('[F30] the quantity stepper', () => {
  test.each([
    ['increases by step', '2', { step: '1' }, 3],
    ['stops at the maximum', '5', { max: '5', step: '1' }, 5],
    ['returns to the maximum from above', '9', { max: '5', step: '1' }, 5],
    ['ignores an empty maximum', '9', { max: '', step: '1' }, 10],
    ['counts an empty value as 0', '', { step: '1' }, 1],
    ['counts an invalid value as 0', 'many', { step: '2' }, 2],
    ['counts the step “any” as 1', '1', { step: 'any' }, 2],
    ['counts an empty step as 1', '1', { step: '' }, 2],
    ['rounds to the decimals of the step', '0.1', { step: '0.2' }, 0.3],
  ])('plus %s', (_rule, value, rule, expected) => expect(increased(value, rule)).toBe(expected));

  test.each([
    ['decreases by step', '3', { min: '1', step: '1' }, 2],
    ['stops at the minimum', '1', { min: '1', step: '1' }, 1],
    ['returns to the minimum from below', '0', { min: '2', step: '1' }, 2],
    ['counts an empty minimum as 0', '0', { min: '', step: '1' }, 0],
    ['stops at 0', '0', { step: '1' }, 0],
    ['counts an empty value as 0', '', { step: '1' }, 0],
    ['rounds to the decimals of the step', '0.3', { step: '0.1' }, 0.2],
  ])('minus %s', (_rule, value, rule, expected) => expect(decreased(value, rule)).toBe(expected));

  const whole = fc.integer({ min: -1000, max: 100_000 });
  const step = fc.constantFrom('1', '2', '5', '0.5', '0.25', '0.1', 'any', '');
  const text = fc.oneof(whole.map(String), fc.string());

  test('plus adds a step, or returns to the maximum', () => {
    fc.assert(
      fc.property(text, whole, step, (value, max, size) => {
        const result = increased(value, { max, step: size });
        const further = numberOf(value) + stepOf(size);
        expect(result).toBeCloseTo(numberOf(value) >= max ? max : further, decimalsOf(stepOf(size)));
      }),
    );
  });

  test('minus never goes more than a step below the minimum', () => {
    fc.assert(
      fc.property(text, fc.nat(1000), step, (value, min, size) => {
        const result = decreased(value, { min, step: size });
        const isAtMinimum = numberOf(value) <= min;
        expect(isAtMinimum ? result === min : result >= min - stepOf(size)).toBe(true);
      }),
    );
  });

  test('minus reverts plus', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.constantFrom('1', '0.5', '0.25', '0.1'), (count, size) => {
        const value = Number((count * Number(size)).toFixed(2));
        expect(decreased(increased(value, { step: size }), { step: size })).toBe(value);
      }),
    );
  });

  test('results have no more decimals than the step', () => {
    fc.assert(
      fc.property(text, step, (value, size) => {
        const decimals = decimalsOf(stepOf(size));
        const result = increased(value, { step: size });
        expect(result).toBe(Number(result.toFixed(decimals)));
      }),
    );
  });

  test('a quantity below its minimum is raised to it', () => {
    expect([raisedToMinimum('1', 3), raisedToMinimum('', 1), raisedToMinimum('7', 3), raisedToMinimum('x', '')]).toEqual([3, 1, 7, 0]);
  });
});
