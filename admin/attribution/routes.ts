import type { AdminScreen } from '../kit/screen.ts';

export const attributionScreens: readonly AdminScreen[] = [
  {
    path: 'settings/tracking',
    title: 'Tracking',
    right: 'SETTINGS',
    keywords: 'attribution lifetime session cookies promo code search engines sources',
    open: async () => {
      const { TrackingScreen, loadTracking } = await import('./TrackingScreen.tsx');
      return { Component: TrackingScreen, load: loadTracking };
    },
  },
  {
    path: 'reports/test',
    title: 'Test a URL and a referrer',
    right: 'REPORTS',
    keywords: 'attribution utm referrer campaign source rule try',
    open: async () => {
      const { TestAddressScreen, loadTest } = await import('./TestAddressScreen.tsx');
      return { Component: TestAddressScreen, load: loadTest };
    },
  },
];
