import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TaxProviderNotice_provider$key } from '../__generated__/TaxProviderNotice_provider.graphql.ts';
import { Panel } from '../kit/Panel.tsx';
import * as t from './__generated__/messages.ts';

/** Says that the rates are not used, if the shop's tax provider knows its own; renders nothing otherwise. */
export function TaxProviderNotice({ provider: key }: { provider: TaxProviderNotice_provider$key }) {
  const { code, usesShopRates } = useFragment(
    graphql`
      fragment TaxProviderNotice_provider on AdminTaxProvider {
        code
        usesShopRates
      }
    `,
    key,
  );
  if (usesShopRates) return null;
  return (
    <Panel title={t.ratesNotUsed}>
      <p>{t.taxProviderCalculatesTaxes({ code })}</p>
    </Panel>
  );
}
