import type { AdminScreen } from '../kit/screen.ts';

/** The newsletter's list. */
export const subscribersScreens: readonly AdminScreen[] = [
  {
    path: 'subscribers',
    title: 'Subscribers',
    right: 'SUBSCRIBERS',
    group: 'Audience',
    icon: 'mail',
    words: 'newsletter list',
    open: async () => {
      const { SubscribersScreen, loadSubscribers } = await import('./SubscribersScreen.tsx');
      return { Component: SubscribersScreen, load: loadSubscribers };
    },
  },
];
