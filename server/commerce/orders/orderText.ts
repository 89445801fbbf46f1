import { z } from 'zod';

/** Control characters, unpaired surrogates and marks that change the direction of text. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A reason shown to people: an optional line of at most 500 characters. */
export const shortText = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim())
  .refine((text) => text.length <= 500, 'Use at most 500 characters.')
  .refine((text) => !hidden.test(text), 'Remove invisible characters.');
