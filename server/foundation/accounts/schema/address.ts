import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { countryByCode } from '../../../platform/i18n/countries.ts';
import { CountryType } from './country.ts';
import type { Address } from '../../../generated/prisma/client.ts';

export const SavedAddressType = builder.objectRef<Address>('SavedAddress').implement({
  description: 'An address in an address book. Visible to its owner and to staff with the ORDERS permission. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('SavedAddress')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the address.' }),
    firstName: t.exposeString('firstName', { description: 'First name of the recipient.' }),
    lastName: t.exposeString('lastName', { description: 'Last name of the recipient.' }),
    company: t.exposeString('company', { description: 'Company of the recipient; may be empty.' }),
    phone: t.exposeString('phone', { description: 'Phone number for the carrier; may be empty.' }),
    address1: t.exposeString('address1', { description: 'Street and house number.' }),
    address2: t.exposeString('address2', { description: 'Flat or floor; may be empty.' }),
    postcode: t.exposeString('postcode', { description: 'Postcode in the format of the country.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    country: t.field({
      type: CountryType,
      description: 'Country of the address.',
      resolve: ({ country }) => countryByCode.get(country) ?? { code: country, name: country },
    }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether the checkout uses this address by default.' }),
  }),
});
