import { defaultLanguage, localeOf, type Language } from '../../../shared/languages.ts';

/**
 * A text that people see, where the language isn't known yet: messages of errors are chosen by operations, and written by the entry point that
 * answers. The modules that are generated from catalogues make them: says((t) => t.key). A string is the same in every language, such as
 * a name.
 */
export type Text = string | ((language: Language) => string);

/** Returns a text in a language. */
export const textIn = (text: Text, language: Language): string => (typeof text === 'string' ? text : text(language));

/** Returns a text in the default language, where no request has one: for logs, commands, and texts that are stored. */
export const inDefaultLanguage = (text: Text): string => textIn(text, defaultLanguage);

/** Returns texts as one, with spaces between them. */
export const joined =
  (texts: readonly Text[]): Text =>
  (language) =>
    texts.map((text) => textIn(text, language)).join(' ');

/** Returns a list in a sentence: "a, b and c", or "a, b or c" for a disjunction. */
export const listed = (items: readonly string[], language: Language, type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(localeOf[language], { type }).format(items);
