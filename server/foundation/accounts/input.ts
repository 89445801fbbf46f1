import { z } from 'zod';
import { inAscii, isMailAddress } from '../../platform/mail/address.ts';

// Validation of account forms. Messages are shown next to the fields.

/** Control characters, lone surrogates and marks that change the direction of text. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const emailFault = 'Enter an email address such as name@example.com.';

/** Schema of an email address in the form in which it is stored (row 99, SAFETY 1.9). */
export const emailInput = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => text !== '', 'Enter your email address.')
  .refine((text) => text.length <= 254, 'Use at most 254 characters.')
  .refine((text) => text.length > 254 || text === '' || (!hidden.test(text) && text.split('@').length === 2), emailFault)
  .transform((text) => (text.split('@').length === 2 ? inAscii(text).toLowerCase() : text))
  .refine((text) => text === '' || text.split('@').length !== 2 || (isMailAddress(text) && text.length <= 254), emailFault)
  .refine((text) => text.lastIndexOf('@') <= 64, 'Use at most 64 characters before the @.');

/** A single-line text that people enter about themselves. */
function lineInput(max: number) {
  return z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim())
    .refine((text) => text.length <= max, `Use at most ${max} characters.`)
    .refine((text) => !hidden.test(text), 'Remove invisible characters.');
}

/** Schema of a person's display name. */
export const nameInput = lineInput(100);

/** A password that is only compared; a longer one can't be valid and is not worth hashing. */
export const givenPassword = z.string().min(1, 'Enter your password.').max(1_000, 'This password is too long.');
