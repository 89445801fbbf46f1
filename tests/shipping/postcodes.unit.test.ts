import { describe, expect, it } from 'vitest';
import { countries, countryByCode, readPostcode, type Country } from '../../server/platform/i18n/countries.ts';
import { placeOrderInput } from '../../server/commerce/orders/checkout/input.ts';
import { exportPostcodePattern, territories, territoryOf } from '../../server/extensions/taxes-eu-vat/territories.ts';
import { fitsPostcode, quotedCity, quotedPostcode } from '../../web/orders/checkout/postcodes.ts';

function country(code: string): Country {
  const found = countryByCode.get(code);
  if (!found) throw new Error(`No country ${code}`);
  return found;
}

const right = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '12 St James’s Square',
  city: 'Somewhere',
  paymentMethod: 'BANK_TRANSFER',
  acceptsTerms: true,
};
const read = (more: object) => placeOrderInput.safeParse({ ...right, country: 'DE', postcode: '10115', ...more });
const faults = (more: object) => (read(more).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('[F44] postcodes are normalized to their country’s format', () => {
  it.each([
    ['AT', 'A-1010', '1010'],
    ['DE', 'D-10115', '10115'],
    ['DE', 'D – 10115', '10115'],
    ['DE', '１０１１５', '10115'],
    ['SE', 'SE-114 55', '114 55'],
    ['SE', 's-11455', '114 55'],
    ['DK', 'DK-1050', '1050'],
    ['FR', 'F-75001', '75001'],
    ['FR', '75 001', '75001'],
    ['FR', 'MC-98000', '98000'],
    ['GR', 'EL 10557', '105 57'],
    ['FI', 'AX-22100', '22100'],
    ['FI', 'FIN-00100', '00100'],
    ['FR', 'RE-97400', '97400'],
    ['ES', 'IC-35001', '35001'],
    ['DE', '\u200e10115\u200b', '10115'],
    ['DE', '10\u00ad115', '10115'],
    ['LV', '1010', 'LV-1010'],
    ['LT', 'LT01100', 'LT-01100'],
    ['LU', '1009', 'L-1009'],
    ['MT', 'MTF1140', 'MTF 1140'],
    ['MT', 'M-VLT 1117', 'VLT 1117'],
    ['NL', 'NL-1012ab', '1012 AB'],
    ['PL', 'PL 00001', '00-001'],
    ['PT', 'P-1000001', '1000-001'],
    ['IE', 'ie d02x285', 'D02 X285'],
    ['IE', '', ''],
    ['SK', 'SK-811\u00a001', '811 01'],
  ])('%s: %s', (code, typed, kept) => {
    expect(readPostcode(country(code), typed)).toBe(kept);
    expect(fitsPostcode(typed, country(code).postcode.source)).toBe(true);
    expect(read({ country: code, postcode: typed }).data?.postcode).toBe(kept);
    const billing = { ...right, country: code, postcode: typed };
    expect(read({ billing }).data?.billing?.postcode).toBe(kept);
  });

  it('with every prefix of every country, followed by a hyphen, a space or nothing', () => {
    for (const one of countries) {
      expect(readPostcode(one, one.example)).toBe(one.example);
      const bare = one.example.slice(one.lead?.length ?? 0);
      for (const prefix of [one.code, ...one.prefixes, one.code.toLowerCase()])
        for (const text of [`${prefix}-${bare}`, `${prefix} ${bare}`, `${prefix}${bare}`, ` ${prefix} - ${bare} `])
          expect([text, readPostcode(one, text)]).toEqual([text, one.example]);
    }
  });

  it('and rejected for another country, and optional only in Ireland', () => {
    expect(faults({ postcode: 'A-1010' })).toEqual(['postcode: Enter a valid postcode for Germany, such as 10115.']);
    expect(faults({ postcode: 'F-10115' })).toEqual(['postcode: Enter a valid postcode for Germany, such as 10115.']);
    const optional = countries.filter(({ code }) => faults({ country: code, postcode: '' }).length === 0);
    expect(optional.map(({ code }) => code)).toEqual(['IE']);
    expect(faults({ country: 'IE', postcode: null })).toEqual([]);
    expect(faults({ postcode: ' ' })).toEqual(['postcode: Enter your postcode.']);
  });
});

describe('[F44] names and email addresses', () => {
  it('one name in either field is enough, for delivery and billing', () => {
    expect(faults({ lastName: '' })).toEqual([]);
    expect(faults({ firstName: null, lastName: 'Madonna' })).toEqual([]);
    expect(faults({ billing: { ...right, country: 'DE', postcode: '10115', lastName: '' } })).toEqual([]);
    expect(faults({ firstName: ' ', lastName: '' })).toEqual(['firstName: Enter your name.']);
  });

  it.each([
    ['jörg@example.com', null],
    ['joerg@müller.de', 'joerg@xn--mller-kva.de'],
    ['Post@BÜCHER.example', 'Post@xn--bcher-kva.example'],
    ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
    ['Ada@Example.com', 'Ada@Example.com'],
    ['a@münchen', null],
    ['a@mün chen.de', null],
  ])('%s', (email, kept) => {
    expect(read({ email }).data?.email ?? null).toBe(kept);
  });
});

describe('[F44] territories outside the EU VAT area', () => {
  it.each([
    ['ES', '35001', 'the Canary Islands'],
    ['ES', 'E-38640', 'the Canary Islands'],
    ['ES', '51001', 'Ceuta'],
    ['ES', '52006', 'Melilla'],
    ['ES', '28001', null],
    ['ES', '07001', null],
    ['DE', 'D-27498', 'Heligoland'],
    ['DE', '78266', 'Büsingen'],
    ['DE', '78267', null],
    ['DK', '3900', 'Greenland'],
    ['DK', '3800', 'the Faroe Islands'],
    ['DK', '3700', null],
    ['FI', '22100', 'Åland'],
    ['FI', '21100', null],
    ['FR', '97110', 'Guadeloupe'],
    ['FR', '97133', 'Saint-Barthélemy'],
    ['FR', '97150', 'Saint-Martin'],
    ['FR', '97200', 'Martinique'],
    ['FR', '97300', 'French Guiana'],
    ['FR', '97400', 'Réunion'],
    ['FR', '97500', 'Saint-Pierre and Miquelon'],
    ['FR', '97600', 'Mayotte'],
    ['FR', '98600', 'Wallis and Futuna'],
    ['FR', '98713', 'French Polynesia'],
    ['FR', '98800', 'New Caledonia'],
    ['FR', '98000', null],
    ['FR', '20000', null],
    ['GR', '630 86', 'Mount Athos'],
    ['GR', '63087', 'Mount Athos'],
    ['GR', '63085', null],
    ['IT', '22061', 'Campione d’Italia'],
    ['IT', '23041', 'Livigno'],
    ['IT', '47890', 'San Marino'],
    ['IT', '00120', 'Vatican City'],
    ['IT', '23030', null],
    ['AT', '6691', null],
    ['PT', '9000-001', null],
    ['ES', '3500', null],
    ['XX', '35001', null],
  ])('%s %s', (code, postcode, name) => {
    expect(territoryOf({ country: code, postcode })?.name ?? null).toBe(name);
  });

  it('are determined by the town where a postcode is shared', () => {
    expect(territoryOf({ country: 'IT', postcode: '23030', city: 'LIVIGNO (SO)' })?.name).toBe('Livigno');
    expect(territoryOf({ country: 'IT', postcode: '22060', city: 'Campione d’Italia' })?.name).toBe('Campione d’Italia');
    expect(territoryOf({ country: 'IT', postcode: '22060', city: 'Novedrate' })).toBeNull();
  });

  it('tell clients which postcodes need a new quote', () => {
    const quoted = (code: string, postcode: string, dependsOnPostcode = false) => {
      const country = { postcodePattern: '^\\d{5}$', exportPostcodePattern: exportPostcodePattern(code) };
      return quotedPostcode(postcode, country, dependsOnPostcode);
    };
    expect(quoted('ES', 'E-35001')).toBe('E-35001');
    expect(quoted('ES', '28001')).toBeNull();
    expect(quoted('DE', '\u200eD–27498')).toBe('D-27498');
    expect(quotedCity({ postcode: 'I-23030', city: 'Livigno' }, { exportPostcodePattern: exportPostcodePattern('IT') })).toBe('Livigno');
    expect(quotedCity({ postcode: '00118', city: 'Rome' }, { exportPostcodePattern: exportPostcodePattern('IT') })).toBeNull();
    expect(quoted('AT', '10115')).toBeNull();
    // If a carrier's price may depend on the postcode, every complete postcode counts.
    expect(quoted('DE', '10115', true)).toBe('10115');
    expect(quoted('DE', '1011', true)).toBeNull();
    expect(quoted('DE', '', true)).toBeNull();
    for (const { country: code } of territories) expect(countryByCode.has(code)).toBe(true);
  });
});
