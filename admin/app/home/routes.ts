import type { AdminScreen } from '../../kit/screen.ts';

export const homeScreens: readonly AdminScreen[] = [
  {
    path: '',
    goKey: 'h',
    title: 'Home',
    right: null,
    group: 'Overview',
    icon: 'dashboard',
    open: async () => ({ Component: (await import('./HomeScreen.tsx')).HomeScreen }),
  },
];
