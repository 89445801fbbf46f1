import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { listTaxes, readTaxes, saveTaxes, type CountryTaxes } from '../../admin/taxes.ts';
import { countries } from '../../../../platform/i18n/countries.ts';
import { CountryType } from '../../../../foundation/accounts/schema/country.ts';

// The rates of VAT, for staff with the right SETTINGS.

const authScopes = { staff: 'SETTINGS' } as const;

const CountryTaxesType = builder.objectRef<CountryTaxes>('CountryTaxes').implement({
  description: 'The rates of VAT of a country, in hundredths of a percent (1900 = 19 %). A country without rates has 0.',
  fields: (t) => ({
    country: t.field({ type: CountryType, description: 'Which country.', resolve: ({ country }) => country }),
    standardBasisPoints: t.exposeInt('standardBasisPoints', { description: 'Of the class STANDARD.' }),
    reducedBasisPoints: t.exposeInt('reducedBasisPoints', { description: 'Of the class REDUCED.' }),
    version: t.exposeInt('version', { description: 'What a save must name.' }),
  }),
});

builder.queryFields((t) => ({
  taxRates: t.field({
    type: [CountryTaxesType],
    authScopes,
    description: 'Every country that the shop knows with its rates of VAT, by name. For staff with the right SETTINGS.',
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
    description: 'The rates of VAT of a country, for staff with the right SETTINGS; null for one that the shop does not know.',
    args: { country: t.arg.string({ required: true, description: 'Its code, such as DE.' }) },
    resolve: (_root, { country }, { shop, markPrivate }) => {
      markPrivate();
      return readTaxes(shop.db, country);
    },
  }),
}));

const UpdateTaxRatesInput = builder.inputType('UpdateTaxRatesInput', {
  description: 'The rates of VAT of a country.',
  fields: (t) => ({
    country: t.string({ required: true, description: 'Its code.' }),
    expectedVersion: t.int({ required: true, description: 'The version that was read.' }),
    standardBasisPoints: t.int({ required: true, description: 'Hundredths of a percent, 0 to 10000.' }),
    reducedBasisPoints: t.int({ required: true, description: 'Hundredths of a percent, 0 to 10000.' }),
  }),
});

const UpdateTaxRatesPayload = builder.objectRef<{ code: string }>('UpdateTaxRatesPayload').implement({
  description: 'They are saved.',
  fields: (t) => ({ country: t.exposeString('code', { description: 'Code of the country.' }) }),
});

builder.mutationField('updateTaxRates', (t) =>
  t.field({
    hasDryRun: true,
    type: UpdateTaxRatesPayload,
    authScopes,
    description:
      'Sets the rates of VAT of a country. Prices contain VAT, so what shoppers pay stays the same; orders keep the rates they were placed with. Carts count with them within a second. For staff with the right SETTINGS. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'That it is done, or why nothing was changed.' },
    },
    args: { input: t.arg({ type: UpdateTaxRatesInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input: { expectedVersion, ...input } }, { shop }) => ({ code: await saveTaxes(shop, expectedVersion, input) }),
  }),
);
