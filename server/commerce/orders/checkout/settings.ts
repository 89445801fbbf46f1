import type { Shop } from '../../../platform/operation/shop.ts';
import { revisionCache } from '../../../platform/cache/revisionCache.ts';
import { shopIdentity, termsIdOf } from '../../../foundation/settings/settings.ts';
import type { TaxClass } from '../../../generated/prisma/client.ts';
import { countryByCode, type Country } from '../../../platform/i18n/countries.ts';
import { readPaymentSettings, type PaymentSettings } from '../../payments/payments.ts';
import { carriers, type Carrier, type ShippingZoneFacts } from '../../shipping/shipping.ts';
import type { TaxSettings } from '../../taxes/taxes.ts';

// Where the shop delivers to, what that costs, its rates of VAT, and how it is paid. They change seldom and decide every cart's total, so they
// are kept in memory for one revision of the catalogue: whoever changes them raises the revision.

/** What the checkout is set to. */
export interface CheckoutSettings {
  /** The zone that serves a country; a country that is missing is not delivered to. */
  zoneByCountry: ReadonlyMap<string, ShippingZoneFacts>;
  /** Who offers more ways of delivery to these countries. */
  carriers: readonly Carrier[];
  taxes: TaxSettings;
  /** The countries that are delivered to, by name. */
  countries: readonly Country[];
  payment: PaymentSettings;
  /** Where carts go as long as nothing else is known, if the shop delivers there. */
  defaultCountry: string;
  /** The terms of sale that shoppers accept now. Orders keep which ones theirs were. */
  termsVersion: string;
  /** Id of their text. */
  termsId: number | null;
}

async function load(shop: Shop): Promise<CheckoutSettings> {
  const zones = await shop.db.prisma.shippingZone.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { countries: true, rates: { orderBy: [{ position: 'asc' }, { minWeightGrams: 'asc' }, { id: 'asc' }] } },
  });
  const zoneByCountry = new Map<string, ShippingZoneFacts>();
  // A country whose postcodes the shop does not know cannot be delivered to.
  for (const zone of zones) {
    for (const code of zone.countries) if (countryByCode.has(code) && !zoneByCountry.has(code)) zoneByCountry.set(code, zone);
  }
  const rates = new Map<string, Map<TaxClass, number>>();
  for (const { country, taxClass, basisPoints } of await shop.db.prisma.taxRate.findMany()) {
    const ofCountry = rates.get(country) ?? new Map<TaxClass, number>();
    rates.set(country, ofCountry.set(taxClass, basisPoints));
  }
  const countries = [...countryByCode.values()].filter(({ code }) => zoneByCountry.has(code));
  const { taxesDeliveryByMainGoods } = await shop.db.prisma.shopSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { taxesDeliveryByMainGoods: true },
  });
  const { defaultCountry, termsVersion } = await shopIdentity(shop);
  const payment = await readPaymentSettings(shop.db, shop.payments);
  return {
    zoneByCountry,
    carriers: carriers.participants,
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
  // A failed load is not kept, or the shop would stay broken after the database came back.
  loading.catch(() => entries.delete(''));
  return loading;
}
