import * as t from '../__generated__/messages.ts';

// Arithmetic of the quantity stepper (specification section 5). Values are texts, as inputs hold them.

/** A bound or step as an attribute value; empty or missing means none. */
export type Bound = number | string | null | undefined;

export interface StepperRule {
  min?: Bound;
  max?: Bound;
  step?: Bound;
}

/** Returns the number of a value; empty or invalid text counts as 0. */
export function numberOf(value: Bound): number {
  const number = typeof value === 'number' ? value : Number.parseFloat(value ?? '');
  return Number.isFinite(number) ? number : 0;
}

/** Returns the number of a step: 'any', empty, invalid and non-positive steps count as 1. */
export function stepOf(step: Bound): number {
  const number = numberOf(step);
  return number > 0 ? number : 1;
}

/** Returns the number of a maximum; null if there is none. */
function maximumOf(max: Bound): number | null {
  if (max === null || max === undefined || max === '') return null;
  const number = typeof max === 'number' ? max : Number.parseFloat(max);
  return Number.isFinite(number) ? number : null;
}

/** Returns the number of decimals of a step: 2 for 0.25. */
export function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = step.toString().split('e');
  return Math.min(100, Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent)));
}

/** Rounds to the decimals of the step: 0.1 + 0.2 is 0.3. */
function roundToStep(value: number, step: number): number {
  return Number(value.toFixed(decimalsOf(step)));
}

/** Returns the value after plus: one step more, limited to the maximum. */
export function increased(value: Bound, { max, step }: StepperRule): number {
  const current = numberOf(value);
  const maximum = maximumOf(max);
  const size = stepOf(step);
  return maximum !== null && current >= maximum ? maximum : roundToStep(current + size, size);
}

/** Returns the value after minus: one step less while the value is above 0, limited to the minimum. */
export function decreased(value: Bound, { min, step }: StepperRule): number {
  const current = numberOf(value);
  const minimum = numberOf(min);
  const size = stepOf(step);
  // An empty or invalid minimum counts as 0, like an empty value; a missing attribute means no minimum.
  const hasMinimum = min !== null && min !== undefined;
  if (hasMinimum && current <= minimum) return minimum;
  return current > 0 ? roundToStep(current - size, size) : current;
}

/** Returns the note for a product with a minimum quantity. */
export function minimumText(min: number): string {
  return t.minimumOrder({ min });
}

/** Returns the initial quantity of a form, which is never below its minimum. */
export function raisedToMinimum(value: Bound, min: Bound): number {
  return Math.max(numberOf(value), numberOf(min));
}
