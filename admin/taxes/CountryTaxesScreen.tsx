import { graphql } from 'react-relay/hooks.js';
import type { CountryTaxesScreenMutation } from '../__generated__/CountryTaxesScreenMutation.graphql.ts';
import type { CountryTaxesScreenQuery } from '../__generated__/CountryTaxesScreenQuery.graphql.ts';
import { basisPointsOf, percentFault, percentText } from '../kit/form/amounts.ts';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import layout from '../kit/form/layout.module.css';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { loadScreen, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';

const query = graphql`
  query CountryTaxesScreenQuery($country: String!) {
    countryTaxes(country: $country) {
      country {
        code
        name
      }
      standardBasisPoints
      reducedBasisPoints
      version
    }
  }
`;

/** Loads the country that the address names. @throws NotFound */
export async function loadCountryTaxes({ environment, params }: ScreenArgs) {
  const loaded = await loadScreen<CountryTaxesScreenQuery>(environment, query, { country: params.country ?? '' });
  orNotFound(loaded.data.countryTaxes);
  return loaded;
}

interface TaxValues {
  standard: string;
  reduced: string;
}

const labels: Readonly<Record<keyof TaxValues, string>> = { standard: 'Standard rate', reduced: 'Reduced rate' };
const sentNames: Readonly<Record<keyof TaxValues, string>> = { standard: 'standardBasisPoints', reduced: 'reducedBasisPoints' };
const hints: Readonly<Record<keyof TaxValues, string>> = { standard: 'In percent.', reduced: 'In percent.' };
const names = ['standard', 'reduced'] as const;

const problemsOf = (values: TaxValues) =>
  Object.fromEntries(names.filter((name) => basisPointsOf(values[name]) === null).map((name) => [name, percentFault]));

/** The rates of VAT of one country. */
export function CountryTaxesScreen() {
  const taxes = orNotFound(useScreenQuery<CountryTaxesScreenQuery>(query).countryTaxes);
  const { country, version } = taxes;
  const mutation = useAdminMutation<CountryTaxesScreenMutation, 'SaveTaxRatesPayload'>(
    graphql`
      mutation CountryTaxesScreenMutation($input: SaveTaxRatesInput!, $isDryRun: Boolean) {
        result: saveTaxRates(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'SaveTaxRatesPayload',
    { isToldByForm: true },
  );
  const form = useRecordForm<TaxValues, CountryTaxesScreenMutation, 'SaveTaxRatesPayload'>({
    read: {
      version,
      values: { standard: percentText(taxes.standardBasisPoints), reduced: percentText(taxes.reducedBasisPoints) },
    },
    isNew: false,
    mutation,
    variablesOf: ({ standard, reduced }, _version, over) => ({
      input: {
        country: country.code,
        expectedVersion: over.version,
        standardBasisPoints: basisPointsOf(standard) ?? 0,
        reducedBasisPoints: basisPointsOf(reduced) ?? 0,
      },
    }),
    problemsOf,
    savedWords: () => 'The rates are saved.',
  });

  return (
    <>
      <ScreenHead
        title={`VAT in ${country.name}`}
        description="What shoppers pay stays the same: another rate only divides it in another way. Orders keep the rates they were placed with."
        back={{ path: '/settings/taxes', title: 'VAT' }}
      />
      <UnsavedGuard isDirty={form.isDirty} />
      <Panel title="Rates">
        <div className={layout.pair}>
          {names.map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              inputMode="decimal"
              hint={hints[name]}
              value={form.values[name]}
              error={form.errorOf(name) ?? form.errorOf(sentNames[name])}
              onChange={({ target }) => form.change({ [name]: target.value })}
            />
          ))}
        </div>
      </Panel>
      <SaveBar
        isDirty={form.isDirty}
        isBusy={form.isBusy}
        failure={form.failure}
        found={form.found}
        label="Save"
        onSave={form.save}
        onDiscard={form.discard}
      />
      <ChangedDialog
        draft={form}
        labels={labels}
        told={(name, values) => `${values[name]} %`}
        isBusy={form.isBusy}
        onSaveOver={form.saveOver}
      />
    </>
  );
}
