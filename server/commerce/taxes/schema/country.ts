import { CountryType } from '../../../foundation/accounts/schema/country.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { exportPostcodePattern } from '../territories.ts';

builder.objectField(CountryType, 'exportPostcodePattern', (t) =>
  t.string({
    description:
      'Regular expression for the digits of postcodes that may be outside the EU’s VAT area, such as those of the Canary Islands: for these, ask Cart.quote with the postcode. Empty where there are none.',
    resolve: ({ code }) => exportPostcodePattern(code),
  }),
);
