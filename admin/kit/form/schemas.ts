import { check, pipe, string, transform, type ZodMiniType } from 'zod/mini';
import { amountFaultOf, basisPointsOf, centsOf, percentFault, wholeFaultOf, wholeOf } from './amounts.ts';

// Texts of fields, and what is sent of them.

/** A text that `read` makes a value of; null is what cannot be sent. */
function parsed<T>(read: (text: string) => T | null, faultOf: (text: string) => string): ZodMiniType<T, string> {
  const readable = string().check(
    check(({ value, issues }) => {
      if (read(value) === null) issues.push({ code: 'custom', input: value, message: faultOf(value), continue: true });
    }),
  );
  // Texts that cannot be read have gone no further.
  return pipe(
    readable,
    transform((text: string) => read(text) as T),
  );
}

/** The same, and null for a blank text. */
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
/** A whole number that is not negative. */
export const whole = parsed(wholeOf, wholeFaultOf);
/** The same, or null. */
export const optionalWhole = optional(wholeOf, wholeFaultOf);
/** A number; its range is the server's to check. */
export const number = parsed(numberOf, () => 'Enter a number.');
/** A whole number of either sign; its range is the server's to check. */
export const integer = parsed(integerOf, () => 'Enter a whole number.');
/** A text without blanks at its ends; null for a blank one. */
export const blankAsNull = pipe(
  string(),
  transform((text: string) => text.trim() || null),
);
