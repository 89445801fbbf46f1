import { domainToASCII } from 'node:url';
import { z } from 'zod';

// What people may write into the forms of accounts. The messages stand next to the fields.

/** Control characters, halves of surrogate pairs and marks that turn the direction of text round. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A mail address with a domain of another script as mail servers write it. What cannot be a domain is left out; what is ASCII stays as it is. */
export function inAscii(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const domain = text.slice(at + 1);
  const ascii = domainToASCII(domain);
  return ascii === domain.toLowerCase() ? text : `${text.slice(0, at)}@${ascii}`;
}

/** Zod's own pattern does not know the top-level domains of other scripts (xn--…). */
const mailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Whether a text, its domain in ASCII, is a mail address. */
export const isMailAddress = (text: string): boolean => mailPattern.test(text);

const emailFault = 'Enter an email address such as name@example.com.';

/** One mail address, in the form in which it is stored (row 99, SAFETY 1.9). */
export const emailInput = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => text !== '', 'Enter your email address.')
  .refine((text) => text.length <= 254, 'Use at most 254 characters.')
  .refine((text) => text.length > 254 || text === '' || (!hidden.test(text) && text.split('@').length === 2), emailFault)
  .transform((text) => (text.split('@').length === 2 ? inAscii(text).toLowerCase() : text))
  .refine((text) => text === '' || text.split('@').length !== 2 || (isMailAddress(text) && text.length <= 254), emailFault)
  .refine((text) => text.lastIndexOf('@') <= 64, 'Use at most 64 characters before the @.');

/** A line of text that people write about themselves. */
function lineInput(max: number) {
  return z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim())
    .refine((text) => text.length <= max, `Use at most ${max} characters.`)
    .refine((text) => !hidden.test(text), 'Remove invisible characters.');
}

/** What somebody wants to be called. */
export const nameInput = lineInput(100);

/** A password that is only compared; a longer one is none of ours, and not worth a hash. */
export const givenPassword = z.string().min(1, 'Enter your password.').max(1_000, 'This password is too long.');
