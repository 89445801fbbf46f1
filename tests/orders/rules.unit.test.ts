import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../../server/platform/i18n/countries.ts';
import { placeOrderInput } from '../../server/commerce/orders/checkout/input.ts';
import { sampleAccount } from '../../server/commerce/payments/sampleAccount.ts';
import { opensOrder, orderPath } from '../../server/commerce/orders/checkout/rules.ts';
import { requestHash } from '../../server/platform/crypto/requestHash.ts';

const validInput = {
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
  const { error } = placeOrderInput.safeParse({ ...validInput, ...given });
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')))];
}

describe('[F44] the checkout form', () => {
  it.each([
    ['accepts valid details', {}, []],
    ['accepts names in any script', { firstName: 'Ægir', lastName: 'Ó Séaghdha-孫', city: 'Kраків' }, []],
    ['accepts markup as plain text', { firstName: '<b>Ada</b>', note: '<script>alert(1)</script>' }, []],
    ['requires an email address', { email: '' }, ['email']],
    ['rejects an email address without a domain', { email: 'ada@' }, ['email']],
    ['rejects two email addresses', { email: 'a@example.com, b@example.com' }, ['email']],
    ['rejects an injected mail header', { email: 'a@example.com\r\nBcc: b@example.com' }, ['email']],
    ['rejects an email address that is too long', { email: `${'a'.repeat(250)}@example.com` }, ['email']],
    ['rejects a local part of 65 characters', { email: `${'a'.repeat(65)}@example.com` }, ['email']],
    ['accepts a local part of 64 characters', { email: `${'a'.repeat(64)}@example.com` }, []],
    ['rejects control characters', { city: 'Ber\u0000lin' }, ['city']],
    ['rejects bidirectional overrides', { lastName: 'By\u202eron' }, ['lastName']],
    ['rejects a lone surrogate', { firstName: 'Ada\ud800' }, ['firstName']],
    ['rejects a line break in a name', { firstName: 'Ada\nByron' }, ['firstName']],
    ['accepts several lines in the note', { note: 'one\r\ntwo\tthree' }, []],
    ['rejects NUL in the note', { note: 'a\u0000b' }, ['note']],
    ['rejects a note that is too long', { note: 'x'.repeat(1_001) }, ['note']],
    ['rejects words as a phone number', { phone: 'call me' }, ['phone']],
    ['accepts a formatted phone number', { phone: '+49 (0)30 123-456/7' }, []],
    ['rejects a country outside the EU', { country: 'US' }, ['country']],
    ['requires accepting the terms', { acceptsTerms: false }, ['acceptsTerms']],
    ['rejects an idempotency key that is too short', { idempotencyKey: 'x' }, ['idempotencyKey']],
    ['rejects an idempotency key that is too long', { idempotencyKey: 'x'.repeat(256) }, ['idempotencyKey']],
    ['rejects a negative cart version', { cartVersion: -1 }, ['cartVersion']],
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
  ])('checks the postcode format of %s', (country, valid, wrong) => {
    expect(faults({ country, postcode: valid })).toEqual([]);
    expect(faults({ country, postcode: wrong })).toEqual(['postcode']);
  });

  it('offers the 27 EU countries by name, each with a valid example postcode', () => {
    expect(countries).toHaveLength(27);
    for (const { postcode, example } of countries) expect(example).toMatch(postcode);
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).toSorted());
  });
});

describe('[F31] order rules', () => {
  it('give equal requests the same hash, whatever the order of their fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())), (request) => {
        expect(requestHash(Object.fromEntries(Object.entries(request).toReversed()))).toBe(requestHash(request));
      }),
    );
    expect(requestHash({ a: '1' })).not.toBe(requestHash({ a: 1 }));
  });

  it('open an order only with its own key', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(opensOrder({ accessKey: 'a'.repeat(32) }, key)).toBe(key === 'a'.repeat(32));
      }),
    );
    expect(orderPath({ number: 100_001, accessKey: 'ab' })).toBe('/checkout/order-received/100001/?key=ab');
  });

  it('use a sample account with a valid IBAN', () => {
    const moved = sampleAccount.iban.replaceAll(' ', '').replace(/^(.{4})(.*)$/, '$2$1');
    const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    expect(BigInt(digits) % 97n).toBe(1n);
  });
});
