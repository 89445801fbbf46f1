import type { AdminScreen } from '../kit/screen.ts';

/** Reviews of products, and what the shop decides about them. */
export const reviewScreens: readonly AdminScreen[] = [
  {
    path: 'reviews',
    goKey: 'v',
    title: 'Reviews',
    right: 'DEALS',
    group: 'Deals',
    icon: 'star',
    words: 'moderation ratings approve publish refuse spam',
    open: async () => {
      const { ReviewsScreen, loadReviews } = await import('./ReviewsScreen.tsx');
      return { Component: ReviewsScreen, load: loadReviews };
    },
  },
  {
    path: 'reviews/:number',
    title: 'Review',
    right: 'DEALS',
    open: async () => {
      const { ReviewScreen, loadReview } = await import('./ReviewScreen.tsx');
      return { Component: ReviewScreen, load: loadReview };
    },
  },
];
