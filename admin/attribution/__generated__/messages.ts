// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** Signals considered */
export const signalsConsidered = "Signals considered";

/** Used */
export const decided = "Used";

/** Ignored */
export const ignored = "Ignored";

/** No signals recorded. */
export const noSignalsRecorded = "No signals recorded.";

/** Tracking */
export const tracking = "Tracking";

/** Test a URL and a referrer */
export const testUrlAndReferrer = "Test a URL and a referrer";

/** Campaign parameters */
export const campaignParameters = "Campaign parameters";

/** Search ad click ID */
export const searchAdClickId = "Search ad click ID";

/** Search engine */
export const searchEngine = "Search engine";

/** Another site */
export const anotherSite = "Another site";

/** Earlier source kept */
export const earlierSourceKept = "Earlier source kept";

/** Direct: no known source */
export const directNoKnownSource = "Direct: no known source";

/** No rule recorded */
export const noRuleRecorded = "No rule recorded";

/** Network */
export const network = "Network";

/** Type */
export const type = "Type";

/** Host */
export const host = "Host";

/** Source name */
export const nameInRecords = "Source name";

/** Query parameter */
export const queryParameter = "Query parameter";

/** No custom sources yet. Only the built-in sources are recognised. */
export const onlyBuiltInSources = "No custom sources yet. Only the built-in sources are recognised.";

/** Remove<hidden> source {number}</hidden> */
export const removeSource = (v: { hidden: (text: ReactNode) => ReactNode; number: string | number }): ReactNode => rich("Remove", v.hidden(rich(" source ", v.number)));

/** Add source */
export const addSource = "Add source";

/** Enter a page URL, such as https://shop.example/?utm_source=newsletter. */
export const enterPageUrlSuch = "Enter a page URL, such as https://shop.example/?utm_source=newsletter.";

/** Shows which source a visit would be attributed to, and why. Nothing is saved. */
export const whatTestShows = "Shows which source a visit would be attributed to, and why. Nothing is saved.";

/** Sources */
export const sources = "Sources";

/** Test */
export const test = "Test";

/** Landing URL */
export const landingUrl = "Landing URL";

/** Referrer */
export const referrer = "Referrer";

/** The previous page, as reported by the browser. Leave empty for none. */
export const referrerHint = "The previous page, as reported by the browser. Leave empty for none.";

/** Your shop’s host */
export const ownHost = "Your shop’s host";

/** Links from this host and its subdomains don’t count as a source. Leave empty to use {host}. */
export const linksFromThisHost = (v: { host: string | number }): string => `Links from this host and its subdomains don’t count as a source. Leave empty to use ${v.host}.`;

/** Earlier source */
export const earlierSource = "Earlier source";

/** The source of an earlier visit. Leave empty for a first visit. */
export const earlierSourceHint = "The source of an earlier visit. Leave empty for a first visit.";

/** A visit is in progress */
export const visitIsInProgress = "A visit is in progress";

/** The rule that applied, what would be saved and the signals considered. */
export const resultHint = "The rule that applied, what would be saved and the signals considered.";

/** What would be saved */
export const whatWouldBeSaved = "What would be saved";

/** Saved */
export const saved = "Saved";

/** Source */
export const source = "Source";

/** Medium */
export const medium = "Medium";

/** Campaign */
export const campaign = "Campaign";

/** Content */
export const content = "Content";

/** Term */
export const term = "Term";

/** Campaign ID */
export const campaignId = "Campaign ID";

/** Platform */
export const platform = "Platform";

/** Format */
export const format = "Format";

/** Tactic */
export const tactic = "Tactic";

/** Landing page */
export const landingPage = "Landing page";

/** When */
export const when = "When";

/** Field */
export const field = "Field";

/** Ask visitors for consent to tracking */
export const askVisitorsForConsent = "Ask visitors for consent to tracking";

/** Tracking data lifetime */
export const lifetime = "Tracking data lifetime";

/** Session length */
export const sessionLength = "Session length";

/** Promo codes */
export const promoCodes = "Promo codes";

/** Retention of tracking data in orders */
export const retentionInOrders = "Retention of tracking data in orders";

/** Custom sources */
export const customSources = "Custom sources";

/** Yes */
export const yes = "Yes";

/** No */
export const no = "No";

/** Settings saved. They apply from each visitor’s next page view. */
export const settingsSaved = "Settings saved. They apply from each visitor’s next page view.";

/** Where visitors and orders come from. Nothing is stored before a visitor consents. */
export const whatTrackingIs = "Where visitors and orders come from. Nothing is stored before a visitor consents.";

/** Measurement */
export const measurement = "Measurement";

/** If off, visitors aren’t asked, tracking cookies are removed on the next page view, and orders don’t record their source. */
export const consentHint = "If off, visitors aren’t asked, tracking cookies are removed on the next page view, and orders don’t record their source.";

/** Tracking data lifetime, in months of 30 days */
export const lifetimeInMonthsOfDays = "Tracking data lifetime, in months of 30 days";

/** How long tracking data is kept, rounded down to whole minutes. If the result is 0, the data is kept until the browser is closed. */
export const lifetimeHint = "How long tracking data is kept, rounded down to whole minutes. If the result is 0, the data is kept until the browser is closed.";

/** Session length, in minutes */
export const sessionLengthInMinutes = "Session length, in minutes";

/** After this time without a page view, the next page view starts a new visit. */
export const sessionLengthHint = "After this time without a page view, the next page view starts a new visit.";

/** Retention of tracking data in orders, in days */
export const retentionInOrdersInDays = "Retention of tracking data in orders, in days";

/** After this time, an order keeps its source but not the browser name or the referrers. */
export const retentionHint = "After this time, an order keeps its source but not the browser name or the referrers.";

/** Visitors who consent get a promo code that links a phone order to their visit. */
export const promoCodesHint = "Visitors who consent get a promo code that links a phone order to their visit.";

/** Search engines and short links that the shop doesn’t recognise by default. */
export const customSourcesHint = "Search engines and short links that the shop doesn’t recognise by default.";
