import { describe, expect, it } from 'vitest';
import { plainVatId, readVatId, vatIdExample, vatIdPrefixes } from '../../shared/vat/vatIds.ts';

describe('[I88] VAT IDs', () => {
  it('of all 27 member states and Northern Ireland are known, and the examples in messages are valid', () => {
    expect(vatIdPrefixes).toHaveLength(28);
    for (const prefix of vatIdPrefixes)
      expect(readVatId(vatIdExample(prefix), 'SE'), prefix).toEqual({ vatId: vatIdExample(prefix), fault: null });
    expect(vatIdExample('GR')).toMatch(/^EL/);
    expect(vatIdExample('US')).toMatch(/^DE/);
  });

  it.each([
    ['ATU13585627', 'ATU13585626'],
    ['BE0403019261', 'BE0431150351'],
    ['DE136695976', 'DE136695978'],
    ['ESB58378431', 'ESB64717839'],
    ['ES54362315K', 'ES54362315Z'],
    ['ESX5253868R', 'ESX5253868A'],
    ['ESM1234567L', 'ESM1234567A'],
    ['FI20774740', 'FI20774741'],
    ['FR40303265045', 'FR84323140391'],
    ['FRK7399859412', 'FRKO399859412'],
    ['HR33392005961', 'HR33392005962'],
    ['IT00743110157', 'IT00743110158'],
    ['LU15027442', 'LU15027443'],
    ['NL004495445B01', 'NL123456789B90'],
    ['NL000099998B57', 'NL000099998B56'],
    ['PL8567346215', 'PL8567346216'],
    ['PT501964843', 'PT501964842'],
  ])('%s is valid, and %s is not', (valid, invalid) => {
    expect(readVatId(valid, 'CZ')).toEqual({ vatId: valid, fault: null });
    expect(readVatId(invalid, 'CZ').fault).not.toBeNull();
  });

  it.each([
    [' de 136.695-976 ', 'DE', 'DE136695976'],
    ['DE\u200b136 695 976', 'AT', 'DE136695976'],
    ['136695976', 'DE', 'DE136695976'],
    ['u13585627', 'AT', 'ATU13585627'],
    ['BE 403.019.261', 'FR', 'BE0403019261'],
    ['gr 123456789', 'GR', 'EL123456789'],
    ['123456789', 'GR', 'EL123456789'],
    ['', 'DE', ''],
    [' - ', 'DE', ''],
  ])('%j of a buyer in %s is %j', (text, country, vatId) => {
    expect(readVatId(text, country)).toEqual({ vatId, fault: null });
  });

  it.each([
    ['136695976', 'US', 'FORM'],
    ['136695976', 'AT', 'FORM'],
    ['GB123456789', 'DE', 'FORM'],
    ['DE12345', 'DE', 'FORM'],
    ['DE136695975', 'DE', 'CHECK_DIGITS'],
    ['136695975', 'DE', 'CHECK_DIGITS'],
    ['constructor', 'DE', 'FORM'],
  ])('%j of a buyer in %s is refused: %s', (text, country, fault) => {
    expect(readVatId(text, country).fault).toBe(fault);
  });

  it('have one plain form', () => {
    expect(plainVatId('Ｄｅ 136/695.976')).toBe('DE136695976');
  });
});
