import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { countryByCode } from '../../../platform/i18n/countries.ts';
import type { StoredAddress } from '../storedAddress.ts';
import { CountryType } from '../../../foundation/accounts/schema/country.ts';

export const AddressType = builder.objectRef<StoredAddress>('Address').implement({
  description: 'Postal address, as entered.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name of the recipient.' }),
    lastName: t.exposeString('lastName', { description: 'Last name of the recipient.' }),
    company: t.exposeString('company', { description: 'Company name; may be empty.' }),
    address1: t.exposeString('address1', { description: 'Street and house number.' }),
    address2: t.exposeString('address2', { description: 'Flat or floor; may be empty.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode, in the format of the country.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    country: t.field({
      type: CountryType,
      description: 'Country of the address.',
      resolve: ({ country }) => countryByCode.get(country) ?? { code: country, name: country },
    }),
  }),
});

export const OrderCouponType = builder.prismaObject('OrderCoupon', {
  description: 'Coupon applied to an order.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Coupon code, in capitals.' }),
    discount: t.field({
      type: Money,
      description: 'Discount from the coupon; 0 if it gave free shipping.',
      select: { discountMinor: true },
      resolve: ({ discountMinor }) => ({ amount: discountMinor }),
    }),
  }),
});
