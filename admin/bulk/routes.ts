import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const bulkScreens: readonly AdminScreen[] = [
  {
    path: 'jobs',
    title: t.backgroundJobs,
    right: null,
    group: 'Overview',
    icon: 'history',
    goKey: 'w',
    keywords: 'jobs undo imports exports bulk progress background tasks',
    open: async () => {
      const { JobsScreen, loadJobs } = await import('./JobsScreen.tsx');
      return { Component: JobsScreen, load: loadJobs };
    },
  },
];
