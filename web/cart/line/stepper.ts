// The quantity stepper's arithmetic (specification section 5). Values are what inputs hold: text.

/** A bound or a step as an attribute holds it; empty or not given means none. */
export type Bound = number | string | null | undefined;

export interface StepperRule {
  min?: Bound;
  max?: Bound;
  step?: Bound;
}

/** A value's number; empty or invalid text counts as 0. */
export function numberOf(value: Bound): number {
  const number = typeof value === 'number' ? value : Number.parseFloat(value ?? '');
  return Number.isFinite(number) ? number : 0;
}

/** A step's number: 'any', an empty and an invalid step count as 1, and so does one that would go nowhere. */
export function stepOf(step: Bound): number {
  const number = numberOf(step);
  return number > 0 ? number : 1;
}

/** A maximum's number; null when there is none. */
function maximumOf(max: Bound): number | null {
  if (max === null || max === undefined || max === '') return null;
  const number = typeof max === 'number' ? max : Number.parseFloat(max);
  return Number.isFinite(number) ? number : null;
}

/** How many decimals a step has: 2 for 0.25. */
export function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = step.toString().split('e');
  return Math.min(100, Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent)));
}

/** Rounded to the decimals of the step: 0.1 + 0.2 is 0.3. */
function roundToStep(value: number, step: number): number {
  return Number(value.toFixed(decimalsOf(step)));
}

/** The value after plus: one step more, or the maximum when it is reached. */
export function increased(value: Bound, { max, step }: StepperRule): number {
  const current = numberOf(value);
  const maximum = maximumOf(max);
  const size = stepOf(step);
  return maximum !== null && current >= maximum ? maximum : roundToStep(current + size, size);
}

/** The value after minus: one step less but only while it is above 0, or the minimum when it is reached. */
export function decreased(value: Bound, { min, step }: StepperRule): number {
  const current = numberOf(value);
  const minimum = numberOf(min);
  const size = stepOf(step);
  // An empty or invalid minimum counts as 0, as an empty value does; an attribute that is not there is no minimum.
  const hasMinimum = min !== null && min !== undefined;
  if (hasMinimum && current <= minimum) return minimum;
  return current > 0 ? roundToStep(current - size, size) : current;
}

/** What is said of a product of which a single one cannot be ordered. */
export function minimumWords(min: number): string {
  return `Minimum order: ${min}`;
}

/** The quantity that a form starts with: never below its minimum. */
export function raisedToMinimum(value: Bound, min: Bound): number {
  return Math.max(numberOf(value), numberOf(min));
}
