import { z } from 'zod';
import { countryByCode } from '../../platform/i18n/countries.ts';

// What the inputs of settings have in common.

/** Control characters, halves of surrogate pairs and marks that turn the direction of text round. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
/** Text on one line, without characters that cannot be seen. @param max longest, in characters */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .refine((text) => !hidden.test(text), 'Remove invisible characters.');
/** The same, and not empty. */
export const requiredLine = (max: number) => line(max).min(1, 'This field is required.');
/** The code of a country that the shop knows. */
export const country = z.string().refine((code) => countryByCode.has(code), 'Enter a supported country code, such as DE.');
