import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { countryByCode } from '../../../platform/i18n/countries.ts';
import type { StoredAddress } from '../storedAddress.ts';
import { CountryType } from '../../../foundation/accounts/schema/country.ts';

export const AddressType = builder.objectRef<StoredAddress>('Address').implement({
  description: 'An address, as it was entered.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'Given name.' }),
    lastName: t.exposeString('lastName', { description: 'Family name.' }),
    company: t.exposeString('company', { description: 'May be empty.' }),
    address1: t.exposeString('address1', { description: 'Street and number.' }),
    address2: t.exposeString('address2', { description: 'Flat or floor; may be empty.' }),
    postcode: t.exposeString('postcode', { description: 'As the country writes it.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    country: t.field({
      type: CountryType,
      description: 'The country.',
      resolve: ({ country }) => countryByCode.get(country) ?? { code: country, name: country },
    }),
  }),
});

export const OrderCouponType = builder.prismaObject('OrderCoupon', {
  description: 'A coupon as an order used it.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its code, in capitals.' }),
    discount: t.field({
      type: Money,
      description: 'What it took off; 0 when it gave free shipping.',
      select: { discountMinor: true },
      resolve: ({ discountMinor }) => ({ amount: discountMinor }),
    }),
  }),
});
