// The countries that the shop delivers to and their postcode formats, with the function that parses postcodes.

/** The postcode format of a country. */
interface PostcodeFacts {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Parts of a postcode, each a regular expression in uppercase; people write a space, a hyphen or nothing between them. */
  parts: readonly [string] | readonly [string, string];
  separator?: ' ' | '-';
  /** Prefix that is part of the postcode. */
  lead?: string;
  /** Prefixes that people add to name the country; the country's code is always accepted. */
  prefixes: readonly string[];
  /** A valid postcode, for error messages. */
  example: string;
  /** Whether orders don't need a postcode, because many people don't know theirs. */
  isOptional?: boolean;
}

/** A country that the shop delivers to. */
export interface Country extends PostcodeFacts {
  /**
   * Pattern of a postcode in uppercase, with the prefixes and separators that people use. Matches the empty string if the postcode is
   * optional.
   */
  postcode: RegExp;
}

/** Overseas territories with French postcodes. */
const frenchTerritories = ['GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'BL', 'MF', 'TF', 'WF', 'PF', 'NC'];

/**
 * The European Union, by name. The prefixes are ISO 3166-1 codes, vehicle registration codes, and those of territories with postcodes of
 * the country.
 */
const facts: readonly PostcodeFacts[] = [
  { code: 'AT', name: 'Austria', parts: ['\\d{4}'], prefixes: ['A', 'AUT'], example: '1010' },
  { code: 'BE', name: 'Belgium', parts: ['\\d{4}'], prefixes: ['B', 'BEL'], example: '1000' },
  { code: 'BG', name: 'Bulgaria', parts: ['\\d{4}'], prefixes: ['BGR'], example: '1000' },
  { code: 'HR', name: 'Croatia', parts: ['\\d{5}'], prefixes: ['HRV'], example: '10000' },
  { code: 'CY', name: 'Cyprus', parts: ['\\d{4}'], prefixes: ['CYP'], example: '1010' },
  { code: 'CZ', name: 'Czechia', parts: ['\\d{3}', '\\d{2}'], separator: ' ', prefixes: ['CZE', 'CS'], example: '110 00' },
  { code: 'DK', name: 'Denmark', parts: ['\\d{4}'], prefixes: ['DNK', 'GL', 'FO'], example: '1050' },
  { code: 'EE', name: 'Estonia', parts: ['\\d{5}'], prefixes: ['EST', 'EW'], example: '10111' },
  { code: 'FI', name: 'Finland', parts: ['\\d{5}'], prefixes: ['FIN', 'SF', 'AX'], example: '00100' },
  { code: 'FR', name: 'France', parts: ['\\d{2}', '\\d{3}'], prefixes: ['F', 'FRA', 'MC', ...frenchTerritories], example: '75001' },
  { code: 'DE', name: 'Germany', parts: ['\\d{5}'], prefixes: ['D', 'DEU'], example: '10115' },
  { code: 'GR', name: 'Greece', parts: ['\\d{3}', '\\d{2}'], separator: ' ', prefixes: ['EL', 'GRC'], example: '105 57' },
  { code: 'HU', name: 'Hungary', parts: ['\\d{4}'], prefixes: ['H', 'HUN'], example: '1011' },
  {
    code: 'IE',
    name: 'Ireland',
    parts: ['[AC-FHKNPRTV-Y]\\d{2}|D6W', '[0-9AC-FHKNPRTV-Y]{4}'],
    separator: ' ',
    prefixes: ['IRL', 'EIR'],
    example: 'D02 X285',
    isOptional: true,
  },
  { code: 'IT', name: 'Italy', parts: ['\\d{5}'], prefixes: ['I', 'ITA', 'SM', 'RSM', 'V', 'VA'], example: '00118' },
  { code: 'LV', name: 'Latvia', parts: ['\\d{4}'], lead: 'LV-', prefixes: ['LVA'], example: 'LV-1010' },
  { code: 'LT', name: 'Lithuania', parts: ['\\d{5}'], lead: 'LT-', prefixes: ['LTU'], example: 'LT-01100' },
  { code: 'LU', name: 'Luxembourg', parts: ['\\d{4}'], lead: 'L-', prefixes: ['L', 'LUX'], example: 'L-1009' },
  { code: 'MT', name: 'Malta', parts: ['[A-Z]{3}', '\\d{4}'], separator: ' ', prefixes: ['M', 'MLT'], example: 'VLT 1117' },
  { code: 'NL', name: 'Netherlands', parts: ['[1-9]\\d{3}', '[A-Z]{2}'], separator: ' ', prefixes: ['NLD'], example: '1012 AB' },
  { code: 'PL', name: 'Poland', parts: ['\\d{2}', '\\d{3}'], separator: '-', prefixes: ['POL'], example: '00-001' },
  { code: 'PT', name: 'Portugal', parts: ['\\d{4}', '\\d{3}'], separator: '-', prefixes: ['P', 'PRT'], example: '1000-001' },
  { code: 'RO', name: 'Romania', parts: ['\\d{6}'], prefixes: ['R', 'ROU'], example: '010011' },
  { code: 'SK', name: 'Slovakia', parts: ['\\d{3}', '\\d{2}'], separator: ' ', prefixes: ['SVK'], example: '811 01' },
  { code: 'SI', name: 'Slovenia', parts: ['\\d{4}'], prefixes: ['SLO', 'SVN'], example: '1000' },
  { code: 'ES', name: 'Spain', parts: ['\\d{5}'], prefixes: ['E', 'ESP', 'IC', 'EA'], example: '28001' },
  { code: 'SE', name: 'Sweden', parts: ['\\d{3}', '\\d{2}'], separator: ' ', prefixes: ['S', 'SWE'], example: '111 29' },
];

function patternOf({ code, parts, prefixes, isOptional }: PostcodeFacts): RegExp {
  const names = [code, ...prefixes].toSorted((a, b) => b.length - a.length).join('|');
  const form = `(?:(?:${names})[ .-]*)?${parts.map((part) => `(${part})`).join('[ -]*')}`;
  return new RegExp(isOptional ? `^(?:${form})?$` : `^${form}$`);
}

/** The countries of the European Union, by name. */
export const countries: readonly Country[] = facts.map((country) => ({ ...country, postcode: patternOf(country) }));

export const countryByCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));

/**
 * Returns a postcode in its country's format: without a country prefix, in uppercase, with the country's own separator.
 * @returns null for an invalid postcode of this country
 */
export function readPostcode({ postcode, lead, separator }: Country, text: string): string | null {
  const found = postcode.exec(plainPostcode(text));
  if (!found) return null;
  const parts = found.slice(1).filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `${lead ?? ''}${parts.join(separator ?? '')}`;
}

/** Returns the text in uppercase, with plain digits, spaces and hyphens, without invisible characters. */
function plainPostcode(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}
