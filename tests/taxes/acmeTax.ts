import { z } from 'zod';
import type { TaxProvider } from '../../server/commerce/taxes/taxes.ts';

/** What a contract with Acme says. */
export interface AcmeTaxOptions {
  /** Such as `https://tax.acme.example`. */
  url: string;
  apiKey: string;
}

const tax = z.object({ basisPoints: z.int(), taxMinor: z.int() });
const answer = z.object({ items: z.array(tax), shipping: tax, exempt: z.boolean() });

/** Asks the tax service of Acme, which knows the rates of every region by its postcode. */
export const acmeTax = ({ url, apiKey }: AcmeTaxOptions): TaxProvider => ({
  id: 'acme-tax',
  async calculate({ date, currency, country, postcode, lines, shippingMinor }, _settings, signal) {
    const items = lines.map(({ amountMinor, taxClass, taxStatus }) => ({ amountMinor, code: taxStatus === 'TAXABLE' ? taxClass : 'ZERO' }));
    const response = await fetch(`${url}/inclusive`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ date, currency, country, postcode, items, shippingMinor }),
      signal,
    });
    if (!response.ok) throw new Error(`Acme answered ${response.status}`);
    const { items: taxes, shipping, exempt } = answer.parse(await response.json());
    return {
      lines: taxes.map(({ basisPoints, taxMinor }) => ({ vatBasisPoints: basisPoints, vatMinor: taxMinor })),
      shipping:
        shippingMinor === 0 ? [] : [{ vatBasisPoints: shipping.basisPoints, grossMinor: shippingMinor, vatMinor: shipping.taxMinor }],
      exportTo: exempt ? country : null,
    };
  },
  // Rates differ by region in Spain alone: the mainland, the Balearic Islands, the Canary Islands, Ceuta and Melilla.
  decidingPostcodes: (country) => (country === 'ES' ? '\\d{5}' : ''),
});
