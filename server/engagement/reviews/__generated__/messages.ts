// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Reviews */
  reviews: "Reviews",
  /** Review request */
  reviewRequest: "Review request",
  /** Sent once, a week after an order is delivered, to shoppers who agreed to it at checkout. */
  sentOnceAfterDelivery: "Sent once, a week after an order is delivered, to shoppers who agreed to it at checkout.",
  /** Shop name */
  shopName: "Shop name",
  /** Order number */
  orderNumber: "Order number",
  /** Shopper’s first name */
  shoppersFirstName: "Shopper’s first name",
  /** How was your order {orderNumber}? */
  howWasYourOrder: (v: { orderNumber: string | number }): string => `How was your order ${v.orderNumber}?`,
  /** Hello {firstName}, your order has arrived. Tell other shoppers what you think, good or bad. */
  helloYourOrderHasArrived: (v: { firstName: string | number }): string => `Hello ${v.firstName}, your order has arrived. Tell other shoppers what you think, good or bad.`,
  /** Your order has arrived. Tell other shoppers what you think, good or bad. */
  yourOrderHasArrived: "Your order has arrived. Tell other shoppers what you think, good or bad.",
  /** Review {product} */
  reviewProduct: (v: { product: string | number }): string => `Review ${v.product}`,
  /** You agreed to this email at checkout. We won’t send another one for this order. */
  onlyEmailForOrder: "You agreed to this email at checkout. We won’t send another one for this order.",
  /** You’ve already reviewed “{productName}”. */
  youveAlreadyReviewed: (v: { productName: string | number }): string => `You’ve already reviewed “${v.productName}”.`,
  /** This review no longer exists. */
  thisReviewNoLongerExists: "This review no longer exists.",
  /** You can’t vote on your own review. */
  youCantVoteOnOwnReview: "You can’t vote on your own review.",
  /** You’ve already voted on this review. Votes can’t be changed. */
  youveAlreadyVoted: "You’ve already voted on this review. Votes can’t be changed.",
  /** Write between {minBody} and {body} characters. */
  writeBetweenCharacters: (v: { minBody: string | number; body: string | number }): string => `Write between ${v.minBody} and ${v.body} characters.`,
  /** Enter the name to show with your review. */
  enterTheNameToShowWithReview: "Enter the name to show with your review.",
  /** Rate {criterion}. */
  rateCriterion: (v: { criterion: string | number }): string => `Rate ${v.criterion}.`,
  /** Rate {criterion} only once. */
  rateCriterionOnlyOnce: (v: { criterion: string | number }): string => `Rate ${v.criterion} only once.`,
  /** Rate from {minPoints} to {maxPoints}. */
  rateFromMinToMax: (v: { minPoints: string | number; maxPoints: string | number }): string => `Rate from ${v.minPoints} to ${v.maxPoints}.`,
  /** This product isn’t rated on this criterion. */
  productIsntRatedOnCriterion: "This product isn’t rated on this criterion.",
  /** Select between 1 and {maxDecisions} reviews. */
  selectOneToMaxReviews: (v: { maxDecisions: string | number }): string => `Select between 1 and ${v.maxDecisions} reviews.`,
  /** Select each review only once. */
  selectEachReviewOnlyOnce: "Select each review only once.",
  /** Sign in to write a review. */
  signInToWriteAReview: "Sign in to write a review.",
  /** This product can’t be reviewed. */
  thisProductCantBeReviewed: "This product can’t be reviewed.",
  /** The text stays, under the name “{formerCustomer}”. */
  textStaysUnderName: (v: { formerCustomer: string | number }): string => `The text stays, under the name “${v.formerCustomer}”.`,
  /** Reviews that aren’t public are deleted with their text. */
  unpublishedReviewsAreDeleted: "Reviews that aren’t public are deleted with their text.",
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };

/** A text of these messages, written where the language is known: says((t) => t.key). */
export const says =
  (choose: (t: Messages, language: Language) => string) =>
  (language: Language): string =>
    choose(messages[language], language);
