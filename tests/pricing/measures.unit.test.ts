import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureText, measureUnits, parseMeasure } from '../../shared/measures/measures.ts';

it.each([
  ['250 g', 250_000, 'G'],
  ['750ml', 750_000, 'ML'],
  ['0,75 Liter', 750, 'L'],
  ['1.5 m²', 1_500, 'M2'],
  ['2.5 sqm', 2_500, 'M2'],
  ['1.5m2', 1_500, 'M2'],
  ['10 Stk.', 10_000, 'PIECE'],
  ['0.125 kg', 125, 'KG'],
] as const)('[I45] reads %s', (text, milli, unit) => {
  expect(parseMeasure(text)).toEqual({ milli, unit });
});

it.each(['', 'g', '250', '0 g', '-1 g', '1.000 g', '1,500 kg', '2000001 g', '1.2.3 g', '250 furlongs', '1e3 g'])(
  '[I45] does not read “%s”',
  (text) => {
    expect(parseMeasure(text)).toBeNull();
  },
);

it('[I45] reads every quantity that it writes', () => {
  const measure = fc.record({ milli: fc.integer({ min: 1, max: 2_000_000_000 }), unit: fc.constantFrom(...measureUnits) });
  fc.assert(fc.property(measure, (given) => void expect(parseMeasure(measureText(given))).toEqual(given)));
});
