import type { AdminScreen } from '../../kit/screen.ts';

/** The dashboard's screen. */
export const dashboardScreens: readonly AdminScreen[] = [
  {
    path: 'dashboard',
    goKey: 'd',
    title: 'Dashboard',
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
