import { foldText } from '../../../platform/i18n/foldText.ts';

// Limits of alerts about new deals, and which words match.

/** Maximum number of an account's alerts. */
export const maxAlerts = 20;

/** Rate limit of new alerts for one account. */
export const newAlerts = { windowMs: 60 * 60 * 1_000, max: 40 } as const;

/** Maximum number of words of an alert. */
export const maxWords = 6;

/** Minimum time between two emails to an account: deals that match in the meantime share the next one. */
export const mailIntervalMs = 60 * 60 * 1_000;

/** Maximum number of deals that an email names. */
export const maxNamed = 20;

/** Words of this length or more also match longer words that start with them, such as plurals. */
const minPrefix = 4;

/** Words of a deal beyond this number, and letters of a word beyond the other, don't match: they bound the cost. */
const maxDealWords = 2_000;
const maxWordLength = 30;

/** Returns the different words of a text in lower case and without diacritics, in the text's order. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu))];
}

/** Returns all words of alerts that a deal's text matches. */
export function matchedWords(text: string): string[] {
  const found = new Set<string>();
  for (const word of wordsOf(text).slice(0, maxDealWords)) {
    found.add(word);
    const letters = [...word].slice(0, maxWordLength);
    for (let length = minPrefix; length <= letters.length; length += 1) found.add(letters.slice(0, length).join(''));
  }
  return [...found];
}

/** Path that links of emails lead to. It never changes, because emails link to it. */
export const dealAlertsOffPath = '/deal-alerts/off/';

/** The part of the account page where alerts are managed. */
export const ownAlertsPath = '/account/deal-alerts/';
