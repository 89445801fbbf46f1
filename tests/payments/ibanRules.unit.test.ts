import { describe, expect, it } from 'vitest';
import { textIn } from '../../server/platform/i18n/text.ts';
import { groupedIban, ibanFault, plainIban } from '../../server/commerce/payments/ibanRules.ts';

describe('an IBAN', () => {
  it.each(['DE89 3704 0044 0532 0130 00', 'at61 1904 3002 3457 3201', 'NL91ABNA0417164300', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'])(
    'such as %s is valid',
    (text) => {
      expect(ibanFault(plainIban(text))).toBeNull();
    },
  );

  it.each([
    ['', 'An IBAN starts with two letters and two digits, such as DE89 3704 …'],
    ['DE89 3704-0044', 'An IBAN starts with two letters and two digits, such as DE89 3704 …'],
    ['DE89 3704 0044 0532 0130', 'An IBAN from DE must have 22 letters and digits. This one has 20.'],
    ['DE89 3704 0044 0532 0130 01', 'The check digits of this IBAN are wrong. Check for typos.'],
    ['DE98 3704 0044 0532 0130 00', 'The check digits of this IBAN are wrong. Check for typos.'],
    ['XX89 3704 0044 0532 0130 00', 'XX isn’t a SEPA country. Enter an IBAN from a country that is.'],
  ])('such as “%s” is invalid, with the reason', (text, fault) => {
    expect(textIn(ibanFault(plainIban(text)) ?? '', 'en')).toBe(fault);
  });

  it('is displayed in groups of four', () => {
    expect(groupedIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(groupedIban('NO9386011117947')).toBe('NO93 8601 1117 947');
  });
});
