import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../../server/platform/i18n/countries.ts';
import { placeOrderInput } from '../../server/commerce/orders/checkout/input.ts';
import { sampleAccount } from '../../server/commerce/payments/sampleAccount.ts';
import { opensOrder, orderPath } from '../../server/commerce/orders/checkout/rules.ts';
import { requestHash } from '../../server/platform/crypto/requestHash.ts';

const right = {
  idempotencyKey: 'key-of-the-test',
  cartVersion: 1,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '12 St James’s Square',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  shippingMethod: 'standard',
  paymentMethod: 'BANK_TRANSFER',
  acceptsTerms: true,
};

function faults(given: object): string[] {
  const { error } = placeOrderInput.safeParse({ ...right, ...given });
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')))];
}

describe('[F44] the checkout form', () => {
  it.each([
    ['nothing wrong', {}, []],
    ['names of the world', { firstName: 'Ægir', lastName: 'Ó Séaghdha-孫', city: 'Kраків' }, []],
    ['markup is only text', { firstName: '<b>Ada</b>', note: '<script>alert(1)</script>' }, []],
    ['no e-mail', { email: '' }, ['email']],
    ['no domain', { email: 'ada@' }, ['email']],
    ['two addresses', { email: 'a@example.com, b@example.com' }, ['email']],
    ['a header smuggled in', { email: 'a@example.com\r\nBcc: b@example.com' }, ['email']],
    ['an endless e-mail', { email: `${'a'.repeat(250)}@example.com` }, ['email']],
    ['a name before the @ that no mail server knows', { email: `${'a'.repeat(65)}@example.com` }, ['email']],
    ['the longest one', { email: `${'a'.repeat(64)}@example.com` }, []],
    ['control characters', { city: 'Ber\u0000lin' }, ['city']],
    ['text turned round', { lastName: 'By\u202eron' }, ['lastName']],
    ['half a character', { firstName: 'Ada\ud800' }, ['firstName']],
    ['a broken line in a name', { firstName: 'Ada\nByron' }, ['firstName']],
    ['several lines in the note', { note: 'one\r\ntwo\tthree' }, []],
    ['NUL in the note', { note: 'a\u0000b' }, ['note']],
    ['a long note', { note: 'x'.repeat(1_001) }, ['note']],
    ['a word for a phone', { phone: 'call me' }, ['phone']],
    ['a phone', { phone: '+49 (0)30 123-456/7' }, []],
    ['a country beyond the Union', { country: 'US' }, ['country']],
    ['terms refused', { acceptsTerms: false }, ['acceptsTerms']],
    ['a short key', { idempotencyKey: 'x' }, ['idempotencyKey']],
    ['a long key', { idempotencyKey: 'x'.repeat(256) }, ['idempotencyKey']],
    ['a negative version', { cartVersion: -1 }, ['cartVersion']],
  ])('%s', (_title, given, expected) => {
    expect(faults(given)).toEqual(expected);
  });

  it.each([
    ['IE', 'd02 x285', '12345'],
    ['NL', '1012 ab', '0123 AB'],
    ['PL', '00-001', '000-01'],
    ['PT', '1000-001', '1000'],
    ['SE', '11129', '1112'],
    ['LV', 'LV-1010', 'LV1'],
    ['MT', 'VLT 1117', '1117'],
    ['GR', '105 57', '1055'],
    ['FR', '75001', '7500A'],
  ])('postcodes of %s', (country, valid, wrong) => {
    expect(faults({ country, postcode: valid })).toEqual([]);
    expect(faults({ country, postcode: wrong })).toEqual(['postcode']);
  });

  it('knows the 27 countries of the Union, each with an example of its own form', () => {
    expect(countries).toHaveLength(27);
    for (const { postcode, example } of countries) expect(example).toMatch(postcode);
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).toSorted());
  });
});

describe('[F31] order rules', () => {
  it('hashes equal requests equally, whatever the order of their fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())), (request) => {
        expect(requestHash(Object.fromEntries(Object.entries(request).toReversed()))).toBe(requestHash(request));
      }),
    );
    expect(requestHash({ a: '1' })).not.toBe(requestHash({ a: 1 }));
  });

  it('opens an order with its own key only', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(opensOrder({ accessKey: 'a'.repeat(32) }, key)).toBe(key === 'a'.repeat(32));
      }),
    );
    expect(orderPath({ number: 100_001, accessKey: 'ab' })).toBe('/checkout/order-received/100001/?key=ab');
  });

  it('names an account that can exist', () => {
    const moved = sampleAccount.iban.replaceAll(' ', '').replace(/^(.{4})(.*)$/, '$2$1');
    const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    expect(BigInt(digits) % 97n).toBe(1n);
  });
});
