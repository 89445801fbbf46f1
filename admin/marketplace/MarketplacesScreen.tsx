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
import * as t from './__generated__/messages.ts';

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
      <ScreenHead title={t.marketplaces} description={t.whatMarketplacesAre} />
      <UnsavedGuard isDirty={isDirty} />
      {marketplaces.map((marketplace) => (
        <div key={marketplace.databaseId}>
          <Panel title={marketplace.name}>
            <MarketplaceForm marketplace={marketplace} onDirty={note(`marketplace ${marketplace.databaseId}`)} />
          </Panel>
          <Panel title={t.shopsOn({ marketplace: marketplace.name })} isFlush>
            <DataTable
              caption={t.shopsOn({ marketplace: marketplace.name })}
              rows={marketplace.shops}
              idOf={({ databaseId }) => databaseId}
              columns={[
                {
                  heading: t.shop,
                  isTitle: true,
                  cell: ({ databaseId, name }) => <Link to={`/marketplaces/shops/${databaseId}`}>{name}</Link>,
                },
                { heading: t.country, cell: ({ country }) => country },
                { heading: t.host, cell: ({ host }) => host },
              ]}
              empty={t.noShopsYet}
            />
          </Panel>
          <Panel title={t.newShopOn({ marketplace: marketplace.name })}>
            <ShopForm shop={null} marketplaceId={marketplace.id} onDirty={note(`shop of ${marketplace.databaseId}`)} />
          </Panel>
        </div>
      ))}
      <Panel title={t.newMarketplace}>
        <MarketplaceForm marketplace={null} onDirty={note('new')} />
      </Panel>
    </>
  );
}
