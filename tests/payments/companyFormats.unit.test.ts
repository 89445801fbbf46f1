import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertAsOrdered, decimalAmount } from '../../server/commerce/payments/payments.ts';

describe('[F44] the formats of payment companies', () => {
  it.each([
    [1_234, 'EUR', '12.34'],
    [5, 'EUR', '0.05'],
    [50, 'EUR', '0.50'],
    [0, 'EUR', '0.00'],
    [1_234, 'JPY', '1234'],
    [5, 'BHD', '0.005'],
  ])('%s in %s is written %s', (minor, currency, text) => {
    expect(decimalAmount(minor, currency)).toBe(text);
  });

  it('are exact', () => {
    const minors = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(fc.property(minors, (minor) => BigInt(decimalAmount(minor, 'EUR').replace('.', '')) === BigInt(minor)));
  });

  it.each([
    ['amount', { amount: '10.0' }],
    ['missing amount', { amount: undefined }],
    ['currency', { currency: 'USD' }],
    ['charge', { chargeKey: 'ch_2' }],
    ['missing charge', { chargeKey: null }],
  ])('another %s is not as ordered', (_what, other) => {
    const charge = { key: 'ch_1', amountMinor: 1_000, currency: 'EUR' };
    const record = { company: 'Acme', reference: 'pay_1', chargeKey: 'ch_1', amount: '10.00', currency: 'EUR' };
    expect(() => assertAsOrdered(charge, record)).not.toThrow();
    expect(() => assertAsOrdered(charge, { ...record, ...other })).toThrow('Acme: pay_1');
  });
});
