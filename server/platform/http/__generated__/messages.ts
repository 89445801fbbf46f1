// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** {unit, select, second {Too many requests. Try again in {count, plural, one {# second} other {# seconds}}.} minute {Too many requests. Try again in {count, plural, one {# minute} other {# minutes}}.} other {Too many requests. Try again in {count, plural, one {# hour} other {# hours}}.}} */
  tooManyRequests: (v: { unit: "second" | "minute" | (string & {}); count: number }): string => `${(v.unit === "second" ? `Too many requests. Try again in ${(v.count === 1 ? `${v.count.toLocaleString("en")} second` : `${v.count.toLocaleString("en")} seconds`)}.` : v.unit === "minute" ? `Too many requests. Try again in ${(v.count === 1 ? `${v.count.toLocaleString("en")} minute` : `${v.count.toLocaleString("en")} minutes`)}.` : `Too many requests. Try again in ${(v.count === 1 ? `${v.count.toLocaleString("en")} hour` : `${v.count.toLocaleString("en")} hours`)}.`)}`,
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
