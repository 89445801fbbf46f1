import { describe, expect, it } from 'vitest';
import { mayReachLocker } from '../../server/commerce/shipping/shipping.ts';
import { isLocker, readLocker } from '../../shared/delivery/parcelLockers.ts';

const lines = (address1: string, address2 = '', company = '', country = 'DE') => ({ company, address1, address2, country });

describe('[I90] addresses of Packstationen and Postfilialen', () => {
  it.each<[string, ReturnType<typeof lines>, [string, string, string]]>([
    ['as DHL writes it', lines('Packstation 145', '1234567'), ['', 'Packstation 145', '1234567']],
    ['with the post number first', lines('1234567', 'Packstation 145'), ['', 'Packstation 145', '1234567']],
    ['with the post number as company', lines('packstation  145', '', '1234567890'), ['1234567890', 'Packstation 145', '']],
    [
      'with a company beside it',
      lines('Postfiliale 502', 'Postnummer: 12 34 56', 'Byron GmbH'),
      ['Byron GmbH', 'Postfiliale 502', '123456'],
    ],
    ['in one line', lines('Packstation 145, Postnummer 1234567'), ['', 'Packstation 145', '1234567']],
    ['in one line, the other way round', lines('1234567 / DHL-Packstation Nr. 145'), ['', 'Packstation 145', '1234567']],
    ['in the second line', lines('PN 1234567', 'Post Filiale 502'), ['', 'Postfiliale 502', '1234567']],
    ['twice', lines('Packstation 145', '1234567', '1234567'), ['', 'Packstation 145', '1234567']],
  ])('are read %s', (_how, given, [company, address1, address2]) => {
    expect(readLocker(given)).toEqual({ lines: { company, address1, address2 }, fault: null });
    expect(isLocker({ country: 'DE', address1 })).toBe(true);
  });

  it.each([
    ['POST_NUMBER', lines('Packstation 145')],
    ['POST_NUMBER', lines('Packstation 145', '12345')],
    ['POST_NUMBER', lines('Packstation 145', '12345678901')],
    ['POST_NUMBER', lines('Packstation 145', 'Hauptstr. 1', 'Byron GmbH')],
    ['POST_NUMBER', lines('Packstation 145, 1234567', 'Hauptstr. 1')],
    ['POST_NUMBER', lines('Hauptstr. 1', 'Packstation 145', '1234567')],
    ['PLACE', lines('Packstation', '1234567')],
    ['PLACE', lines('Packstation 14', '1234567')],
    ['PLACE', lines('Packstation 145 am Bahnhof', '1234567')],
    ['COUNTRY', lines('Packstation 145', '1234567', '', 'AT')],
  ])('are refused: %s of %j', (fault, given) => {
    expect(readLocker(given)).toEqual({ lines: { company: given.company, address1: given.address1, address2: given.address2 }, fault });
  });

  it.each([
    lines('Packstationstraße 1'),
    lines('Lindenstr. 1', '1234567'),
    lines('Postfiliale 1010', '', '', 'AT'),
    lines(''),
    lines('Hauptstr. 5', 'neben der Packstation'),
    lines('Hauptstr. 5', 'hinter Packstation 145'),
  ])('aren’t taken for other addresses: %j', (given) => expect(readLocker(given)).toBeNull());

  it('are reached by DHL, and by methods that name no other carrier', () => {
    expect(['DHL Paket', 'Standard delivery', 'DHL', 'Lupsen'].filter((name) => !mayReachLocker({ code: 'standard', name }))).toEqual([]);
    expect(['DPD', 'Standard (UPS)', 'dhl express', 'GLS-Paket'].filter((name) => mayReachLocker({ code: 'standard', name }))).toEqual([]);
    expect(mayReachLocker({ code: 'dpd.next', name: 'Next day' })).toBe(false);
  });
});
