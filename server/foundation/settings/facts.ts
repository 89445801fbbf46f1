// What is known of settings besides their values: what a shop begins with, in which unit, and from where to where.

/** One setting, by its name in the API. */
export interface SettingFact {
  name: string;
  /** What a new shop has. */
  initial: boolean | number;
  /** Of a number. */
  unit?: string;
  min?: number;
  max?: number;
}

/** Of the switches of the shop (ShopSettings). */
export const shopFacts: readonly SettingFact[] = [
  { name: 'cartRedirectAfterAdd', initial: false },
  { name: 'slidingCart', initial: true },
  { name: 'guestsMayWish', initial: true },
  { name: 'wishedHeartsLink', initial: true },
  { name: 'guestsMayVote', initial: true },
  { name: 'guestsMayReview', initial: true },
  { name: 'reviewsNeedApproval', initial: true },
  { name: 'taxesDeliveryByMainGoods', initial: false },
];
