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
      <ScreenHead
        title="VAT"
        description="Prices include VAT. The rate depends on the delivery country. Delivery is taxed at the rates of the goods. No VAT applies outside the EU VAT area."
      />
      <TaxProviderNotice provider={adminTaxProvider} />
      <Panel isFlush>
        <DataTable
          caption="VAT rates"
          rows={taxRates}
          idOf={({ country }) => country.code}
          columns={[
            {
              heading: 'Country',
              isTitle: true,
              cell: ({ country }) => <Link to={`/settings/taxes/${country.code}`}>{country.name}</Link>,
            },
            { heading: 'Standard', align: 'end', cell: ({ standardBasisPoints }) => `${percentText(standardBasisPoints)}%` },
            { heading: 'Reduced', align: 'end', cell: ({ reducedBasisPoints }) => `${percentText(reducedBasisPoints)}%` },
          ]}
          empty="No countries."
        />
      </Panel>
    </>
  );
}
