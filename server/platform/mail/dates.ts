import { shopFormat } from '../../../shared/clock/shopClock.ts';
import type { DeliveryEstimate } from '../../../shared/delivery/deliveryEstimate.ts';
import { languages, localeOf, type Language } from '../../../shared/languages.ts';
import { messages } from './__generated__/messages.ts';

function formatsOf(language: Language) {
  const locale = localeOf[language];
  const range = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    /** Such as "21 November 2026". */
    day: shopFormat(locale, { dateStyle: 'long' }),
    /** Such as "21 November 2026 at 09:30". */
    minute: shopFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
    /** Such as "21 November 2026 at 09:30:15". */
    second: shopFormat(locale, { dateStyle: 'long', timeStyle: 'medium' }),
    /** Such as "Fri 27 Nov – Mon 30 Nov". */
    range: ({ earliest, latest }: DeliveryEstimate) =>
      // Thin spaces are missing in the fonts of some mail programs.
      range.formatRange(new Date(earliest), new Date(latest)).replaceAll('\u2009', ' '),
    /** Name of a time zone, such as "Berlin time". */
    zone: (timeZone: string) =>
      timeZone === 'UTC' ? timeZone : messages[language].localTime({ place: timeZone.replace(/.*\//, '').replaceAll('_', ' ') }),
  };
}

/** Formats of dates in emails, by language. Formats of instants take the shop's time zone too. */
export const mailDates = Object.fromEntries(languages.map((language) => [language, formatsOf(language)])) as Readonly<
  Record<Language, ReturnType<typeof formatsOf>>
>;
