// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

/** Enter an email address such as name@example.com. */
export const enterEmailAddress = "Enter an email address such as name@example.com.";

/** Show all {count} rows */
export const showAllRows = (v: { count: string | number }): string => `Show all ${v.count} rows`;

/** Show fewer rows */
export const showFewerRows = "Show fewer rows";

/** {count, plural, one {, 1 item} other {, {count} items}} */
export const itemCount = (v: { count: number }): string => `${(v.count === 1 ? ", 1 item" : `, ${v.count} items`)}`;

/** Try again */
export const tryAgain = "Try again";

/** That''s all */
export const thatsAll = "That's all";

/** No results found */
export const noResultsFound = "No results found";

/** Loading... */
export const loading = "Loading...";

/** Closing... */
export const closing = "Closing...";

/** Saving... */
export const saving = "Saving...";

/** Updating... */
export const updating = "Updating...";

/** An error has occured. Please try again in a few moments. */
export const errorOccured = "An error has occured. Please try again in a few moments.";

/** No matches found */
export const noMatchesFound = "No matches found";

/** The results could not be loaded. */
export const resultsCouldNotBeLoaded = "The results could not be loaded.";

/** Searching… */
export const searching = "Searching…";

/** Loading more results… */
export const loadingMoreResults = "Loading more results…";

/** Please enter {missing} or more characters */
export const enterMoreCharacters = (v: { missing: string | number }): string => `Please enter ${v.missing} or more characters`;

/** {excess, plural, one {Please delete 1 character} other {Please delete {excess} characters}} */
export const deleteCharacters = (v: { excess: number }): string => `${(v.excess === 1 ? "Please delete 1 character" : `Please delete ${v.excess} characters`)}`;

/** {limit, plural, one {You can only select 1 item} other {You can only select {limit} items}} */
export const selectionLimit = (v: { limit: number }): string => `${(v.limit === 1 ? "You can only select 1 item" : `You can only select ${v.limit} items`)}`;

/** {count, plural, one {Rated {average} out of 5 in 1 review} other {Rated {average} out of 5 in {count} reviews}} */
export const ratedInReviews = (v: { count: number; average: string | number }): string => `${(v.count === 1 ? `Rated ${v.average} out of 5 in 1 review` : `Rated ${v.average} out of 5 in ${v.count} reviews`)}`;

/** {days} d {time} */
export const daysAndTime = (v: { days: string | number; time: string | number }): string => `${v.days} d ${v.time}`;

/** {days, plural, one {day} other {days}} */
export const dayUnit = (v: { days: number }): string => `${(v.days === 1 ? "day" : "days")}`;

/** {hours, plural, one {hour} other {hours}} */
export const hourUnit = (v: { hours: number }): string => `${(v.hours === 1 ? "hour" : "hours")}`;

/** Ends {moment} */
export const ends = (v: { moment: string | number }): string => `Ends ${v.moment}`;

/** Expired {moment} */
export const expired = (v: { moment: string | number }): string => `Expired ${v.moment}`;

/** About {label} */
export const aboutField = (v: { label: string | number }): string => `About ${v.label}`;

/** Password hidden. */
export const passwordHidden = "Password hidden.";

/** Password shown. */
export const passwordShown = "Password shown.";

/** Hide password */
export const hidePassword = "Hide password";

/** Show password */
export const showPassword = "Show password";

/** (optional) */
export const optional = "(optional)";

/** Images */
export const images = "Images";

/** Larger view */
export const largerView = "Larger view";

/** Prev */
export const prev = "Prev";

/** Next */
export const next = "Next";

/** Close */
export const close = "Close";

/** Embedded page */
export const embeddedPage = "Embedded page";

/** Load more */
export const loadMore = "Load more";

/** Breadcrumb */
export const breadcrumb = "Breadcrumb";

/** Go to the shop */
export const goToTheShop = "Go to the shop";

/** Home page */
export const homePage = "Home page";

/** Page not found */
export const pageNotFound = "Page not found";

/** We couldn’t find this page. It may have moved, or the product may no longer be sold. */
export const weCouldntFindThisPage = "We couldn’t find this page. It may have moved, or the product may no longer be sold.";

/** {label}: {points} out of {maximum} */
export const ratingLabel = (v: { label: string | number; points: string | number; maximum: string | number }): string => `${v.label}: ${v.points} out of ${v.maximum}`;

/** out of {maximum} */
export const ofMaximum = (v: { maximum: string | number }): string => `out of ${v.maximum}`;

/** You are probably offline. */
export const youAreProbablyOffline = "You are probably offline.";

/** The response is not a valid JSON response. */
export const invalidJson = "The response is not a valid JSON response.";

/** An unknown error occurred. */
export const anUnknownErrorOccurred = "An unknown error occurred.";

/** The shop is very busy. Try again in a moment. */
export const shopIsVeryBusy = "The shop is very busy. Try again in a moment.";

/** Remove {label} */
export const removeLabel = (v: { label: string | number }): string => `Remove ${v.label}`;

/** Clear {label} */
export const clearLabel = (v: { label: string | number }): string => `Clear ${v.label}`;

/** Search {listName} */
export const searchListName = (v: { listName: string | number }): string => `Search ${v.listName}`;

/** Dismiss */
export const dismiss = "Dismiss";

/** Messages (F6) */
export const messagesRegion = "Messages (F6)";

/** min */
export const minuteUnit = "min";

/** sec */
export const secondUnit = "sec";

/** Ends in <time>{remaining}</time> */
export const endsInTime = (v: { time: (text: ReactNode) => ReactNode; remaining: string | number }): ReactNode => rich("Ends in ", v.time(v.remaining));

/** <hidden>Image</hidden> {number} <slash>/</slash><hidden>of</hidden> {count} */
export const imageOfCount = (v: { hidden: (text: ReactNode) => ReactNode; number: string | number; slash: (text: ReactNode) => ReactNode; count: string | number }): ReactNode => rich(v.hidden("Image"), " ", v.number, " ", v.slash("/"), v.hidden("of"), " ", v.count);

/** Home */
export const home = "Home";
