import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { TaxesScreenQuery } from '../__generated__/TaxesScreenQuery.graphql.ts';
import { percentText } from '../kit/form/amounts.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import { TaxProviderNotice } from './TaxProviderNotice.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query TaxesScreenQuery {
    adminTaxProvider {
      ...TaxProviderNotice_provider
    }
    taxRates {
      country {
        code
        name
      }
      standardBasisPoints
      reducedBasisPoints
    }
  }
`;

/** Loads the VAT rates of all countries. */
export function loadTaxes({ environment }: ScreenArgs) {
  return loadScreen<TaxesScreenQuery>(environment, query, {});
}

/** VAT rates by country of delivery. */
export function TaxesScreen() {
  const { taxRates, adminTaxProvider } = useScreenQuery<TaxesScreenQuery>(query);
  return (
    <>
      <ScreenHead title={t.vat} description={t.vatRatesDescription} />
      <TaxProviderNotice provider={adminTaxProvider} />
      <Panel isFlush>
        <DataTable
          caption={t.vatRates}
          rows={taxRates}
          idOf={({ country }) => country.code}
          columns={[
            {
              heading: t.country,
              isTitle: true,
              cell: ({ country }) => <Link to={`/settings/taxes/${country.code}`}>{country.name}</Link>,
            },
            { heading: t.standard, align: 'end', cell: ({ standardBasisPoints }) => `${percentText(standardBasisPoints)}%` },
            { heading: t.reduced, align: 'end', cell: ({ reducedBasisPoints }) => `${percentText(reducedBasisPoints)}%` },
          ]}
          empty={t.noCountries}
        />
      </Panel>
    </>
  );
}
