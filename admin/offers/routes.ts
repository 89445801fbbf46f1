import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const offerScreens: readonly AdminScreen[] = [
  {
    path: 'offers',
    goKey: 'f',
    title: t.offers,
    right: 'DEALS',
    group: 'Deals',
    icon: 'tag',
    keywords: 'deals coupons codes prices temperature hottest ending',
    open: async () => {
      const { OffersScreen, loadOffers } = await import('./OffersScreen.tsx');
      return { Component: OffersScreen, load: loadOffers };
    },
  },
  {
    path: 'offers/new',
    title: t.newOffer,
    right: 'DEALS',
    open: async () => {
      const { NewOfferScreen, loadNewOffer } = await import('./NewOfferScreen.tsx');
      return { Component: NewOfferScreen, load: loadNewOffer };
    },
  },
  {
    path: 'offers/:number',
    title: t.offer,
    right: 'DEALS',
    open: async () => {
      const { OfferScreen, loadOffer } = await import('./OfferScreen.tsx');
      return { Component: OfferScreen, load: loadOffer };
    },
  },
  {
    path: 'offers/:number/votes',
    title: t.votesOnAnOffer,
    right: 'DEALS',
    open: async () => {
      const { OfferVotesScreen, loadOfferVotes } = await import('./OfferVotesScreen.tsx');
      return { Component: OfferVotesScreen, load: loadOfferVotes };
    },
  },
  {
    path: 'comments',
    title: t.comments,
    right: 'DEALS',
    group: 'Deals',
    icon: 'edit',
    keywords: 'moderation reports approve publish hide deals',
    open: async () => {
      const { CommentsScreen, loadComments } = await import('./CommentsScreen.tsx');
      return { Component: CommentsScreen, load: loadComments };
    },
  },
  {
    path: 'submitted-deals',
    title: t.submittedDeals,
    right: 'DEALS',
    group: 'Deals',
    icon: 'tag',
    keywords: 'moderation queue review publish reject shoppers',
    open: async () => {
      const { SubmissionsScreen, loadSubmissions } = await import('./SubmissionsScreen.tsx');
      return { Component: SubmissionsScreen, load: loadSubmissions };
    },
  },
  {
    path: 'submitted-deals/:number',
    title: t.submittedDeal,
    right: 'DEALS',
    open: async () => {
      const { SubmissionScreen, loadSubmission } = await import('./SubmissionScreen.tsx');
      return { Component: SubmissionScreen, load: loadSubmission };
    },
  },
  {
    path: 'merchants',
    title: t.merchants,
    right: 'DEALS',
    group: 'Deals',
    icon: 'store',
    keywords: 'shops affiliate partners',
    open: async () => {
      const { MerchantsScreen, loadMerchants } = await import('./MerchantsScreen.tsx');
      return { Component: MerchantsScreen, load: loadMerchants };
    },
  },
  {
    path: 'merchants/new',
    title: t.newMerchant,
    right: 'DEALS',
    open: async () => {
      const { NewMerchantScreen } = await import('./NewMerchantScreen.tsx');
      return { Component: NewMerchantScreen };
    },
  },
  {
    path: 'merchants/:number',
    title: t.merchant,
    right: 'DEALS',
    open: async () => {
      const { MerchantScreen, loadMerchant } = await import('./MerchantScreen.tsx');
      return { Component: MerchantScreen, load: loadMerchant };
    },
  },
];
