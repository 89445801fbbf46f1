import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const compareScreens: readonly AdminScreen[] = [
  {
    path: 'compare',
    title: t.compareGroups,
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
    title: t.newCompareGroup,
    right: 'DEALS',
    open: async () => {
      const { NewCompareGroupScreen, loadNewCompareGroup } = await import('./NewCompareGroupScreen.tsx');
      return { Component: NewCompareGroupScreen, load: loadNewCompareGroup };
    },
  },
  {
    path: 'compare/:number',
    title: t.compareGroup,
    right: 'DEALS',
    open: async () => {
      const { CompareGroupScreen, loadCompareGroup } = await import('./CompareGroupScreen.tsx');
      return { Component: CompareGroupScreen, load: loadCompareGroup };
    },
  },
];
