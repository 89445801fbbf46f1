import type { Carrier } from '../../server/commerce/shipping/shipping.ts';

/** What a contract with Acme says. */
export interface AcmeCarrierOptions {
  /** In minor units, for each kilogram begun. */
  kilogramMinor: number;
}

/** Delivers parcels of up to 20 kg in Germany, where the postcode is known also on the next day. */
export const acmeCarrier = ({ kilogramMinor }: AcmeCarrierOptions): Carrier => ({
  id: 'acme',
  methods({ country, postcode, weightGrams }) {
    if (country !== 'DE' || weightGrams > 20_000) return [];
    const priceMinor = 300 + Math.max(1, Math.ceil(weightGrams / 1_000)) * kilogramMinor;
    const parcel = { service: 'parcel', name: 'Acme parcel', description: 'Delivered in 2 to 3 days.', priceMinor };
    const nextDay = { service: 'next-day', name: 'Acme next day', description: 'Delivered on the next day.', priceMinor: priceMinor + 700 };
    return postcode === '' ? [parcel] : [parcel, nextDay];
  },
});
