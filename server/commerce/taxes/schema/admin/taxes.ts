import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { taxProvider, type TaxProvider } from '../../taxProvider.ts';
import { listTaxes, readTaxes, saveTaxes, type CountryTaxes } from '../../admin/taxes.ts';
import { countries } from '../../../../platform/i18n/countries.ts';
import { CountryType } from '../../../../foundation/accounts/schema/country.ts';

// VAT rates, for staff with the right SETTINGS.

const authScopes = { staff: 'SETTINGS' } as const;

const CountryTaxesType = builder.objectRef<CountryTaxes>('CountryTaxes').implement({
  description: 'VAT rates of a country, in hundredths of a per cent (1900 = 19%). Both are 0 if the country has no rates.',
  fields: (t) => ({
    country: t.field({ type: CountryType, description: 'Country that the rates apply to.', resolve: ({ country }) => country }),
    standardBasisPoints: t.exposeInt('standardBasisPoints', { description: 'Rate of the tax class STANDARD.' }),
    reducedBasisPoints: t.exposeInt('reducedBasisPoints', { description: 'Rate of the tax class REDUCED.' }),
    version: t.exposeInt('version', { description: 'Current version of the rates. Pass it as `expectedVersion` when updating.' }),
  }),
});

const TaxProviderType = builder.objectRef<TaxProvider>('AdminTaxProvider').implement({
  description: 'Provider that calculates the taxes on carts and orders. A developer sets it in `shop.config.ts`.',
  fields: (t) => ({
    code: t.exposeString('id', { description: 'ID of the tax provider, such as "eu-vat".' }),
    usesShopRates: t.boolean({
      description: 'Whether the provider applies the rates in `taxRates`. If not, changing the rates has no effect.',
      resolve: ({ usesShopRates = false }) => usesShopRates,
    }),
  }),
});

builder.queryFields((t) => ({
  adminTaxProvider: t.field({
    type: TaxProviderType,
    authScopes,
    description: 'The tax provider of the shop. Requires the SETTINGS permission.',
    resolve: (_root, _args, { markPrivate }) => {
      markPrivate();
      return taxProvider();
    },
  }),
  taxRates: t.field({
    type: [CountryTaxesType],
    authScopes,
    description: 'VAT rates of every country known to the shop, sorted by name. Requires the SETTINGS permission.',
    extensions: { listLength: countries.length },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listTaxes(shop.db);
    },
  }),
  countryTaxes: t.field({
    type: CountryTaxesType,
    nullable: true,
    authScopes,
    description: 'VAT rates of a country; null if the shop does not know the country. Requires the SETTINGS permission.',
    args: { country: t.arg.string({ required: true, description: 'Country code, such as DE.' }) },
    resolve: (_root, { country }, { shop, markPrivate }) => {
      markPrivate();
      return readTaxes(shop.db, country);
    },
  }),
}));

const UpdateTaxRatesInput = builder.inputType('UpdateTaxRatesInput', {
  description: 'Input for `updateTaxRates`: the VAT rates of a country.',
  fields: (t) => ({
    country: t.string({ required: true, description: 'Country code.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the rates that was last read.' }),
    standardBasisPoints: t.int({
      required: true,
      description: 'Rate of the tax class STANDARD, in hundredths of a per cent, 0 to 10,000.',
    }),
    reducedBasisPoints: t.int({ required: true, description: 'Rate of the tax class REDUCED, in hundredths of a per cent, 0 to 10,000.' }),
  }),
});

const UpdateTaxRatesPayload = builder.objectRef<{ code: string }>('UpdateTaxRatesPayload').implement({
  description: 'Result of `updateTaxRates`: the rates were saved.',
  fields: (t) => ({
    taxes: t.field({
      type: CountryTaxesType,
      nullable: true,
      description: 'VAT rates of the country.',
      resolve: ({ code }, _args, { shop }) => readTaxes(shop.db, code),
    }),
  }),
});

builder.mutationField('updateTaxRates', (t) =>
  t.field({
    hasDryRun: true,
    type: UpdateTaxRatesPayload,
    authScopes,
    description:
      'Sets the VAT rates of a country. Prices include VAT, so the amounts that shoppers pay stay the same; existing orders keep the rates they were placed with. Carts use the new rates within a second. Requires the SETTINGS permission.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The country whose rates were saved, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateTaxRatesInput, required: true, description: 'Input for `updateTaxRates`.' }) },
    resolve: async (_root, { input: { expectedVersion, ...input } }, { shop }) => ({ code: await saveTaxes(shop, expectedVersion, input) }),
  }),
);
