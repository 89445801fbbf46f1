import { check, pipe, string, transform, type ZodMiniType } from 'zod/mini';
import { amountFaultOf, basisPointsOf, percentFault, integerProblem, parseInteger } from './amounts.ts';
import { centsOf } from '../../../shared/money/parseAmount.ts';
import * as t from '../__generated__/messages.ts';

// Schemas that parse the text of form fields to the values that are sent.

/** Parses a text with `read`, which returns null for invalid text. */
function parsed<T>(read: (text: string) => T | null, faultOf: (text: string) => string): ZodMiniType<T, string> {
  const readable = string().check(
    check(({ value, issues }) => {
      if (read(value) === null) issues.push({ code: 'custom', input: value, message: faultOf(value), continue: true });
    }),
  );
  // Invalid texts have been rejected by the check.
  return pipe(
    readable,
    transform((text: string) => read(text) as T),
  );
}

/** Parses a text with `read`; a blank text becomes null. */
function optional<T>(read: (text: string) => T | null, faultOf: (text: string) => string): ZodMiniType<T | null, string> {
  const orBlank = parsed<{ value: T | null }>((text) => {
    const value = text.trim() === '' ? null : read(text);
    return value === null && text.trim() !== '' ? null : { value };
  }, faultOf);
  return pipe(
    orBlank,
    transform(({ value }: { value: T | null }) => value),
  );
}

const numberOf = (text: string): number | null => {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' || !Number.isFinite(Number(trimmed)) ? null : Number(trimmed);
};
const integerOf = (text: string): number | null => {
  const value = numberOf(text);
  return value !== null && Number.isInteger(value) ? value : null;
};

/** Cents. */
export const amount = parsed(centsOf, amountFaultOf);
/** Cents, or null. */
export const optionalAmount = optional(centsOf, amountFaultOf);
/** Hundredths of a percent. */
export const percent = parsed(basisPointsOf, () => percentFault);
/** A non-negative whole number. */
export const whole = parsed(parseInteger, integerProblem);
/** A non-negative whole number, or null. */
export const optionalWhole = optional(parseInteger, integerProblem);
/** A number; the server checks its range. */
export const number = parsed(numberOf, () => t.enterANumber);
/** A whole number of either sign; the server checks its range. */
export const integer = parsed(integerOf, () => t.enterAWholeNumber);
/** A trimmed text; null if blank. */
export const blankAsNull = pipe(
  string(),
  transform((text: string) => text.trim() || null),
);
