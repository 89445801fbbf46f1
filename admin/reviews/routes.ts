import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screens of product reviews and their moderation. */
export const reviewScreens: readonly AdminScreen[] = [
  {
    path: 'reviews',
    goKey: 'v',
    title: t.reviews,
    right: 'DEALS',
    group: 'Deals',
    icon: 'star',
    keywords: 'moderation ratings approve publish refuse spam',
    open: async () => {
      const { ReviewsScreen, loadReviews } = await import('./ReviewsScreen.tsx');
      return { Component: ReviewsScreen, load: loadReviews };
    },
  },
  {
    path: 'reviews/:number',
    title: t.review,
    right: 'DEALS',
    open: async () => {
      const { ReviewScreen, loadReview } = await import('./ReviewScreen.tsx');
      return { Component: ReviewScreen, load: loadReview };
    },
  },
];
