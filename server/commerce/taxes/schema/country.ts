import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { taxProvider } from '../taxProvider.ts';

builder.objectField(CountryType, 'exportPostcodePattern', (t) =>
  t.string({
    description:
      'Regular expression for the digits of postcodes that may be outside the EU VAT area, such as those of the Canary Islands. For matching postcodes, query `Cart.quote` with postcode and city. Empty if there are none.',
    resolve: ({ code }) => taxProvider().decidingPostcodes?.(code) ?? '',
  }),
);
