import { graphql } from 'react-relay/hooks.js';
import type { CountryTaxesScreenMutation } from '../__generated__/CountryTaxesScreenMutation.graphql.ts';
import type { CountryTaxesScreenQuery } from '../__generated__/CountryTaxesScreenQuery.graphql.ts';
import layout from '../kit/form/layout.module.css';
import { loadScreen, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { percentText } from '../kit/form/amounts.ts';
import { FormText } from '../kit/form/FormField.tsx';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { percent } from '../kit/form/schemas.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { object } from 'zod/mini';
import { TaxProviderNotice } from './TaxProviderNotice.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query CountryTaxesScreenQuery($country: String!) {
    adminTaxProvider {
      ...TaxProviderNotice_provider
    }
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

/**
 * Loads the country in the URL.
 * @throws NotFound
 */
export async function loadCountryTaxes({ environment, params }: ScreenArgs) {
  const loaded = await loadScreen<CountryTaxesScreenQuery>(environment, query, { country: params.country ?? '' });
  orNotFound(loaded.data.countryTaxes);
  return loaded;
}

const labels = { standardBasisPoints: t.standardRate, reducedBasisPoints: t.reducedRate } as const;
const names = ['standardBasisPoints', 'reducedBasisPoints'] as const;
const schema = object({ standardBasisPoints: percent, reducedBasisPoints: percent });

/** VAT rates of one country. */
export function CountryTaxesScreen() {
  const { countryTaxes, adminTaxProvider } = useScreenQuery<CountryTaxesScreenQuery>(query);
  const taxes = orNotFound(countryTaxes);
  const { country, version } = taxes;
  const mutation = useAdminMutation<CountryTaxesScreenMutation, 'UpdateTaxRatesPayload'>(
    graphql`
      mutation CountryTaxesScreenMutation($input: UpdateTaxRatesInput!, $isDryRun: Boolean) {
        result: updateTaxRates(input: $input, isDryRun: $isDryRun) {
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
    'UpdateTaxRatesPayload',
  );
  const form = useAdminForm({
    read: {
      version,
      values: { standardBasisPoints: percentText(taxes.standardBasisPoints), reducedBasisPoints: percentText(taxes.reducedBasisPoints) },
    },
    mutation,
    labels,
    valueText: (name, values) => `${values[name]}%`,
    schema,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { country: country.code, expectedVersion, ...sent } }),
    savedText: t.ratesSaved,
  });

  return (
    <>
      <ScreenHead title={t.vatIn({ country: country.name })} description={t.ratesHint} back={{ path: '/settings/taxes', title: t.vat }} />
      <TaxProviderNotice provider={adminTaxProvider} />
      <Panel title={t.rates}>
        <div className={layout.pair}>
          {names.map((name) => (
            <FormText key={name} form={form} name={name} inputMode="decimal" hint={t.inPercent} />
          ))}
        </div>
      </Panel>
      <SaveBar form={form} />
    </>
  );
}
