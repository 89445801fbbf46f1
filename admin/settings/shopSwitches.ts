import * as t from './__generated__/messages.ts';

/** The shop's switches, grouped by topic. */
export const switchGroups = [
  {
    title: t.cart,
    settings: [
      {
        name: 'slidingCart',
        label: t.slidingCart,
        help: t.slidingCartHint,
      },
      {
        name: 'cartRedirectAfterAdd',
        label: t.goToCartAfterAddingItem,
        help: t.goToCartHint,
      },
    ],
  },
  {
    title: t.vatOnDelivery,
    settings: [
      {
        name: 'taxesDeliveryByMainGoods',
        label: t.rateOfMainItems,
        help: t.vatOnDeliveryHint,
      },
    ],
  },
  {
    title: t.wishlist,
    settings: [
      {
        name: 'guestsMayWish',
        label: t.guestsCanUseWishlist,
        help: t.guestsCanUseWishlistHint,
      },
      {
        name: 'wishedHeartsLink',
        label: t.filledHeartsLinkToWishlist,
        help: t.filledHeartsHint,
      },
    ],
  },
  {
    title: t.dealsAndVotes,
    settings: [
      {
        name: 'guestsMayVote',
        label: t.guestsCanVote,
        help: t.guestsCanVoteHint,
      },
      {
        name: 'commentsNeedApproval',
        label: t.firstCommentsNeedApproval,
        help: t.firstCommentsNeedApprovalHint,
      },
      {
        name: 'acceptsDeals',
        label: t.shoppersCanSubmitDeals,
        help: t.shoppersCanSubmitDealsHint,
      },
    ],
  },
  {
    title: t.reviews,
    settings: [
      { name: 'guestsMayReview', label: t.guestsCanWriteReviews, help: t.guestsCanWriteReviewsHint },
      {
        name: 'reviewsNeedApproval',
        label: t.reviewsNeedApproval,
        help: t.reviewsByBuyersNeedNoApproval,
      },
      {
        name: 'asksForReviews',
        label: t.askBuyersForReviews,
        help: t.askBuyersForReviewsHint,
      },
    ],
  },
] as const;
