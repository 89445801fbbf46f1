// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../../shared/languages.ts';

const en = {
  /** Deals */
  deals: "Deals",
  /** Shop name */
  shopName: "Shop name",
  /** Title of the submitted deal */
  dealTitle: "Title of the submitted deal",
  /** Submitted deal published */
  submittedDealPublished: "Submitted deal published",
  /** Sent once to the shopper when staff publish their deal. */
  sentWhenPublished: "Sent once to the shopper when staff publish their deal.",
  /** Submitted deal rejected */
  submittedDealRejected: "Submitted deal rejected",
  /** Sent once to the shopper when staff reject their deal. Always states the reason. */
  sentWhenRejected: "Sent once to the shopper when staff reject their deal. Always states the reason.",
  /** Your deal “{title}” is published */
  yourDealIsPublished: (v: { title: string | number }): string => `Your deal “${v.title}” is published`,
  /** Thanks for your deal “{title}”. We’ve checked and published it, so other shoppers can see it, vote and comment. */
  thanksYourDealIsLive: (v: { title: string | number }): string => `Thanks for your deal “${v.title}”. We’ve checked and published it, so other shoppers can see it, vote and comment.`,
  /** Thanks for your deal “{title}”. We’ve checked it. It appears on our site when it starts. */
  thanksYourDealAppears: (v: { title: string | number }): string => `Thanks for your deal “${v.title}”. We’ve checked it. It appears on our site when it starts.`,
  /** View deal */
  viewDeal: "View deal",
  /** We couldn’t publish your deal “{title}” */
  yourDealWasRejected: (v: { title: string | number }): string => `We couldn’t publish your deal “${v.title}”`,
  /** Thanks for submitting “{title}”. We haven’t published it. */
  weHaventPublished: (v: { title: string | number }): string => `Thanks for submitting “${v.title}”. We haven’t published it.`,
  /** Reason: {reason} */
  reason: (v: { reason: string | number }): string => `Reason: ${v.reason}`,
  /** View your deals */
  viewYourDeals: "View your deals",
  /** This is the only email about our decision on this deal. */
  onlyEmailAboutDeal: "This is the only email about our decision on this deal.",
  /** Deal alert */
  dealAlert: "Deal alert",
  /** Sent at most once an hour to shoppers with alerts, when new deals match. */
  sentWhenDealsMatch: "Sent at most once an hour to shoppers with alerts, when new deals match.",
  /** Number of new deals */
  numberOfDeals: "Number of new deals",
  /** New deal for “{keyword}”: {title} */
  newDealFor: (v: { keyword: string | number; title: string | number }): string => `New deal for “${v.keyword}”: ${v.title}`,
  /** {count, plural, one {# new deal matches} other {# new deals match}} your alerts */
  newDeals: (v: { count: number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} new deal matches` : `${v.count.toLocaleString("en")} new deals match`)} your alerts`,
  /** {count, plural, one {A new deal matches your alerts:} other {New deals match your alerts:}} */
  dealsMatchYourAlerts: (v: { count: number }): string => `${(v.count === 1 ? "A new deal matches your alerts:" : "New deals match your alerts:")}`,
  /** Alert “{keyword}” */
  foundFor: (v: { keyword: string | number }): string => `Alert “${v.keyword}”`,
  /** {count, plural, one {# more deal matches} other {# more deals match}}. See all deals: {url} */
  andMoreDeals: (v: { count: number; url: string | number }): string => `${(v.count === 1 ? `${v.count.toLocaleString("en")} more deal matches` : `${v.count.toLocaleString("en")} more deals match`)}. See all deals: ${v.url}`,
  /** Manage alerts */
  manageAlerts: "Manage alerts",
  /** You’re getting this email because you created deal alerts in your account. */
  whyYouGetDealAlerts: "You’re getting this email because you created deal alerts in your account.",
  /** Pause all deal alerts */
  pauseAllAlerts: "Pause all deal alerts",
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
