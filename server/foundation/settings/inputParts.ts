import { z } from 'zod';
import { countryByCode } from '../../platform/i18n/countries.ts';

// Shared parts of the settings' inputs.

/** Control characters, lone surrogates and marks that change the direction of text. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
/**
 * Schema of single-line text without hidden characters.
 * @param max maximum length in characters
 */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .refine((text) => !hidden.test(text), 'Remove invisible characters.');
/** Schema of non-empty single-line text. */
export const requiredLine = (max: number) => line(max).min(1, 'This field is required.');
/** Schema of a country code that the shop knows. */
export const country = z.string().refine((code) => countryByCode.has(code), 'Enter a supported country code, such as DE.');
