// The countries that the shop delivers to, with the form of their postcodes. Data only.

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** What a postcode looks like, in capitals; spaces and hyphens where people write them may be left out. */
  postcode: RegExp;
  /** A postcode of that form, for the message. */
  example: string;
}

/** The European Union, by name. */
export const countries: readonly Country[] = [
  { code: 'AT', name: 'Austria', postcode: /^\d{4}$/, example: '1010' },
  { code: 'BE', name: 'Belgium', postcode: /^\d{4}$/, example: '1000' },
  { code: 'BG', name: 'Bulgaria', postcode: /^\d{4}$/, example: '1000' },
  { code: 'HR', name: 'Croatia', postcode: /^\d{5}$/, example: '10000' },
  { code: 'CY', name: 'Cyprus', postcode: /^\d{4}$/, example: '1010' },
  { code: 'CZ', name: 'Czechia', postcode: /^\d{3} ?\d{2}$/, example: '110 00' },
  { code: 'DK', name: 'Denmark', postcode: /^\d{4}$/, example: '1050' },
  { code: 'EE', name: 'Estonia', postcode: /^\d{5}$/, example: '10111' },
  { code: 'FI', name: 'Finland', postcode: /^\d{5}$/, example: '00100' },
  { code: 'FR', name: 'France', postcode: /^\d{5}$/, example: '75001' },
  { code: 'DE', name: 'Germany', postcode: /^\d{5}$/, example: '10115' },
  { code: 'GR', name: 'Greece', postcode: /^\d{3} ?\d{2}$/, example: '105 57' },
  { code: 'HU', name: 'Hungary', postcode: /^\d{4}$/, example: '1011' },
  {
    code: 'IE',
    name: 'Ireland',
    postcode: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/,
    example: 'D02 X285',
  },
  { code: 'IT', name: 'Italy', postcode: /^\d{5}$/, example: '00118' },
  { code: 'LV', name: 'Latvia', postcode: /^(?:LV-?)?\d{4}$/, example: 'LV-1010' },
  { code: 'LT', name: 'Lithuania', postcode: /^(?:LT-?)?\d{5}$/, example: 'LT-01100' },
  { code: 'LU', name: 'Luxembourg', postcode: /^(?:L-?)?\d{4}$/, example: 'L-1009' },
  { code: 'MT', name: 'Malta', postcode: /^[A-Z]{3} ?\d{4}$/, example: 'VLT 1117' },
  { code: 'NL', name: 'Netherlands', postcode: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1012 AB' },
  { code: 'PL', name: 'Poland', postcode: /^\d{2}-?\d{3}$/, example: '00-001' },
  { code: 'PT', name: 'Portugal', postcode: /^\d{4}-?\d{3}$/, example: '1000-001' },
  { code: 'RO', name: 'Romania', postcode: /^\d{6}$/, example: '010011' },
  { code: 'SK', name: 'Slovakia', postcode: /^\d{3} ?\d{2}$/, example: '811 01' },
  { code: 'SI', name: 'Slovenia', postcode: /^\d{4}$/, example: '1000' },
  { code: 'ES', name: 'Spain', postcode: /^\d{5}$/, example: '28001' },
  { code: 'SE', name: 'Sweden', postcode: /^\d{3} ?\d{2}$/, example: '111 29' },
];

export const countryByCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));
