import type { AdminScreen } from '../../kit/screen.ts';
import * as t from '../__generated__/messages.ts';

/** The dashboard's screen. */
export const dashboardScreens: readonly AdminScreen[] = [
  {
    path: 'dashboard',
    goKey: 'd',
    title: t.dashboard,
    right: 'REPORTS',
    group: 'Overview',
    icon: 'chart',
    keywords: 'revenue orders conversion numbers',
    open: async () => {
      const { DashboardScreen, loadDashboard } = await import('./DashboardScreen.tsx');
      return { Component: DashboardScreen, load: loadDashboard };
    },
  },
];
