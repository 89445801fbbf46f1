import type { Carrier } from '../../server/commerce/shipping/shipping.ts';

/** Terms of the contract with Acme. */
export interface AcmeCarrierOptions {
  /** Price per started kilogram in minor units. */
  kilogramMinor: number;
}

/** Ships parcels of up to 20 kg within Germany; next-day delivery is offered once the postcode is known. */
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
