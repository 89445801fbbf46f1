import { z } from 'zod';
import { withText } from '../errors/issueText.ts';
import type { Text } from '../i18n/text.ts';
import { inAscii, isMailAddress } from '../mail/address.ts';
import { says } from './__generated__/messages.ts';

// Parts of the schemas of inputs. Messages are shown next to the fields.

/** Control characters, unpaired surrogates, separators of lines, and marks that change the direction of text. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** The same, except line breaks and tabs. */
const hiddenInText = /[^\P{Cc}\n\r\t]|[\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Error message for such characters. */
export const noHidden: Text = says((t) => t.removeInvisibleCharacters);
const atMost = (max: number) => withText(says((t) => t.useAtMostCharacters({ max })));

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
    .refine((text) => !hidden.test(text), withText(noHidden));

/**
 * Schema of a line that must be entered.
 * @param missing error message for an empty text
 */
export const requiredLine = (max: number, missing: Text = says((t) => t.fieldIsRequired)) => line(max).min(1, withText(missing));

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
        .refine((text) => !hiddenInText.test(text), withText(noHidden)),
    );

/** Schema of an optional text of several lines: null and absent are the empty text. */
export const optionalParagraphs = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(paragraphs(max));

/** Schema of the email address of a person, in ASCII. */
export const mailAddress = requiredLine(
  254,
  says((t) => t.enterYourEmailAddress),
)
  .transform(inAscii)
  .refine((text) => isMailAddress(text), withText(says((t) => t.enterAnEmailAddressSuchAs)))
  .refine((text) => text.lastIndexOf('@') <= 64, withText(says((t) => t.useAtMost64BeforeTheAt)));

const keyLength = withText(says((t) => t.use8To255Characters));

/** Schema of the key with which a client may repeat a request. */
export const idempotencyKey = z
  .string()
  .min(8, keyLength)
  .max(255, keyLength)
  .refine((text) => !hidden.test(text), withText(noHidden));

const invalidId = withText(says((t) => t.invalidId));

/** Schema of the ID of a row. */
export const rowId = z.int(invalidId).positive(invalidId).max(2_147_483_647, invalidId);

/** Schema of the last part of a URL. */
export const slug = z
  .string()
  .max(100, atMost(100))
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, withText(says((t) => t.useLowercaseLettersAndDigits)));
