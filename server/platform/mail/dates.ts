import { shopFormat } from '../../../shared/clock/shopClock.ts';
import { languages, localeOf, type Language } from '../../../shared/languages.ts';

function formatsOf(language: Language) {
  const locale = localeOf[language];
  return {
    /** Such as "21 November 2026". */
    day: shopFormat(locale, { dateStyle: 'long' }),
    /** Such as "21 November 2026 at 09:30". */
    minute: shopFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
    /** Such as "21 November 2026 at 09:30:15". */
    second: shopFormat(locale, { dateStyle: 'long', timeStyle: 'medium' }),
  };
}

/** Formats of dates in emails, by language. Each takes an instant and the shop's time zone. */
export const mailDates = Object.fromEntries(languages.map((language) => [language, formatsOf(language)])) as Readonly<
  Record<Language, ReturnType<typeof formatsOf>>
>;
