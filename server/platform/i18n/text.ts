import type { Language } from '../../../shared/languages.ts';

/**
 * A text that people see, where the language isn't known yet: messages of errors are chosen by operations, and written by the entry point that
 * answers. The modules that are generated from catalogues make them: says((t) => t.key). A string is the same in every language, such as
 * a name.
 */
export type Text = string | ((language: Language) => string);

/** Returns a text in a language. */
export const textIn = (text: Text, language: Language): string => (typeof text === 'string' ? text : text(language));

/** Returns texts as one, with spaces between them. */
export const joined =
  (texts: readonly Text[]): Text =>
  (language) =>
    texts.map((text) => textIn(text, language)).join(' ');
