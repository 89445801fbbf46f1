import { describe, expect, it } from 'vitest';
import { checkedCarriers, type Carrier, type CarrierParcel } from '../../server/commerce/shipping/shipping.ts';

// Requirements for every carrier, built-in or third-party.

/**
 * Declares the tests of the contract.
 * @param parcel a parcel that the carrier accepts
 */
export function describeCarrier(name: string, carrier: Carrier, parcel: CarrierParcel): void {
  describe(`[F30] the carrier contract: ${name}`, () => {
    it('has a valid ID', () => {
      expect(() => checkedCarriers([carrier])).not.toThrow();
    });

    it('offers complete methods with whole prices, each once', () => {
      const methods = carrier.methods(parcel);
      expect(methods.length).toBeGreaterThan(0);
      expect(new Set(methods.map(({ service }) => service)).size).toBe(methods.length);
      for (const { service, name: called, priceMinor } of methods) {
        expect(service).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
        expect(called).not.toBe('');
        expect(Number.isSafeInteger(priceMinor) && priceMinor >= 0).toBe(true);
      }
    });

    it('returns the same methods for the same parcel', () => {
      expect(carrier.methods({ ...parcel })).toEqual(carrier.methods(parcel));
    });

    it('accepts every country, weight and value, and a missing postcode', () => {
      for (const country of ['AT', 'DE', 'US', 'XX'])
        for (const weightGrams of [0, 1, 31_500, 2_000_000])
          for (const valueMinor of [0, 99_999_999])
            expect(Array.isArray(carrier.methods({ country, postcode: '', weightGrams, valueMinor }))).toBe(true);
    });
  });
}
