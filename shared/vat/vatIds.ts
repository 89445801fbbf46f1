import { checkDigits } from './checkDigits.ts';

// VAT identification numbers: their formats in the member states, as VIES documents them, and check digits where their rule is public. Pure.

interface Format {
  /** What follows the prefix. */
  form: RegExp;
  /** A VAT ID in this format, for error messages. */
  example: string;
}

/** By prefix: the country's code, except EL for Greece and XI for Northern Ireland. */
const formats: Readonly<Record<string, Format>> = {
  AT: { form: /^U\d{8}$/, example: 'ATU12345675' },
  BE: { form: /^[01]\d{9}$/, example: 'BE0123456749' },
  BG: { form: /^\d{9,10}$/, example: 'BG123456789' },
  CY: { form: /^\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { form: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { form: /^[1-9]\d{8}$/, example: 'DE123456788' },
  DK: { form: /^\d{8}$/, example: 'DK12345678' },
  EE: { form: /^\d{9}$/, example: 'EE123456789' },
  EL: { form: /^\d{9}$/, example: 'EL123456789' },
  ES: { form: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, example: 'ESB12345674' },
  FI: { form: /^\d{8}$/, example: 'FI12345671' },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR32123456789' },
  HR: { form: /^\d{11}$/, example: 'HR12345678903' },
  HU: { form: /^\d{8}$/, example: 'HU12345678' },
  IE: { form: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE1234567WA' },
  IT: { form: /^\d{11}$/, example: 'IT12345678903' },
  LT: { form: /^(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { form: /^\d{8}$/, example: 'LU12345613' },
  LV: { form: /^\d{11}$/, example: 'LV12345678901' },
  MT: { form: /^\d{8}$/, example: 'MT12345678' },
  NL: { form: /^\d{9}B\d{2}$/, example: 'NL123456782B01' },
  PL: { form: /^\d{10}$/, example: 'PL1234567802' },
  PT: { form: /^\d{9}$/, example: 'PT123456789' },
  RO: { form: /^\d{2,10}$/, example: 'RO1234567890' },
  SE: { form: /^\d{12}$/, example: 'SE123456789701' },
  SI: { form: /^\d{8}$/, example: 'SI12345678' },
  SK: { form: /^\d{10}$/, example: 'SK1234567890' },
  XI: { form: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, example: 'XI123456789' },
};

/** The prefixes of all VAT IDs that the shop knows. */
export const vatIdPrefixes: readonly string[] = Object.keys(formats);

/** The prefix of the VAT IDs of a country; null outside the EU. */
function prefixOf(country: string): string | null {
  const prefix = country === 'GR' ? 'EL' : country;
  return prefix in formats ? prefix : null;
}

/**
 * An example for error messages: of the country whose prefix was entered, else of the buyer's; a German one outside the EU.
 * @param vatId as entered, in plain form
 */
export function vatIdExample(country: string, vatId = ''): string {
  return (formats[vatId.slice(0, 2)] ?? formats[prefixOf(country) ?? ''] ?? formats.DE)?.example ?? '';
}

/** Without spaces, dots, hyphens, slashes and invisible characters, in capitals. */
export const plainVatId = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}\p{Pd}.,/_]/gu, '')
    .toUpperCase();

/** What is wrong with a VAT ID: its form, or its check digits, which most typing errors change. */
export type VatIdFault = 'FORM' | 'CHECK_DIGITS';

function read(prefix: string, rest: string): { vatId: string; fault: VatIdFault | null } {
  const { form } = formats[prefix] ?? {};
  // Belgian numbers had nine digits until 2005, and many people leave the leading zero out.
  const number = prefix === 'BE' && /^\d{9}$/.test(rest) ? `0${rest}` : rest;
  const fault = !form?.test(number) ? 'FORM' : (checkDigits[prefix]?.(number) ?? true) ? null : 'CHECK_DIGITS';
  return { vatId: `${prefix}${number}`, fault };
}

/**
 * Reads a VAT ID as people write it.
 * @param country of the buyer, whose prefix is added if none was written
 * @returns its plain form, '' if nothing was entered, and what is wrong with it; whether it is registered is another question
 */
export function readVatId(text: string, country: string): { vatId: string; fault: VatIdFault | null } {
  const plain = plainVatId(text);
  if (plain === '') return { vatId: '', fault: null };
  const written = plain.startsWith('GR') ? 'EL' : plain.slice(0, 2);
  const own = prefixOf(country);
  const unprefixed = own === null ? null : read(own, plain);
  if (!(written in formats)) return unprefixed && unprefixed.fault !== 'FORM' ? unprefixed : { vatId: plain, fault: 'FORM' };
  const found = read(written, plain.slice(2));
  // French numbers may begin with letters that are a prefix, too.
  return found.fault !== null && unprefixed?.fault === null ? unprefixed : found;
}
