import type { AdminScreen } from '../kit/screen.ts';

export const analyticsScreens: readonly AdminScreen[] = [
  {
    path: 'settings/visits',
    title: 'Analytics',
    right: 'SETTINGS',
    keywords: 'analytics webhook events sinks retention days secret',
    open: async () => {
      const { VisitsScreen, loadVisits } = await import('./VisitsScreen.tsx');
      return { Component: VisitsScreen, load: loadVisits };
    },
  },
];
