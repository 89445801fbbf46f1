import type { AdminScreen } from '../kit/screen.ts';

export const compareScreens: readonly AdminScreen[] = [
  {
    path: 'compare',
    title: 'Compare groups',
    right: 'DEALS',
    group: 'Deals',
    icon: 'compare',
    keywords: 'comparison charts categories attributes',
    open: async () => {
      const { CompareGroupsScreen, loadCompareGroups } = await import('./CompareGroupsScreen.tsx');
      return { Component: CompareGroupsScreen, load: loadCompareGroups };
    },
  },
  {
    path: 'compare/new',
    title: 'New compare group',
    right: 'DEALS',
    open: async () => {
      const { NewCompareGroupScreen, loadNewCompareGroup } = await import('./NewCompareGroupScreen.tsx');
      return { Component: NewCompareGroupScreen, load: loadNewCompareGroup };
    },
  },
  {
    path: 'compare/:number',
    title: 'Compare group',
    right: 'DEALS',
    open: async () => {
      const { CompareGroupScreen, loadCompareGroup } = await import('./CompareGroupScreen.tsx');
      return { Component: CompareGroupScreen, load: loadCompareGroup };
    },
  },
];
