// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Invalid input. */
  invalidInput: "Invalid input.",
  /** This was changed by someone else in the meantime. Review the changes before you save. */
  thisWasChanged: "This was changed by someone else in the meantime. Review the changes before you save.",
  /** “{name}” was changed by someone else in the meantime. Review the changes before you save. */
  nameWasChanged: (v: { name: string | number }): string => `“${v.name}” was changed by someone else in the meantime. Review the changes before you save.`,
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
