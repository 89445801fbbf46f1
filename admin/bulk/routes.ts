import type { AdminScreen } from '../kit/screen.ts';

/** What takes its time, of all areas. */
export const bulkScreens: readonly AdminScreen[] = [
  {
    path: 'work',
    title: 'Recent work',
    right: null,
    group: 'Overview',
    icon: 'history',
    goKey: 'w',
    words: 'jobs undo imports exports bulk progress background tasks',
    open: async () => {
      const { WorkScreen, loadWork } = await import('./WorkScreen.tsx');
      return { Component: WorkScreen, load: loadWork };
    },
  },
];
