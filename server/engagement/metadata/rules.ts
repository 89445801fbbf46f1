import type { Text } from '../../platform/i18n/text.ts';
import { hasHidden, hasHiddenInText, isLegible, noHidden } from '../../platform/inputs/inputs.ts';
import type { MetafieldOwnerType, MetafieldType } from '../../generated/prisma/enums.ts';

// Which values a custom field takes. Each value is stored and served in one form, so that equal values are equal texts.

/** What a definition says about values. */
export interface ValueRules {
  type: MetafieldType;
  choices: readonly string[];
  maxLength: number | null;
  minimum: string | null;
  maximum: string | null;
}

/** Greatest number of characters of texts, which a definition can reduce. */
export const typeMaxLength = { SINGLE_LINE_TEXT: 255, MULTI_LINE_TEXT: 5_000 } as const;
const maxUrlLength = 2_000;

/** Definitions for the records of a type. */
export const maxDefinitions = 50;
/** Conditions on custom fields in one filter. */
export const maxConditions = 10;
/** Values in one request. */
export const maxValues = 25;
export const maxChoices = 100;
export const maxChoiceLength = 100;

/** Namespaces and keys begin with a letter, so that none is a name such as `__proto__`. */
export const namespacePattern = /^[a-z][a-z0-9_]{2,49}$/;
export const keyPattern = /^[a-z][a-z0-9_]{1,49}$/;

/** Types of definitions whose records share namespaces and keys: an order has the fields of its cart too. */
export const sharedNames: Partial<Record<MetafieldOwnerType, MetafieldOwnerType>> = { CART: 'ORDER', ORDER: 'CART' };

/** A value in its stored form, or why it is refused. */
export type CheckedValue = { value: string } | { fault: Text };

const hasTextLength = (type: MetafieldType): type is keyof typeof typeMaxLength => type in typeMaxLength;

/** Whether a definition of this type can limit the length of values. */
export const takesLength: (type: MetafieldType) => boolean = hasTextLength;

/** Whether a definition of this type can have a minimum and a maximum. */
export const takesBounds = (type: MetafieldType): boolean => type === 'INTEGER' || type === 'DECIMAL' || type === 'DATE';

/** Whether lists can be filtered by values of this type: those that people compare, rather than read. */
export const isComparable = (type: MetafieldType): boolean => type !== 'MULTI_LINE_TEXT' && type !== 'URL';

function checkText(given: string, { type, maxLength }: ValueRules): CheckedValue {
  if (!hasTextLength(type)) return { fault: 'Enter text.' };
  const value = given.replace(/\r\n?/g, '\n').trim();
  const max = Math.min(maxLength ?? Infinity, typeMaxLength[type]);
  if (!isLegible(value)) return { fault: 'Enter a value, or delete the metafield.' };
  // Unicode characters, not the units of UTF-16.
  if ([...value].length > max) return { fault: `Use at most ${max} characters.` };
  if (type === 'SINGLE_LINE_TEXT' && value.includes('\n')) return { fault: 'Use a single line.' };
  const isRefused = type === 'SINGLE_LINE_TEXT' ? hasHidden(value) : hasHiddenInText(value);
  return isRefused ? { fault: noHidden } : { value };
}

/** Digits as they are stored: without leading zeros, without zeros at the end of decimals, and without -0. */
function plainNumber(text: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  const digits = decimals === '' ? whole : `${whole}.${decimals}`;
  return digits === '0' ? digits : sign + digits;
}

function isDate(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Places a value within bounds; dates in this form have the order of texts. */
export const isBelow = (one: string, other: string, type: MetafieldType) => (type === 'DATE' ? one < other : Number(one) < Number(other));

function checkBounds(value: string, { type, minimum, maximum }: ValueRules): CheckedValue {
  if (minimum !== null && isBelow(value, minimum, type))
    return { fault: `Enter ${minimum} or ${type === 'DATE' ? 'a later date' : 'more'}.` };
  if (maximum !== null && isBelow(maximum, value, type))
    return { fault: `Enter ${maximum} or ${type === 'DATE' ? 'an earlier date' : 'less'}.` };
  return { value };
}

function checkUrl(text: string): CheckedValue {
  if (text.length > maxUrlLength) return { fault: `Use at most ${maxUrlLength} characters.` };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return { fault: 'Enter a URL that starts with https://.' };
  return url.href.length > maxUrlLength ? { fault: `Use at most ${maxUrlLength} characters.` } : { value: url.href };
}

/** Converts a value to its stored form, or says what is wrong with it. */
export function checkValue(given: string, rules: ValueRules): CheckedValue {
  const text = given.trim();
  switch (rules.type) {
    case 'SINGLE_LINE_TEXT':
    case 'MULTI_LINE_TEXT':
      return checkText(given, rules);
    case 'INTEGER':
      return /^-?\d{1,15}$/.test(text) ? checkBounds(plainNumber(text), rules) : { fault: 'Enter a whole number of at most 15 digits.' };
    case 'DECIMAL':
      return /^-?\d{1,9}(\.\d{1,6})?$/.test(text)
        ? checkBounds(plainNumber(text), rules)
        : { fault: 'Enter a number such as 12.5, with at most 9 digits before the point and 6 after it.' };
    case 'BOOLEAN':
      return text === 'true' || text === 'false' ? { value: text } : { fault: 'Enter true or false.' };
    case 'DATE':
      return isDate(text) ? checkBounds(text, rules) : { fault: 'Enter a date such as 2026-12-31.' };
    case 'URL':
      return checkUrl(text);
    case 'CHOICE':
      return rules.choices.includes(text) ? { value: text } : { fault: 'Choose one of the values in the definition.' };
  }
}
