// The countries that the shop delivers to, with the form of their postcodes. Data, and the one rule that reads it.

/** How a country writes its postcodes. */
interface PostcodeFacts {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** What a postcode consists of, each a regular expression in capitals; people write a space, a hyphen or nothing between them. */
  parts: readonly [string] | readonly [string, string];
  /** What stands between the parts. */
  separator?: ' ' | '-';
  /** What stands before them, as part of the postcode. */
  lead?: string;
  /** What people write before them to name the country; its code is always one. */
  prefixes: readonly string[];
  /** A postcode of that form, for the message. */
  example: string;
  /** Whether people order without one, because many do not know theirs. */
  isOptional?: boolean;
}

/** A country of delivery. */
export interface Country extends PostcodeFacts {
  /** What a postcode looks like, in capitals, prefix and separators as people write them. Where it is optional, it matches ''. */
  postcode: RegExp;
}

/** Overseas, with postcodes of France. */
const frenchTerritories = ['GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'BL', 'MF', 'TF', 'WF', 'PF', 'NC'];

/** The European Union, by name. Prefixes: codes of ISO 3166-1, distinguishing signs of vehicles, and those of territories with postcodes of the country. */
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

/** The European Union, by name. */
export const countries: readonly Country[] = facts.map((country) => ({ ...country, postcode: patternOf(country) }));

export const countryByCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));

/**
 * A postcode as its country writes it: without the prefix of a country, in capitals, with the country's own separator.
 * @returns null for what is none of this country
 */
export function readPostcode({ postcode, lead, separator }: Country, text: string): string | null {
  const found = postcode.exec(plainPostcode(text));
  if (!found) return null;
  const parts = found.slice(1).filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `${lead ?? ''}${parts.join(separator ?? '')}`;
}

/** In capitals, with plain digits, spaces and hyphens, without what can't be seen. */
function plainPostcode(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}
