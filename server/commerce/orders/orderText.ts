import { z } from 'zod';

/** Control characters, halves of surrogate pairs and marks that turn the direction of text round. */
const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A reason that people read: one line of at most 500 characters, or nothing. */
export const shortText = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim())
  .refine((text) => text.length <= 500, 'Use at most 500 characters.')
  .refine((text) => !hidden.test(text), 'Remove invisible characters.');
