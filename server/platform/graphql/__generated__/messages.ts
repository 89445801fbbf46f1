// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** You don’t have permission to do this. */
  noPermission: "You don’t have permission to do this.",
  /** Not authorized: the session has ended, or the account does not have this permission. */
  notAuthorized: "Not authorized: the session has ended, or the account does not have this permission.",
  /** This can be saved. Nothing was changed. */
  canBeSaved: "This can be saved. Nothing was changed.",
  /** Something went wrong on our side. Try again in a few moments. */
  somethingWentWrong: "Something went wrong on our side. Try again in a few moments.",
  /** API keys can’t use {fieldName}. */
  apiKeysCantUse: (v: { fieldName: string | number }): string => `API keys can’t use ${v.fieldName}.`,
  /** The API key needs {count, plural, one {the scope} other {the scopes}} {needed} for {fieldName}. */
  apiKeyNeedsScopes: (v: { count: number; needed: string | number; fieldName: string | number }): string => `The API key needs ${(v.count === 1 ? "the scope" : "the scopes")} ${v.needed} for ${v.fieldName}.`,
  /** To do this, the API key needs {needed}. */
  apiKeyNeedsScopesToDoThis: (v: { needed: string | number }): string => `To do this, the API key needs ${v.needed}.`,
  /** Pass either first or last, between 0 and {maxPageSize}. This list requires a page size. */
  passFirstOrLast: (v: { maxPageSize: string | number }): string => `Pass either first or last, between 0 and ${v.maxPageSize}. This list requires a page size.`,
  /** Use at most {maxSearchLength} characters in a search. */
  useAtMostCharactersInSearch: (v: { maxSearchLength: string | number }): string => `Use at most ${v.maxSearchLength} characters in a search.`,
  /** Expected an ID of type {types}. */
  expectedIdOfType: (v: { types: string | number }): string => `Expected an ID of type ${v.types}.`,
  /** A DateTime must be an ISO 8601 string, in the years 1 to 9999. */
  dateTimeMustBeIso: "A DateTime must be an ISO 8601 string, in the years 1 to 9999.",
  /** Minor units must be a whole number. */
  minorUnitsMustBeWhole: "Minor units must be a whole number.",
  /** JSON is for output only. */
  jsonIsForOutputOnly: "JSON is for output only.",
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
