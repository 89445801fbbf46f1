import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Validates international bank account numbers (ISO 13616) of the SEPA countries. Pure.

/** Length of an IBAN by country. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** Removes spaces and converts to upper case. */
export function plainIban(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** Formats an IBAN in groups of four. */
export function groupedIban(iban: string): string {
  return plainIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * The problem with an IBAN, as a sentence.
 * @param iban as returned by plainIban()
 * @returns null when the IBAN is valid
 */
export function ibanFault(iban: string): Text | null {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return says((t) => t.ibanStartsWith);
  const country = iban.slice(0, 2);
  const length = lengths[country];
  if (length === undefined) return says((t) => t.countryIsntASepaCountry({ country }));
  if (iban.length !== length) return says((t) => t.ibanHasTheWrongLength({ country, length, given: iban.length }));
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? null : says((t) => t.ibanHasWrongCheckDigits);
}
