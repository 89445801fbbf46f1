// Metadata of settings: initial value, unit and bounds.

/** A setting by its name in the API. */
export interface SettingFact {
  name: string;
  /** Value in a new shop. */
  initial: boolean | number;
  /** Only for numbers. */
  unit?: string;
  min?: number;
  max?: number;
}

/** The shop's switches (ShopSettings). */
export const shopFacts: readonly SettingFact[] = [
  { name: 'cartRedirectAfterAdd', initial: false },
  { name: 'slidingCart', initial: true },
  { name: 'guestsMayWish', initial: true },
  { name: 'wishedHeartsLink', initial: true },
  { name: 'guestsMayVote', initial: true },
  { name: 'guestsMayReview', initial: true },
  { name: 'reviewsNeedApproval', initial: true },
  { name: 'commentsNeedApproval', initial: true },
  { name: 'acceptsDeals', initial: true },
  { name: 'asksForReviews', initial: false },
  { name: 'taxesDeliveryByMainGoods', initial: false },
];
