import type { AdminScreen } from '../../kit/screen.ts';
import * as t from '../__generated__/messages.ts';

export const homeScreens: readonly AdminScreen[] = [
  {
    path: '',
    goKey: 'h',
    title: t.home,
    right: null,
    group: 'Overview',
    icon: 'dashboard',
    open: async () => ({ Component: (await import('./HomeScreen.tsx')).HomeScreen }),
  },
];
