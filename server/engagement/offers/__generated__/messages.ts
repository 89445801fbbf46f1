// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Offer not found. */
  offerNotFound: "Offer not found.",
  /** Coupon not found. */
  couponNotFound: "Coupon not found.",
  /** This comment no longer exists. */
  thisCommentNoLongerExists: "This comment no longer exists.",
  /** You’ve already voted on this offer. Votes can’t be changed. */
  youveAlreadyVotedOnThisOffer: "You’ve already voted on this offer. Votes can’t be changed.",
  /** Use at most 2,000 characters. */
  useAtMost2000Characters: "Use at most 2,000 characters.",
  /** Enter an HTTPS URL with a host and without a user name or password. */
  enterAnHttpsUrl: "Enter an HTTPS URL with a host and without a user name or password.",
  /** Enter a whole number of minor units, such as cents. */
  enterMinorUnits: "Enter a whole number of minor units, such as cents.",
  /** Enter 0 or more. */
  enter0OrMore: "Enter 0 or more.",
  /** Enter at most {max, number}. */
  enterAtMost: (v: { max: number }): string => `Enter at most ${v.max.toLocaleString("en")}.`,
  /** Enter a two-letter country code (ISO 3166-1 alpha-2). */
  enterACountryCode: "Enter a two-letter country code (ISO 3166-1 alpha-2).",
  /** Enter a date as YYYY-MM-DD, or a time as ISO 8601 with its offset from UTC. */
  enterADateOrTime: "Enter a date as YYYY-MM-DD, or a time as ISO 8601 with its offset from UTC.",
  /** Remove invisible characters. */
  removeInvisibleCharacters: "Remove invisible characters.",
  /** This slug is the address of another page. Choose another one. */
  slugIsTakenByAPage: "This slug is the address of another page. Choose another one.",
  /** The end must be after the start. */
  theEndMustBeAfterTheStart: "The end must be after the start.",
  /** An offer for a product uses the product’s categories. Remove the category. */
  removeTheCategory: "An offer for a product uses the product’s categories. Remove the category.",
  /** Another merchant already uses this slug. */
  anotherMerchantAlreadyUsesThisSlug: "Another merchant already uses this slug.",
  /** Merchant not found. */
  merchantNotFound: "Merchant not found.",
  /** This can’t be changed while the merchant has offers. */
  merchantHasOffers: "This can’t be changed while the merchant has offers.",
  /** Product not found. */
  productNotFound: "Product not found.",
  /** Enter the URL of the offer. */
  enterTheUrlOfTheOffer: "Enter the URL of the offer.",
  /** This shop’s own offers link to the shop’s pages. Remove the destination URL. */
  removeTheDestinationUrl: "This shop’s own offers link to the shop’s pages. Remove the destination URL.",
  /** This shop’s own offers use the price of their product. Remove the price. */
  removeThePrice: "This shop’s own offers use the price of their product. Remove the price.",
  /** Category not found. */
  categoryNotFound: "Category not found.",
  /** Image not found. */
  imageNotFound: "Image not found.",
  /** Another offer already uses this slug. */
  anotherOfferAlreadyUsesThisSlug: "Another offer already uses this slug.",
  /** The public totals stay, but the votes can no longer be linked to you. */
  publicTotalsStay: "The public totals stay, but the votes can no longer be linked to you.",
  /** The text stays, under the name “{formerCustomer}”. */
  textStaysUnderName: (v: { formerCustomer: string | number }): string => `The text stays, under the name “${v.formerCustomer}”.`,
  /** Comments that aren’t public are deleted with their text. */
  unpublishedCommentsAreDeleted: "Comments that aren’t public are deleted with their text.",
  /** Published deals stay, without any link to you. */
  publishedDealsStay: "Published deals stay, without any link to you.",
  /** Provide either “offerId” or “codeText”. */
  provideOfferIdOrCodeText: "Provide either “offerId” or “codeText”.",
  /** This offer has ended, so voting is closed. */
  votingIsClosed: "This offer has ended, so voting is closed.",
  /** This offer has no coupon code to vote on. */
  thisOfferHasNoCouponCode: "This offer has no coupon code to vote on.",
  /** Sign in to vote. */
  signInToVote: "Sign in to vote.",
  /** Only a live offer can be ended. */
  onlyALiveOfferCanBeEnded: "Only a live offer can be ended.",
  /** Select 1 to {maxModerated} comments. */
  selectOneToMaxComments: (v: { maxModerated: string | number }): string => `Select 1 to ${v.maxModerated} comments.`,
  /** Choose another merchant. */
  chooseAnotherMerchant: "Choose another merchant.",
  /** This shop’s own offers can’t be moved. */
  thisShopsOwnOffersCantBeMoved: "This shop’s own offers can’t be moved.",
  /** Only a live offer can be ended. Unpublish it instead. */
  unpublishItInstead: "Only a live offer can be ended. Unpublish it instead.",
  /** Enter a reason. The shopper sees it. */
  enterAReason: "Enter a reason. The shopper sees it.",
  /** Use at most 500 characters. */
  reasonIsTooLong: "Use at most 500 characters.",
  /** Select 1 to {maxVotes} votes. */
  selectOneToMaxVotes: (v: { maxVotes: string | number }): string => `Select 1 to ${v.maxVotes} votes.`,
  /** There are no votes to discard. */
  thereAreNoVotesToDiscard: "There are no votes to discard.",
  /** These votes have already been restored. */
  theseVotesHaveAlreadyBeenRestored: "These votes have already been restored.",
  /** Sign in to comment. */
  signInToComment: "Sign in to comment.",
  /** Enter the name to show with your comment. */
  enterTheNameToShow: "Enter the name to show with your comment.",
  /** Write a comment. */
  writeAComment: "Write a comment.",
  /** This deal has ended, so comments are closed. */
  commentsAreClosed: "This deal has ended, so comments are closed.",
  /** You’ve already posted this comment. */
  youveAlreadyPostedThisComment: "You’ve already posted this comment.",
  /** Sign in to delete your comment. */
  signInToDeleteYourComment: "Sign in to delete your comment.",
  /** You can’t submit deals at the moment. */
  youCantSubmitDealsAtTheMoment: "You can’t submit deals at the moment.",
  /** {max, plural, one {# of your deals is waiting for review. Submit more when we’ve reviewed it.} other {# of your deals are waiting for review. Submit more when we’ve reviewed some of them.}} */
  tooManyDealsAreWaiting: (v: { max: number }): string => `${(v.max === 1 ? `${v.max.toLocaleString("en")} of your deals is waiting for review. Submit more when we’ve reviewed it.` : `${v.max.toLocaleString("en")} of your deals are waiting for review. Submit more when we’ve reviewed some of them.`)}`,
  /** This deal has already been published or rejected. */
  dealIsAlreadyDecided: "This deal has already been published or rejected.",
  /** This submitted deal no longer exists. */
  thisSubmittedDealNoLongerExists: "This submitted deal no longer exists.",
  /** Sign in to submit a deal. */
  signInToSubmitADeal: "Sign in to submit a deal.",
  /** Enter a title. */
  enterATitle: "Enter a title.",
  /** A deal with this link is already waiting for review. */
  linkIsAlreadyWaiting: "A deal with this link is already waiting for review.",
  /** Enter an amount. */
  enterAnAmount: "Enter an amount.",
  /** Enter a lower amount. */
  enterALowerAmount: "Enter a lower amount.",
  /** Enter the link to the deal. */
  enterTheLinkToTheDeal: "Enter the link to the deal.",
  /** Enter the link to the deal at the shop, starting with https://. */
  enterALinkWithHttps: "Enter the link to the deal at the shop, starting with https://.",
  /** Enter a date in the future. */
  enterADateInTheFuture: "Enter a date in the future.",
  /** Enter a date as YYYY-MM-DD. */
  enterADateAsYearMonthDay: "Enter a date as YYYY-MM-DD.",
  /** This deal has already been posted. */
  thisDealHasAlreadyBeenPosted: "This deal has already been posted.",
  /** This deal may have been posted already. */
  thisDealMayHaveBeenPostedAlready: "This deal may have been posted already.",
  /** {count, plural, one {An offer is linked to this merchant. Delete it or move it to another merchant first.} other {# offers are linked to this merchant. Delete them or move them to another merchant first.}} */
  offersAreLinkedToThisMerchant: (v: { count: number }): string => `${(v.count === 1 ? "An offer is linked to this merchant. Delete it or move it to another merchant first." : `${v.count.toLocaleString("en")} offers are linked to this merchant. Delete them or move them to another merchant first.`)}`,
  /** You have {max, plural, one {# alert} other {# alerts}}. Delete one to create another. */
  youHaveAlerts: (v: { max: number }): string => `You have ${(v.max === 1 ? `${v.max.toLocaleString("en")} alert` : `${v.max.toLocaleString("en")} alerts`)}. Delete one to create another.`,
  /** This alert no longer exists. */
  alertNoLongerExists: "This alert no longer exists.",
  /** This link doesn’t work. Sign in to change your deal alerts. */
  alertLinkDoesntWork: "This link doesn’t work. Sign in to change your deal alerts.",
  /** Sign in to get deal alerts. */
  signInToGetDealAlerts: "Sign in to get deal alerts.",
  /** Enter a keyword. */
  enterAKeyword: "Enter a keyword.",
  /** Enter a word of at least two letters. */
  enterALongerWord: "Enter a word of at least two letters.",
  /** Enter at most {max, plural, one {# word} other {# words}}. */
  enterFewerWords: (v: { max: number }): string => `Enter at most ${(v.max === 1 ? `${v.max.toLocaleString("en")} word` : `${v.max.toLocaleString("en")} words`)}.`,
  /** Enter an amount greater than 0. */
  enterMoreThan0: "Enter an amount greater than 0.",
  /** You won’t get any more emails about new deals. */
  noMoreEmailsAboutDeals: "You won’t get any more emails about new deals.",
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
