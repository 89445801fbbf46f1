import { countryByCode, readPostcode } from '../../platform/i18n/countries.ts';

// Parts of the countries of the Union, or places with their postcodes, that are outside its VAT area: goods that go there are exports, and
// no VAT is charged. Places with rates of their own inside the area (Madeira, the Azores, Corsica, Jungholz, Mittelberg, Greek islands) and
// those that count as a member state (Monaco, the British bases on Cyprus) are none of these.
//
// Sources: Directive 2006/112/EC, articles 5 to 8 (https://eur-lex.europa.eu/eli/dir/2006/112), and the Commission's "Territorial scope"
// (https://taxation-customs.ec.europa.eu/territorial-status-eu-countries-and-certain-territories_en) say which places these are; the
// postcodes are those of the national posts.

/** A place outside the VAT area of the Union. */
export interface Territory {
  /** Code of the country whose postcodes it has. */
  country: string;
  /** In English. */
  name: string;
  /** Its postcodes, as far as they are its alone, without separators. */
  postcodes: RegExp;
  /** Postcodes that it shares with places inside the area: there the town decides. */
  shared?: { postcodes: RegExp; city: RegExp };
  /** Whether it is part of the customs territory of the Union; the place's own taxes on imports are due either way. */
  isInCustomsUnion: boolean;
}

/** All of them, by country. */
export const territories: readonly Territory[] = [
  { country: 'DE', name: 'Büsingen', postcodes: /^78266$/, isInCustomsUnion: false },
  { country: 'DE', name: 'Heligoland', postcodes: /^27498$/, isInCustomsUnion: false },
  { country: 'DK', name: 'the Faroe Islands', postcodes: /^38\d\d$/, isInCustomsUnion: false },
  { country: 'DK', name: 'Greenland', postcodes: /^39\d\d$/, isInCustomsUnion: false },
  { country: 'ES', name: 'the Canary Islands', postcodes: /^3[58]\d{3}$/, isInCustomsUnion: true },
  { country: 'ES', name: 'Ceuta', postcodes: /^51\d{3}$/, isInCustomsUnion: false },
  { country: 'ES', name: 'Melilla', postcodes: /^52\d{3}$/, isInCustomsUnion: false },
  { country: 'FI', name: 'Åland', postcodes: /^22\d{3}$/, isInCustomsUnion: true },
  { country: 'FR', name: 'Saint-Barthélemy', postcodes: /^(?:97133|977\d\d)$/, isInCustomsUnion: false },
  { country: 'FR', name: 'Saint-Martin', postcodes: /^(?:97150|978\d\d)$/, isInCustomsUnion: true },
  { country: 'FR', name: 'Guadeloupe', postcodes: /^971(?!33|50)\d\d$/, isInCustomsUnion: true },
  { country: 'FR', name: 'Martinique', postcodes: /^972\d\d$/, isInCustomsUnion: true },
  { country: 'FR', name: 'French Guiana', postcodes: /^973\d\d$/, isInCustomsUnion: true },
  { country: 'FR', name: 'Réunion', postcodes: /^974\d\d$/, isInCustomsUnion: true },
  { country: 'FR', name: 'Saint-Pierre and Miquelon', postcodes: /^975\d\d$/, isInCustomsUnion: false },
  { country: 'FR', name: 'Mayotte', postcodes: /^976\d\d$/, isInCustomsUnion: true },
  { country: 'FR', name: 'the French Southern and Antarctic Lands', postcodes: /^984\d\d$/, isInCustomsUnion: false },
  { country: 'FR', name: 'Wallis and Futuna', postcodes: /^986\d\d$/, isInCustomsUnion: false },
  { country: 'FR', name: 'French Polynesia', postcodes: /^987\d\d$/, isInCustomsUnion: false },
  { country: 'FR', name: 'New Caledonia', postcodes: /^988\d\d$/, isInCustomsUnion: false },
  { country: 'GR', name: 'Mount Athos', postcodes: /^6308[67]$/, isInCustomsUnion: true },
  {
    country: 'IT',
    name: 'Campione d’Italia',
    postcodes: /^22061$/,
    shared: { postcodes: /^22060$/, city: /\bcampione\b/i },
    isInCustomsUnion: true,
  },
  {
    country: 'IT',
    name: 'Livigno',
    postcodes: /^23041$/,
    shared: { postcodes: /^23030$/, city: /\blivigno\b/i },
    isInCustomsUnion: false,
  },
  { country: 'IT', name: 'San Marino', postcodes: /^4789\d$/, isInCustomsUnion: true },
  { country: 'IT', name: 'Vatican City', postcodes: /^00120$/, isInCustomsUnion: false },
];

/** What postcodes of a country look like, as people write them, where the postcode decides whether VAT is charged; '' where it never does. */
export function exportPostcodePattern(code: string): string {
  return territories
    .filter(({ country }) => country === code)
    .flatMap(({ postcodes, shared }) => [postcodes, ...(shared ? [shared.postcodes] : [])])
    .map(({ source }) => source)
    .join('|');
}

/** Destination of the goods, as far as known. */
export interface Destination {
  /** Code of the country. */
  country: string;
  /** As people write it; null or '' while it is not known. */
  postcode?: string | null | undefined;
  city?: string | null | undefined;
}

/** The place outside the VAT area of the Union that an address is in; null for all others. */
export function territoryOf({ country, postcode, city }: Destination): Territory | null {
  const ofCountry = countryByCode.get(country);
  const digits = ofCountry && postcode ? readPostcode(ofCountry, postcode)?.replaceAll(/\W/g, '') : null;
  if (!digits) return null;
  const isIn = ({ postcodes, shared }: Territory) =>
    postcodes.test(digits) || (shared !== undefined && shared.postcodes.test(digits) && shared.city.test(city ?? ''));
  return territories.find((territory) => territory.country === country && isIn(territory)) ?? null;
}
