import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screens of the shop's settings. */
export const settingsScreens: readonly AdminScreen[] = [
  {
    path: 'settings',
    goKey: 'e',
    title: t.shopSettings,
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'settings',
    keywords: 'sliding cart redirect after add wishlist guests hearts votes reviews approval switches',
    open: async () => {
      const { ShopSettingsScreen, loadShopSettings } = await import('./ShopSettingsScreen.tsx');
      return { Component: ShopSettingsScreen, load: loadShopSettings };
    },
  },
  {
    path: 'settings/details',
    title: t.shopDetails,
    right: 'SETTINGS',
    keywords:
      'name logo colours colors brand company address imprint terms privacy withdrawal delivery texts contact email phone default country',
    open: async () => {
      const { ShopDetailsScreen, loadShopDetails } = await import('./ShopDetailsScreen.tsx');
      return { Component: ShopDetailsScreen, load: loadShopDetails };
    },
  },
];
