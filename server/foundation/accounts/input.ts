import { z } from 'zod';
import { mailAddress, optionalLine } from '../../platform/inputs/inputs.ts';

// Validation of account forms. Messages are shown next to the fields.

/** Schema of an email address in the form in which it is stored (row 99, SAFETY 1.9). */
export const emailInput = mailAddress.transform((text) => text.toLowerCase());

/** Schema of a person's display name. */
export const nameInput = optionalLine(100);

/** A password that is only compared; a longer one can't be valid and is not worth hashing. */
export const givenPassword = z.string().min(1, 'Enter your password.').max(1_000, 'This password is too long.');
