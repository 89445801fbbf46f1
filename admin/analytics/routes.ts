import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const analyticsScreens: readonly AdminScreen[] = [
  {
    path: 'settings/visits',
    title: t.analytics,
    right: 'SETTINGS',
    keywords: 'analytics webhook events sinks retention days secret',
    open: async () => {
      const { VisitsScreen, loadVisits } = await import('./VisitsScreen.tsx');
      return { Component: VisitsScreen, load: loadVisits };
    },
  },
];
