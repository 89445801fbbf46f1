// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Remove invisible characters. */
  removeInvisibleCharacters: "Remove invisible characters.",
  /** Use at most {max, number} characters. */
  useAtMostCharacters: (v: { max: number }): string => `Use at most ${v.max.toLocaleString("en")} characters.`,
  /** This field is required. */
  fieldIsRequired: "This field is required.",
  /** Enter your email address. */
  enterYourEmailAddress: "Enter your email address.",
  /** Enter an email address such as name@example.com. */
  enterAnEmailAddressSuchAs: "Enter an email address such as name@example.com.",
  /** Use at most 64 characters before the @. */
  useAtMost64BeforeTheAt: "Use at most 64 characters before the @.",
  /** Use 8 to 255 characters. */
  use8To255Characters: "Use 8 to 255 characters.",
  /** Invalid ID. */
  invalidId: "Invalid ID.",
  /** Use lowercase letters and digits, separated by single hyphens. */
  useLowercaseLettersAndDigits: "Use lowercase letters and digits, separated by single hyphens.",
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };

/** A text of these messages, written where the language is known: says((t) => t.key). */
export const says =
  (choose: (t: Messages, language: Language) => string) =>
  (language: Language): string =>
    choose(messages[language], language);
