import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { MarketplacesScreenQuery } from '../__generated__/MarketplacesScreenQuery.graphql.ts';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { useDirtyForms } from '../kit/form/dirtyForms.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import { MarketplaceForm } from './MarketplaceForm.tsx';
import { ShopForm } from './ShopForm.tsx';

const query = graphql`
  query MarketplacesScreenQuery {
    marketplaces {
      id
      databaseId
      name
      ...MarketplaceForm_marketplace
      shops {
        databaseId
        name
        country
        host
      }
    }
  }
`;

/** Loads all marketplaces: there are few. */
export function loadMarketplaces({ environment }: ScreenArgs) {
  return loadScreen<MarketplacesScreenQuery>(environment, query, {});
}

/** The marketplaces and their shops. */
export function MarketplacesScreen() {
  const { marketplaces } = useScreenQuery<MarketplacesScreenQuery>(query);
  const { isDirty, note } = useDirtyForms();
  return (
    <>
      <ScreenHead title="Marketplaces" description="External shops where part of a cart is checked out." />
      <UnsavedGuard isDirty={isDirty} />
      {marketplaces.map((marketplace) => (
        <div key={marketplace.databaseId}>
          <Panel title={marketplace.name}>
            <MarketplaceForm marketplace={marketplace} onDirty={note(`marketplace ${marketplace.databaseId}`)} />
          </Panel>
          <Panel title={`Shops on ${marketplace.name}`} isFlush>
            <DataTable
              caption={`Shops on ${marketplace.name}`}
              rows={marketplace.shops}
              idOf={({ databaseId }) => databaseId}
              columns={[
                {
                  heading: 'Shop',
                  isTitle: true,
                  cell: ({ databaseId, name }) => <Link to={`/marketplaces/shops/${databaseId}`}>{name}</Link>,
                },
                { heading: 'Country', cell: ({ country }) => country },
                { heading: 'Host', cell: ({ host }) => host },
              ]}
              empty="No shops yet."
            />
          </Panel>
          <Panel title={`New shop on ${marketplace.name}`}>
            <ShopForm shop={null} marketplaceId={marketplace.id} onDirty={note(`shop of ${marketplace.databaseId}`)} />
          </Panel>
        </div>
      ))}
      <Panel title="New marketplace">
        <MarketplaceForm marketplace={null} onDirty={note('new')} />
      </Panel>
    </>
  );
}
