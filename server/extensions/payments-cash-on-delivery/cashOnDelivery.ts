import type { PaymentExtension } from '../../commerce/payments/payments.ts';
import { countryByCode } from '../../platform/i18n/countries.ts';
import { formatMoney } from '../../platform/operation/shop.ts';

/** Countries and maximum total for cash on delivery. */
export interface CashOnDeliveryOptions {
  /** Country codes. */
  countries?: readonly string[];
  /** Inclusive, in minor units. */
  maxMinor?: number;
}

/** Payment in cash to the carrier on delivery. */
export const cashOnDelivery =
  ({ countries = ['DE'], maxMinor = 50_000 }: CashOnDeliveryOptions = {}): PaymentExtension =>
  () => {
    const places = countries.map((code) => countryByCode.get(code)?.name ?? code).join(', ');
    return {
      id: 'CASH_ON_DELIVERY',
      formName: 'cod',
      flow: 'ON_DELIVERY',
      name: 'Cash on delivery',
      // Formatted each time, because the currency display is a setting.
      get description() {
        return `Pay the carrier on delivery. Available in ${places}, for orders up to ${formatMoney(maxMinor)}.`;
      },
      get note() {
        return `Only available for delivery to ${places}, for orders up to ${formatMoney(maxMinor)}.`;
      },
      accepts: ({ country, needsShipping, totalMinor }) => needsShipping && countries.includes(country) && totalMinor <= maxMinor,
    };
  };
