import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screens of the sales report and of the traffic to the old theme's endpoints. */
export const reportsScreens: readonly AdminScreen[] = [
  {
    path: 'reports',
    goKey: 'r',
    title: t.sources,
    right: 'REPORTS',
    group: 'Reports',
    icon: 'chart',
    keywords: 'reports attribution campaigns coupons deals csv export',
    open: async () => {
      const { ReportsScreen, loadReport } = await import('./ReportsScreen.tsx');
      return { Component: ReportsScreen, load: loadReport };
    },
  },
  {
    path: 'reports/legacy',
    title: t.legacyTraffic,
    right: 'REPORTS',
    group: 'Reports',
    icon: 'history',
    keywords: 'old theme ajax routes migration',
    open: async () => {
      const { LegacyTrafficScreen, loadLegacyTraffic } = await import('./LegacyTrafficScreen.tsx');
      return { Component: LegacyTrafficScreen, load: loadLegacyTraffic };
    },
  },
];
