// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Too many attempts. Try again in {wait}. */
  tooManyAttempts: (v: { wait: string | number }): string => `Too many attempts. Try again in ${v.wait}.`,
  /** {count, plural, one {# second} other {# seconds}} */
  seconds: (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} second` : `${v.count.toLocaleString("en")} seconds`)}`,
  /** {count, plural, one {# minute} other {# minutes}} */
  minutes: (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} minute` : `${v.count.toLocaleString("en")} minutes`)}`,
  /** {count, plural, one {# hour} other {# hours}} */
  hours: (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} hour` : `${v.count.toLocaleString("en")} hours`)}`,
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
