import { describe, expect, it } from 'vitest';
import {
  checkedTaxProvider,
  type TaxedLine,
  type TaxProvider,
  type TaxRequest,
  type TaxSettings,
} from '../../server/commerce/taxes/taxes.ts';

// Requirements for every tax provider, built-in or third-party.

const line: TaxedLine = {
  quantity: 2,
  amountMinor: 2_000,
  undiscountedMinor: 2_500,
  taxClass: 'STANDARD',
  taxStatus: 'TAXABLE',
  isShipped: true,
};
const request: TaxRequest = {
  date: '2026-03-01',
  currency: 'EUR',
  country: 'DE',
  postcode: '10115',
  city: 'Berlin',
  lines: [line],
  shippingMinor: 490,
};
const settings: TaxSettings = {
  rates: new Map([['DE', new Map([['STANDARD', 1_900] as const, ['REDUCED', 700] as const])]]),
  taxesDeliveryByMainGoods: false,
};

const requests: [string, TaxRequest][] = [
  ['goods of each class', { ...request, lines: (['STANDARD', 'REDUCED', 'ZERO'] as const).map((taxClass) => ({ ...line, taxClass })) }],
  ['untaxed goods', { ...request, lines: [{ ...line, taxStatus: 'NONE' }] }],
  ['goods whose shipping alone is taxed', { ...request, lines: [{ ...line, taxStatus: 'SHIPPING' }] }],
  ['virtual goods', { ...request, lines: [{ ...line, isShipped: false }], shippingMinor: 0 }],
  ['shipped and virtual goods with free shipping', { ...request, lines: [line, { ...line, isShipped: false }], shippingMinor: 0 }],
  ['goods with a full discount', { ...request, lines: [{ ...line, amountMinor: 0 }] }],
  ['free goods', { ...request, lines: [{ ...line, amountMinor: 0, undiscountedMinor: 0 }] }],
  ['the highest amounts', { ...request, lines: [{ ...line, amountMinor: 300_000_000_000, undiscountedMinor: 300_000_000_000 }] }],
  ['an incomplete address', { ...request, postcode: '', city: '' }],
  ['an invalid postcode', { ...request, postcode: '<b>' }],
  ['a country without rates', { ...request, country: 'US', postcode: '90210', city: 'Beverly Hills' }],
  ['a hundred lines', { ...request, lines: Array.from({ length: 100 }, () => line) }],
];

/**
 * Declares the tests of the contract.
 * @param make creates a provider; its service must be available during the tests
 */
export function describeTaxProvider(name: string, make: () => TaxProvider): void {
  describe(`[F44] the tax provider contract: ${name}`, () => {
    it('has a valid ID', () => expect(() => checkedTaxProvider(make())).not.toThrow());

    it.each(requests)('returns the taxes of %s, in whole cents and at most the price', async (_what, asked) => {
      const { lines, shipping, exportTo } = await make().calculate(asked, settings, new AbortController().signal);
      expect(lines).toHaveLength(asked.lines.length);
      const taxes = [...lines.map((tax, index) => ({ ...tax, grossMinor: asked.lines[index]?.amountMinor ?? -1 })), ...shipping];
      for (const { vatBasisPoints, vatMinor, grossMinor } of taxes) {
        expect([vatBasisPoints, vatMinor, grossMinor].every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
        expect(vatMinor).toBeLessThanOrEqual(grossMinor);
        expect(vatMinor > 0 && (vatBasisPoints === 0 || exportTo !== null)).toBe(false);
      }
      expect(shipping.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(asked.shippingMinor);
      expect(new Set(shipping.map(({ vatBasisPoints }) => vatBasisPoints)).size).toBe(shipping.length);
    });

    it('returns equal results for equal requests, also concurrently', async () => {
      const { signal } = new AbortController();
      const answers = await Promise.all([1, 2, 3].map(() => make().calculate(structuredClone(request), settings, signal)));
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    });

    it('has postcode patterns that browsers can compile', () => {
      for (const country of ['DE', 'ES', 'FR', 'US'])
        expect(() => new RegExp(make().decidingPostcodes?.(country) ?? '', 'v')).not.toThrow();
    });
  });
}
