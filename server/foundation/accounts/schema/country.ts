import { countryByCode, type Country } from '../../../platform/i18n/countries.ts';
import { builder } from '../../../platform/graphql/builder.ts';

export const CountryType = builder.objectRef<Pick<Country, 'code' | 'name'>>('Country').implement({
  description: 'A country that the shop delivers to.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2 code, such as DE.' }),
    name: t.exposeString('name', { description: 'Name of the country, in English.' }),
    postcodeExample: t.string({
      description: 'Example postcode in the format of the country, such as 10115; empty for a country that the shop no longer delivers to.',
      resolve: ({ code }) => countryByCode.get(code)?.example ?? '',
    }),
    postcodePattern: t.string({
      description:
        'Regular expression for the country’s postcodes in upper case, with or without a prefix such as A-. `placeOrder` validates postcodes with it. Matches an empty string where no postcode is required; empty if there is no pattern.',
      resolve: ({ code }) => countryByCode.get(code)?.postcode.source ?? '',
    }),
  }),
});
