// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Excluded from the right of withdrawal: made to your specifications or personalised. */
  excludedMadeToOrder: "Excluded from the right of withdrawal: made to your specifications or personalised.",
  /** Excluded from the right of withdrawal: liable to deteriorate or expire rapidly. */
  excludedPerishable: "Excluded from the right of withdrawal: liable to deteriorate or expire rapidly.",
  /** The right of withdrawal ends when you unseal this item, for reasons of health protection or hygiene. */
  endsSealedHygiene: "The right of withdrawal ends when you unseal this item, for reasons of health protection or hygiene.",
  /** The right of withdrawal ends when this item is inseparably mixed with other items after delivery. */
  endsInseparablyMixed: "The right of withdrawal ends when this item is inseparably mixed with other items after delivery.",
  /** Excluded from the right of withdrawal: its price depends on fluctuations in the financial market. */
  excludedFluctuatingPrice: "Excluded from the right of withdrawal: its price depends on fluctuations in the financial market.",
  /** Excluded from the right of withdrawal: an alcoholic drink delivered 30 days or more after the sale, the value of which depends on fluctuations in the market. */
  excludedAlcoholDeliveredLater: "Excluded from the right of withdrawal: an alcoholic drink delivered 30 days or more after the sale, the value of which depends on fluctuations in the market.",
  /** The right of withdrawal ends when you unseal this audio recording, video recording or software. */
  endsSealedMedia: "The right of withdrawal ends when you unseal this audio recording, video recording or software.",
  /** Excluded from the right of withdrawal: a newspaper, periodical or magazine. */
  excludedPeriodical: "Excluded from the right of withdrawal: a newspaper, periodical or magazine.",
  /** Excluded from the right of withdrawal: accommodation, transport of goods, car rental, catering or leisure on a specific date. */
  excludedDatedService: "Excluded from the right of withdrawal: accommodation, transport of goods, car rental, catering or leisure on a specific date.",
  /** The right of withdrawal ends when the supply of this digital content begins with your consent. */
  endsDigitalContent: "The right of withdrawal ends when the supply of this digital content begins with your consent.",
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
