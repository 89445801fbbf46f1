import { countryByCode, type Country } from '../../../platform/i18n/countries.ts';
import { builder } from '../../../platform/graphql/builder.ts';

export const CountryType = builder.objectRef<Pick<Country, 'code' | 'name'>>('Country').implement({
  description: 'A country that the shop delivers to.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2, such as DE.' }),
    name: t.exposeString('name', { description: 'In English.' }),
    postcodeExample: t.string({
      description: 'A postcode as the country writes it, such as 10115; empty for a country that the shop no longer delivers to.',
      resolve: ({ code }) => countryByCode.get(code)?.example ?? '',
    }),
    postcodePattern: t.string({
      description:
        'Regular expression for its postcodes in capitals, with or without a prefix such as A-; placeOrder checks them by it. Matches an empty text where none is required. Empty where there is none.',
      resolve: ({ code }) => countryByCode.get(code)?.postcode.source ?? '',
    }),
  }),
});
