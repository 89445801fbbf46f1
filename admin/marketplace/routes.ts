import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const marketplaceScreens: readonly AdminScreen[] = [
  {
    path: 'marketplaces',
    goKey: 'm',
    title: t.marketplaces,
    right: 'CATALOGUE',
    group: 'Catalogue',
    icon: 'store',
    keywords: 'external shops affiliate availability cart templates',
    open: async () => {
      const { MarketplacesScreen, loadMarketplaces } = await import('./MarketplacesScreen.tsx');
      return { Component: MarketplacesScreen, load: loadMarketplaces };
    },
  },
  {
    path: 'marketplaces/shops/:number',
    title: t.externalShop,
    right: 'CATALOGUE',
    open: async () => {
      const { ExternalShopScreen, loadExternalShop } = await import('./ExternalShopScreen.tsx');
      return { Component: ExternalShopScreen, load: loadExternalShop };
    },
  },
];
