import type { AdminScreen } from '../kit/screen.ts';

/** Screens of withdrawals and returns. */
export const returnScreens: readonly AdminScreen[] = [
  {
    path: 'returns',
    title: 'Returns',
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
    title: 'Return',
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
    title: 'Return settings',
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
