import { z } from 'zod';
import { mailAddress, optionalLine } from '../../platform/inputs/inputs.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';

// Validation of account forms. Messages are shown next to the fields.

/** Schema of an email address in the form in which it is stored (row 99, SAFETY 1.9). */
export const emailInput = mailAddress.transform((text) => text.toLowerCase());

/** Schema of a person's display name. */
export const nameInput = optionalLine(100);

/** A password that is only compared; a longer one can't be valid and is not worth hashing. */
export const givenPassword = z
  .string()
  .min(1, withText(says((t) => t.enterYourPassword)))
  .max(1_000, withText(says((t) => t.thisPasswordIsTooLong)));
