import { graphql } from 'react-relay/hooks.js';
import type { MarketplacesScreenQuery } from '../__generated__/MarketplacesScreenQuery.graphql.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { ExternalShopPanel } from './ExternalShopPanel.tsx';
import { MarketplaceForm } from './MarketplaceForm.tsx';
import { ShopForm } from './ShopForm.tsx';

const query = graphql`
  query MarketplacesScreenQuery {
    marketplaces {
      databaseId
      name
      ...MarketplaceForm_marketplace
      shops {
        databaseId
        ...ExternalShopPanel_shop
      }
    }
  }
`;

/** Loads all of them: there are few. */
export function loadMarketplaces({ environment }: ScreenArgs) {
  return loadScreen<MarketplacesScreenQuery>(environment, query, {});
}

/** Marketplaces, their shops, what these sell, and how asking them went. */
export function MarketplacesScreen() {
  const { marketplaces } = useScreenQuery<MarketplacesScreenQuery>(query);
  return (
    <>
      <ScreenHead title="Marketplaces" description="Shops elsewhere where part of a cart is checked out." />
      {marketplaces.map((marketplace) => (
        <div key={marketplace.databaseId}>
          <Panel title={marketplace.name}>
            <MarketplaceForm marketplace={marketplace} />
          </Panel>
          {marketplace.shops.map((shop) => (
            <ExternalShopPanel key={shop.databaseId} shop={shop} marketplaceId={marketplace.databaseId} />
          ))}
          <Panel title={`New shop of ${marketplace.name}`}>
            <ShopForm shop={null} marketplaceId={marketplace.databaseId} />
          </Panel>
        </div>
      ))}
      <Panel title="New marketplace">
        <MarketplaceForm marketplace={null} />
      </Panel>
    </>
  );
}
