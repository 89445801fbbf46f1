import type { Shop } from '../../../platform/operation/shop.ts';
import { revisionCache } from '../../../platform/cache/revisionCache.ts';
import type { DeliveryCalendar } from '../../../../shared/delivery/deliveryEstimate.ts';
import { shopIdentity, termsIdOf } from '../../../foundation/settings/settings.ts';
import type { TaxClass } from '../../../generated/prisma/client.ts';
import { countryByCode, type Country } from '../../../platform/i18n/countries.ts';
import { readPaymentSettings, type PaymentSettings } from '../../payments/payments.ts';
import { carriers, readDeliverySettings, type Carrier, type ShippingZoneFacts } from '../../shipping/shipping.ts';
import type { TaxSettings } from '../../taxes/taxes.ts';

// Shipping destinations and prices, VAT rates and payment settings. They change rarely and affect every cart's total, so they are cached in
// memory per revision of the catalogue: every change of them must bump the revision.

/** The settings of the checkout. */
export interface CheckoutSettings {
  /** The shipping zone of each country; the shop doesn't deliver to missing countries. */
  zoneByCountry: ReadonlyMap<string, ShippingZoneFacts>;
  /** Carriers with additional shipping methods for these countries. */
  carriers: readonly Carrier[];
  /** When orders are handed to the carriers. */
  calendar: DeliveryCalendar;
  /** The shop's, such as Europe/Berlin. */
  timeZone: string;
  taxes: TaxSettings;
  /** The countries that the shop delivers to, by name. */
  countries: readonly Country[];
  payment: PaymentSettings;
  /** The assumed destination of carts while nothing else is known, if the shop delivers there. */
  defaultCountry: string;
  /** The version of the terms of sale that shoppers accept now. Orders store the version that they were placed under. */
  termsVersion: string;
  /** ID of the terms' text. */
  termsId: number | null;
}

async function load(shop: Shop): Promise<CheckoutSettings> {
  const zones = await shop.db.prisma.shippingZone.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { countries: true, rates: { orderBy: [{ position: 'asc' }, { minWeightGrams: 'asc' }, { id: 'asc' }] } },
  });
  const zoneByCountry = new Map<string, ShippingZoneFacts>();
  // The shop can't deliver to a country whose postcodes it doesn't know.
  for (const zone of zones) {
    for (const code of zone.countries) if (countryByCode.has(code) && !zoneByCountry.has(code)) zoneByCountry.set(code, zone);
  }
  const rates = new Map<string, Map<TaxClass, number>>();
  for (const { country, taxClass, basisPoints } of await shop.db.prisma.taxRate.findMany()) {
    const ofCountry = rates.get(country) ?? new Map<TaxClass, number>();
    rates.set(country, ofCountry.set(taxClass, basisPoints));
  }
  const countries = [...countryByCode.values()].filter(({ code }) => zoneByCountry.has(code));
  const { taxesDeliveryByMainGoods, timeZone } = await shop.db.prisma.shopSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { taxesDeliveryByMainGoods: true, timeZone: true },
  });
  const { defaultCountry, termsVersion } = await shopIdentity(shop);
  const payment = await readPaymentSettings(shop.db, shop.payments);
  return {
    zoneByCountry,
    carriers: carriers.participants,
    calendar: await readDeliverySettings(shop.db.prisma),
    timeZone,
    taxes: { rates, taxesDeliveryByMainGoods },
    countries,
    payment,
    defaultCountry,
    termsVersion,
    termsId: await termsIdOf(shop.db, termsVersion),
  };
}

const cache = revisionCache<Promise<CheckoutSettings>>(1);

/** The settings of the current revision. Read them before a transaction: inside one only its own client may be used. */
export function checkoutSettings(shop: Shop): Promise<CheckoutSettings> {
  const entries = cache(shop);
  const found = entries.get('');
  if (found) return found;
  const loading = load(shop);
  entries.set('', loading);
  // A failed load isn't cached, or the shop would stay broken after the database came back.
  loading.catch(() => entries.delete(''));
  return loading;
}
