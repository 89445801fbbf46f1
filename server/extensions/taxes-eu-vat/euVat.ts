import { shippingTaxes, vatOf, type TaxedLine, type TaxProvider, type TaxRates } from '../../commerce/taxes/taxes.ts';
import { exportPostcodePattern, territoryOf } from './territories.ts';

/** The rate of goods sold to this country; 0 for what isn't taxed, and where no rate is set. */
export function productRate(rates: TaxRates, country: string, { taxClass, taxStatus }: Pick<TaxedLine, 'taxClass' | 'taxStatus'>): number {
  return taxStatus === 'TAXABLE' ? (rates.get(country)?.get(taxClass) ?? 0) : 0;
}

/**
 * The rate at which delivery of these goods is taxed: delivery is part of their price and follows their rate (Directive 2006/112/EC, article
 * 78). Goods of which only shipping is taxed have their class for that.
 */
function deliveryRate(rates: TaxRates, country: string, { taxClass, taxStatus }: TaxedLine): number {
  return productRate(rates, country, { taxClass, taxStatus: taxStatus === 'SHIPPING' ? 'TAXABLE' : taxStatus });
}

/** VAT of the European Union by the rates that staff set for each country; none where goods leave its VAT area. It uses no network. */
export const euVat = (): TaxProvider => ({
  id: 'eu-vat',
  usesShopRates: true,
  async calculate({ country, postcode, city, lines, shippingMinor }, { rates, taxesDeliveryByMainGoods }) {
    const territory = territoryOf({ country, postcode, city });
    const applied: TaxRates = territory === null ? rates : new Map();
    const taxes = lines.map((line) => {
      const vatBasisPoints = productRate(applied, country, line);
      return { vatBasisPoints, vatMinor: vatOf(line.amountMinor, vatBasisPoints) };
    });
    const delivered = lines
      .filter(({ isShipped }) => isShipped)
      .map((line) => ({
        vatBasisPoints: deliveryRate(applied, country, line),
        paidMinor: line.amountMinor,
        lineMinor: line.undiscountedMinor,
      }));
    return {
      lines: taxes,
      shipping: shippingTaxes(shippingMinor, delivered, taxesDeliveryByMainGoods),
      exportTo: territory?.name ?? null,
    };
  },
  decidingPostcodes: exportPostcodePattern,
});
