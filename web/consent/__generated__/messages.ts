// Generated from the catalogues (messages.*.json): npm run generate.

/** More about cookies */
export const moreAboutCookies = "More about cookies";

/** Decline */
export const decline = "Decline";

/** Accept */
export const accept = "Accept";

/** You’ve accepted. We measure your visits. */
export const acceptedVisitsMeasured = "You’ve accepted. We measure your visits.";

/** You’ve declined. We don’t measure your visits. */
export const declinedNothingMeasured = "You’ve declined. We don’t measure your visits.";

/** Cookies */
export const cookies = "Cookies";

/** You haven’t answered yet. We don’t measure your visits. */
export const youHaventAnsweredYet = "You haven’t answered yet. We don’t measure your visits.";

/** This shop doesn’t measure visits, so there’s nothing to choose. */
export const thisShopDoesntMeasureVisitsSo = "This shop doesn’t measure visits, so there’s nothing to choose.";

/** Links your cart, your lists and your account to your browser. Set when you first add something. */
export const linksYourCartYourLists = "Links your cart, your lists and your account to your browser. Set when you first add something.";

/** One year */
export const oneYear = "One year";

/** Same purpose as the cookie above. Keeps your data together when you add things in two windows at once. */
export const samePurposeKeepsData = "Same purpose as the cookie above. Keeps your data together when you add things in two windows at once.";

/** Five minutes */
export const fiveMinutes = "Five minutes";

/** Tells pages that there may be personal content to show. */
export const tellsPagesThatThereMay = "Tells pages that there may be personal content to show.";

/** Whether your cart and lists contain items, and whether they have changed. */
export const whetherYourCartAndListsContain = "Whether your cart and lists contain items, and whether they have changed.";

/** At the end of your visit */
export const endOfYourVisit = "At the end of your visit";

/** The result of an account form that you submitted, shown on the next page. */
export const resultOfAccountForm = "The result of an account form that you submitted, shown on the next page.";

/** On the next page, or after one minute */
export const nextPageOrOneMinute = "On the next page, or after one minute";

/** Remembers that you dismissed a store notice. */
export const thatYouDismissedShopNotice = "Remembers that you dismissed a store notice.";

/** Your answer to the question above. */
export const yourAnswerToQuestionAbove = "Your answer to the question above.";

/** Six months */
export const sixMonths = "Six months";

/** Which link, search or advertisement first brought you here, when, and to which page. */
export const whichLinkSearchOrAdvertisementFirst = "Which link, search or advertisement first brought you here, when, and to which page.";

/** See below */
export const seeBelow = "See below";

/** The same details for your most recent visit. */
export const sameForYourMostRecentVisit = "The same details for your most recent visit.";

/** Number of visits, how your browser identifies itself, and a coupon code if the shop issues one. */
export const numberOfVisitsHowYourBrowser = "Number of visits, how your browser identifies itself, and a coupon code if the shop issues one.";

/** How many pages you viewed during this visit. */
export const howManyPagesYouViewedDuring = "How many pages you viewed during this visit.";

/** Half an hour after your last page view */
export const halfHourAfterYourLastPage = "Half an hour after your last page view";

/** The format version of the other cookies. */
export const formatVersionOfOtherCookies = "The format version of the other cookies.";

/** Necessary cookies and storage */
export const necessaryCookiesAndStorage = "Necessary cookies and storage";

/** Measurement cookies and storage, only with your consent */
export const measurementCookiesAndStorage = "Measurement cookies and storage, only with your consent";

/** Name */
export const name = "Name";

/** Purpose */
export const purpose = "Purpose";

/** Expires */
export const expires = "Expires";

/** We keep measurement cookies for a set period, or until you close your browser. If you decline, we delete them right away. Only this shop reads them. */
export const weKeepMeasurementCookies = "We keep measurement cookies for a set period, or until you close your browser. If you decline, we delete them right away. Only this shop reads them.";

/** May we measure visits to our shop? If you accept, cookies remember how you found {shopName} and which pages you view. Nothing is shared with advertisers, and the shop works the same without it. To change your answer, open “Cookies” at the end of any page. */
export const mayWeMeasureOur = (v: { shopName: string | number }): string => `May we measure visits to our shop? If you accept, cookies remember how you found ${v.shopName} and which pages you view. Nothing is shared with advertisers, and the shop works the same without it. To change your answer, open “Cookies” at the end of any page.`;

/** Whether your cart or lists have changed in another tab. */
export const whetherYourCartOrListsChangedInAnotherTab = "Whether your cart or lists have changed in another tab.";

/** When you delete them */
export const whenYouDeleteThem = "When you delete them";

/** A copy of your cart, so that pages can show it without loading it again. */
export const copyOfYourCart = "A copy of your cart, so that pages can show it without loading it again.";

/** When you close the tab */
export const whenYouCloseTheTab = "When you close the tab";

/** A random number for your visit, sent each time you view a page. */
export const randomNumberForYourVisit = "A random number for your visit, sent each time you view a page.";

/** Your cart as you last saw it, so that you can see it offline. Removed when you sign out. */
export const cartForThePageWithoutANetwork = "Your cart as you last saw it, so that you can see it offline. Removed when you sign out.";

/** The page you see while you’re offline. It contains none of your data. */
export const pageWithoutANetwork = "The page you see while you’re offline. It contains none of your data.";

/** The products you viewed most recently, with their names, prices and pictures, so that pages can show them again, even offline. The list stays in your browser. */
export const productsYouLookedAtLast = "The products you viewed most recently, with their names, prices and pictures, so that pages can show them again, even offline. The list stays in your browser.";

/** When you clear the list */
export const whenYouClearTheList = "When you clear the list";

/** Couldn’t save your answer. Try again. */
export const couldntSaveYourAnswer = "Couldn’t save your answer. Try again.";
