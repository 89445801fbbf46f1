import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screens of withdrawals and returns. */
export const returnScreens: readonly AdminScreen[] = [
  {
    path: 'returns',
    title: t.returns,
    right: 'ORDERS',
    group: 'Sales',
    icon: 'history',
    keywords: 'withdrawal rma refund restock write off',
    open: async () => {
      const { ReturnsScreen, loadReturns } = await import('./ReturnsScreen.tsx');
      return { Component: ReturnsScreen, load: loadReturns };
    },
  },
  {
    path: 'returns/:number',
    title: t.returnTitle,
    right: 'ORDERS',
    open: async () => {
      const { ReturnScreen, loadReturn } = await import('./ReturnScreen.tsx');
      return { Component: ReturnScreen, load: loadReturn };
    },
  },
];

/** Settings of withdrawals and returns. */
export const returnSettingsScreens: readonly AdminScreen[] = [
  {
    path: 'settings/returns',
    title: t.returnSettings,
    right: 'SETTINGS',
    group: 'Settings',
    icon: 'history',
    keywords: 'withdrawal period days instructions',
    open: async () => {
      const { ReturnSettingsScreen, loadReturnSettings } = await import('./ReturnSettingsScreen.tsx');
      return { Component: ReturnSettingsScreen, load: loadReturnSettings };
    },
  },
];
