import { z } from 'zod';
import { inAscii, isMailAddress } from '../mail/address.ts';

// Parts of the schemas of inputs. Messages are shown next to the fields.

/** Control characters, unpaired surrogates, separators of lines, and marks that change the direction of text. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** The same, except line breaks and tabs. */
const hiddenInText = /[^\P{Cc}\n\r\t]|[\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Error message for such characters. */
export const noHidden = 'Remove invisible characters.';
const atMost = (max: number) => `Use at most ${max.toLocaleString('en')} characters.`;

/** Whether a single line has characters that nobody sees, such as those that would start a new email header. */
export const hasHidden = (text: string): boolean => hidden.test(text);

/** The same of a text of several lines. */
export const hasHiddenInText = (text: string): boolean => hiddenInText.test(text);

/** Whether a text has characters that people see, not only spaces and invisible ones. */
export const isLegible = (text: string): boolean => /[^\p{Z}\p{C}\p{M}\u2800\u3164]/u.test(text);

/**
 * Schema of a single line.
 * @param max maximum length in characters
 */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, atMost(max))
    .refine((text) => !hidden.test(text), noHidden);

/**
 * Schema of a line that must be entered.
 * @param missing error message for an empty text
 */
export const requiredLine = (max: number, missing = 'This field is required.') => line(max).min(1, missing);

/** Schema of an optional line: null and absent are the empty text. */
export const optionalLine = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(line(max));

/** Schema of a text of several lines, with line feeds between them. */
export const paragraphs = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, atMost(max))
        .refine((text) => !hiddenInText.test(text), noHidden),
    );

/** Schema of an optional text of several lines: null and absent are the empty text. */
export const optionalParagraphs = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(paragraphs(max));

/** Schema of the email address of a person, in ASCII. */
export const mailAddress = requiredLine(254, 'Enter your email address.')
  .transform(inAscii)
  .refine((text) => isMailAddress(text), 'Enter an email address such as name@example.com.')
  .refine((text) => text.lastIndexOf('@') <= 64, 'Use at most 64 characters before the @.');

const keyLength = 'Use 8 to 255 characters.';

/** Schema of the key with which a client may repeat a request. */
export const idempotencyKey = z
  .string()
  .min(8, keyLength)
  .max(255, keyLength)
  .refine((text) => !hidden.test(text), noHidden);

/** Schema of the ID of a row. */
export const rowId = z.int('Invalid ID.').positive('Invalid ID.').max(2_147_483_647, 'Invalid ID.');

/** Schema of the last part of a URL. */
export const slug = z
  .string()
  .max(100, 'Use at most 100 characters.')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters and digits, separated by single hyphens.');
