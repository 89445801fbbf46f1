/** Languages that the shop's texts exist in. Each needs its catalogues (docs/guides/texts.md). */
export const languages = ['en'] as const;

export type Language = (typeof languages)[number];

/** Language of the pages, and of everything that has no recipient with a language. */
export const defaultLanguage: Language = 'en';

/** Locale by which dates and numbers of a language are written. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB' };
