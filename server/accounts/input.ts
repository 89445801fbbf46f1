import { domainToASCII } from 'node:url';
import { z } from 'zod';

// What people may write into the forms of accounts. The messages stand next to the fields.

/** Control characters, halves of surrogate pairs and marks that turn the direction of text round. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** The domain as mail servers write it; addresses differ by neither capitals nor script. */
function normalizedEmail(text: string): string {
  const at = text.lastIndexOf('@');
  return `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`.toLowerCase();
}

const emailFault = 'Enter an e-mail address such as name@example.com.';

/** One mail address, in the form in which it is stored (row 99, SAFETY 1.9). */
export const emailInput = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => text !== '', 'Enter your e-mail address.')
  .refine((text) => text.length <= 254, 'Use at most 254 characters.')
  .refine((text) => text.length > 254 || text === '' || (!hidden.test(text) && text.split('@').length === 2), emailFault)
  .transform((text) => (text.split('@').length === 2 ? normalizedEmail(text) : text))
  .refine((text) => text === '' || text.split('@').length !== 2 || (z.email().safeParse(text).success && text.length <= 254), emailFault)
  .refine((text) => text.lastIndexOf('@') <= 64, 'Use at most 64 characters before the @: no mail reaches a longer name.');

/** A line of text that people write about themselves. */
export function lineInput(max: number) {
  return z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim())
    .refine((text) => text.length <= max, `Use at most ${max} characters.`)
    .refine((text) => !hidden.test(text), 'Remove characters that cannot be seen.');
}

/** What somebody wants to be called. */
export const nameInput = lineInput(100);

/** A password that is only compared; a longer one is none of ours, and not worth a hash. */
export const givenPassword = z.string().min(1, 'Enter your password.').max(1_000, 'This is too long for a password.');
