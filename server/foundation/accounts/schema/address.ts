import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { countryByCode } from '../../../platform/i18n/countries.ts';
import { CountryType } from './country.ts';
import type { Address } from '../../../generated/prisma/client.ts';

export const SavedAddressType = builder.objectRef<Address>('SavedAddress').implement({
  description: 'An address of somebody’s address book. Seen by its owner, and by staff with the right ORDERS; it is no node.',
  fields: (t) => ({
    id: t.id(ownId('SavedAddress')),
    databaseId: t.exposeInt('id', { description: 'The number behind the global id.' }),
    firstName: t.exposeString('firstName', { description: 'Of the recipient.' }),
    lastName: t.exposeString('lastName', { description: 'Of the recipient.' }),
    company: t.exposeString('company', { description: 'Of the recipient; may be empty.' }),
    phone: t.exposeString('phone', { description: 'For the carrier; may be empty.' }),
    address1: t.exposeString('address1', { description: 'Street and number.' }),
    address2: t.exposeString('address2', { description: 'Flat or floor; may be empty.' }),
    postcode: t.exposeString('postcode', { description: 'As the country writes it.' }),
    city: t.exposeString('city', { description: 'Town or city.' }),
    country: t.field({
      type: CountryType,
      description: 'Where it is.',
      resolve: ({ country }) => countryByCode.get(country) ?? { code: country, name: country },
    }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether the checkout begins with it.' }),
  }),
});
