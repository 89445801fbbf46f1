import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const attributionScreens: readonly AdminScreen[] = [
  {
    path: 'settings/tracking',
    title: t.tracking,
    right: 'SETTINGS',
    keywords: 'attribution lifetime session cookies promo code search engines sources',
    open: async () => {
      const { TrackingScreen, loadTracking } = await import('./TrackingScreen.tsx');
      return { Component: TrackingScreen, load: loadTracking };
    },
  },
  {
    path: 'reports/test',
    title: t.testUrlAndReferrer,
    right: 'REPORTS',
    keywords: 'attribution utm referrer campaign source rule try',
    open: async () => {
      const { TestAddressScreen, loadTest } = await import('./TestAddressScreen.tsx');
      return { Component: TestAddressScreen, load: loadTest };
    },
  },
];
