// Generated from the catalogues (messages.*.json): npm run generate.
import type { ReactNode } from 'react';
import { rich } from '../../../web/kit/rich.ts';

/** This applies to everything that matches the list’s filters, on every page. You can undo it for 30 days under Background jobs. */
export const thisAppliesToEverythingListFinds = "This applies to everything that matches the list’s filters, on every page. You can undo it for 30 days under Background jobs.";

/** Select all {total} in this list */
export const selectAllInThisList = (v: { total: string | number }): string => `Select all ${v.total} in this list`;

/** Select all in this list (more than {total}) */
export const selectAllMoreThan = (v: { total: string | number }): string => `Select all in this list (more than ${v.total})`;

/** Stop */
export const stop = "Stop";

/** Resume */
export const resume = "Resume";

/** Undo */
export const undo = "Undo";

/** Job */
export const job = "Job";

/** Status */
export const status = "Status";

/** Result */
export const result = "Result";

/** Who */
export const who = "Who";

/** When */
export const when = "When";

/** Background jobs */
export const backgroundJobs = "Background jobs";

/** Bulk actions, imports, exports and deletions from the last 30 days. Undo skips anything that has been changed since. */
export const bulkActionsImportsExports = "Bulk actions, imports, exports and deletions from the last 30 days. Undo skips anything that has been changed since.";

/** No background jobs in the last 30 days. */
export const noBackgroundJobsIn = "No background jobs in the last 30 days.";

/** Progress: {title} */
export const progressOf = (v: { title: string | number }): string => `Progress: ${v.title}`;

/** {done} of {total} */
export const doneOfTotal = (v: { done: string | number; total: string | number }): string => `${v.done} of ${v.total}`;

/** You can undo this until {time}. */
export const youCanUndoThisUntil = (v: { time: string | number }): string => `You can undo this until ${v.time}.`;

/** Report */
export const report = "Report";

/** Report<hidden> of {topic}</hidden> */
export const reportOf = (v: { hidden: (text: ReactNode) => ReactNode; topic: string | number }): ReactNode => rich("Report", v.hidden(rich(" of ", v.topic)));

/** Products: import from {topic} */
export const productsImportOf = (v: { topic: string | number }): string => `Products: import from ${v.topic}`;

/** Orders: tracking numbers from {topic} */
export const ordersTrackingNumbersFrom = (v: { topic: string | number }): string => `Orders: tracking numbers from ${v.topic}`;

/** Subscribers: import ({topic}) */
export const subscribersImport = (v: { topic: string | number }): string => `Subscribers: import (${v.topic})`;

/** Subscribers: delete all */
export const subscribersDeleteAll = "Subscribers: delete all";

/** Subscribers: delete */
export const subscribersDelete = "Subscribers: delete";

/** Action needed */
export const actionNeeded = "Action needed";

/** In progress */
export const inProgress = "In progress";

/** Stopped */
export const stopped = "Stopped";

/** Done */
export const done = "Done";

/** Undoing */
export const undoing = "Undoing";

/** Undone */
export const undone = "Undone";

/** Failed */
export const failed = "Failed";

/** File uploaded. Choose what to do with it. */
export const fileUploadedChooseWhat = "File uploaded. Choose what to do with it.";

/** Undo in progress. */
export const undoInProgress = "Undo in progress.";

/** Loading… */
export const loading = "Loading…";

/** Nothing was skipped. The remaining records were already up to date. */
export const nothingSkippedOthersDidnt = "Nothing was skipped. The remaining records were already up to date.";

/** Job resumed. */
export const jobResumed = "Job resumed.";

/** {subject, select, PRODUCT {{count, plural, one {# product} other {# products}}} SUBSCRIBER {{count, plural, one {# subscriber} other {# subscribers}}} REVIEW {{count, plural, one {# review} other {# reviews}}} OFFER {{count, plural, one {# offer} other {# offers}}} COUPON {{count, plural, one {# coupon} other {# coupons}}} ORDER {{count, plural, one {# order} other {# orders}}} other {{count, plural, one {# record} other {# records}}}} */
export const records = (v: { subject: "PRODUCT" | "SUBSCRIBER" | "REVIEW" | "OFFER" | "COUPON" | "ORDER" | (string & {}); count: number }): string => `${(v.subject === "PRODUCT" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} product` : `${v.count.toLocaleString("en")} products`)}` : v.subject === "SUBSCRIBER" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} subscriber` : `${v.count.toLocaleString("en")} subscribers`)}` : v.subject === "REVIEW" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} review` : `${v.count.toLocaleString("en")} reviews`)}` : v.subject === "OFFER" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} offer` : `${v.count.toLocaleString("en")} offers`)}` : v.subject === "COUPON" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} coupon` : `${v.count.toLocaleString("en")} coupons`)}` : v.subject === "ORDER" ? `${(v.count === 1 ? `${v.count.toLocaleString("en")} order` : `${v.count.toLocaleString("en")} orders`)}` : `${(v.count === 1 ? `${v.count.toLocaleString("en")} record` : `${v.count.toLocaleString("en")} records`)}`)}`;

/** {subject, select, PRODUCT {Products} SUBSCRIBER {Subscribers} REVIEW {Reviews} OFFER {Offers} COUPON {Coupons} ORDER {Orders} other {Records}} */
export const recordType = (v: { subject: "PRODUCT" | "SUBSCRIBER" | "REVIEW" | "OFFER" | "COUPON" | "ORDER" | (string & {}) }): string => `${(v.subject === "PRODUCT" ? "Products" : v.subject === "SUBSCRIBER" ? "Subscribers" : v.subject === "REVIEW" ? "Reviews" : v.subject === "OFFER" ? "Offers" : v.subject === "COUPON" ? "Coupons" : v.subject === "ORDER" ? "Orders" : "Records")}`;

/** {subject, select, PRODUCT {{act} this product?} SUBSCRIBER {{act} this subscriber?} REVIEW {{act} this review?} OFFER {{act} this offer?} COUPON {{act} this coupon?} ORDER {{act} this order?} other {{act} this record?}} */
export const actOnOne = (v: { subject: "PRODUCT" | "SUBSCRIBER" | "REVIEW" | "OFFER" | "COUPON" | "ORDER" | (string & {}); act: string | number }): string => `${(v.subject === "PRODUCT" ? `${v.act} this product?` : v.subject === "SUBSCRIBER" ? `${v.act} this subscriber?` : v.subject === "REVIEW" ? `${v.act} this review?` : v.subject === "OFFER" ? `${v.act} this offer?` : v.subject === "COUPON" ? `${v.act} this coupon?` : v.subject === "ORDER" ? `${v.act} this order?` : `${v.act} this record?`)}`;

/** {act} {records}? */
export const actOnMany = (v: { act: string | number; records: string | number }): string => `${v.act} ${v.records}?`;

/** {topic, select, STATUS {{records}: status} PRICE {{records}: prices} STOCK {{records}: stock} CATEGORIES {{records}: categories} TAGS {{records}: tags} TAX_CLASS {{records}: VAT rate} MANUFACTURER {{records}: manufacturer} MINIMUM_AGE {{records}: minimum age} ENERGY_CLASS {{records}: energy class} other {{records}: {topic}}} */
export const editTitle = (v: { topic: "STATUS" | "PRICE" | "STOCK" | "CATEGORIES" | "TAGS" | "TAX_CLASS" | "MANUFACTURER" | "MINIMUM_AGE" | "ENERGY_CLASS" | (string & {}); records: string | number }): string => `${(v.topic === "STATUS" ? `${v.records}: status` : v.topic === "PRICE" ? `${v.records}: prices` : v.topic === "STOCK" ? `${v.records}: stock` : v.topic === "CATEGORIES" ? `${v.records}: categories` : v.topic === "TAGS" ? `${v.records}: tags` : v.topic === "TAX_CLASS" ? `${v.records}: VAT rate` : v.topic === "MANUFACTURER" ? `${v.records}: manufacturer` : v.topic === "MINIMUM_AGE" ? `${v.records}: minimum age` : v.topic === "ENERGY_CLASS" ? `${v.records}: energy class` : `${v.records}: ${v.topic}`)}`;

/** {topic, select, APPROVE {{records}: publish} REJECT {{records}: reject} SPAM {{records}: mark as spam} REOPEN {{records}: return to pending} PUBLISH {{records}: publish} UNPUBLISH {{records}: unpublish} END {{records}: end} DELETE {{records}: delete} ENABLE {{records}: enable} DISABLE {{records}: disable} other {{records}: {topic}}} */
export const actionTitle = (v: { topic: "APPROVE" | "REJECT" | "SPAM" | "REOPEN" | "PUBLISH" | "UNPUBLISH" | "END" | "DELETE" | "ENABLE" | "DISABLE" | (string & {}); records: string | number }): string => `${(v.topic === "APPROVE" ? `${v.records}: publish` : v.topic === "REJECT" ? `${v.records}: reject` : v.topic === "SPAM" ? `${v.records}: mark as spam` : v.topic === "REOPEN" ? `${v.records}: return to pending` : v.topic === "PUBLISH" ? `${v.records}: publish` : v.topic === "UNPUBLISH" ? `${v.records}: unpublish` : v.topic === "END" ? `${v.records}: end` : v.topic === "DELETE" ? `${v.records}: delete` : v.topic === "ENABLE" ? `${v.records}: enable` : v.topic === "DISABLE" ? `${v.records}: disable` : `${v.records}: ${v.topic}`)}`;

/** {topic, select, APPROVE {{records} published} REJECT {{records} rejected} SPAM {{records} marked as spam} REOPEN {{records} returned to pending} PUBLISH {{records} published} UNPUBLISH {{records} unpublished} END {{records} ended} DELETE {{records} deleted} ENABLE {{records} enabled} DISABLE {{records} disabled} other {{records} changed}} */
export const actionResult = (v: { topic: "APPROVE" | "REJECT" | "SPAM" | "REOPEN" | "PUBLISH" | "UNPUBLISH" | "END" | "DELETE" | "ENABLE" | "DISABLE" | (string & {}); records: string | number }): string => `${(v.topic === "APPROVE" ? `${v.records} published` : v.topic === "REJECT" ? `${v.records} rejected` : v.topic === "SPAM" ? `${v.records} marked as spam` : v.topic === "REOPEN" ? `${v.records} returned to pending` : v.topic === "PUBLISH" ? `${v.records} published` : v.topic === "UNPUBLISH" ? `${v.records} unpublished` : v.topic === "END" ? `${v.records} ended` : v.topic === "DELETE" ? `${v.records} deleted` : v.topic === "ENABLE" ? `${v.records} enabled` : v.topic === "DISABLE" ? `${v.records} disabled` : `${v.records} changed`)}`;

/** {records}: export */
export const exportTitle = (v: { records: string | number }): string => `${v.records}: export`;

/** {changed} of {records} */
export const someOf = (v: { changed: string | number; records: string | number }): string => `${v.changed} of ${v.records}`;

/** {records} changed out of {total} */
export const changedOf = (v: { records: string | number; total: string | number }): string => `${v.records} changed out of ${v.total}`;

/** {records} exported */
export const downloaded = (v: { records: string | number }): string => `${v.records} exported`;

/** {total, plural, one {{changed} of # row marked as shipped} other {{changed} of # rows marked as shipped}} */
export const rowsShipped = (v: { total: number; changed: string | number }): string => `${(v.total === 1 ? `${v.changed} of ${v.total.toLocaleString("en")} row marked as shipped` : `${v.changed} of ${v.total.toLocaleString("en")} rows marked as shipped`)}`;

/** {records} deleted */
export const deleted = (v: { records: string | number }): string => `${v.records} deleted`;

/** {records} new or changed */
export const newOrChanged = (v: { records: string | number }): string => `${v.records} new or changed`;

/** Undone: {undone} of {records} restored. */
export const undoneRestored = (v: { undone: string | number; records: string | number }): string => `Undone: ${v.undone} of ${v.records} restored.`;

/** Undone: {undone} of {records} reverted. */
export const undoneReverted = (v: { undone: string | number; records: string | number }): string => `Undone: ${v.undone} of ${v.records} reverted.`;

/** Stopped by a server error (reference {reference}). {result} so far. */
export const stoppedByError = (v: { reference: string | number; result: string | number }): string => `Stopped by a server error (reference ${v.reference}). ${v.result} so far.`;

/** {count, plural, one {{result}, # row rejected} other {{result}, # rows rejected}} */
export const rowsRejected = (v: { count: number; result: string | number }): string => `${(v.count === 1 ? `${v.result}, ${v.count.toLocaleString("en")} row rejected` : `${v.result}, ${v.count.toLocaleString("en")} rows rejected`)}`;

/** {result}. */
export const resultSentence = (v: { result: string | number }): string => `${v.result}.`;

/** {result}, then stopped. */
export const resultThenStopped = (v: { result: string | number }): string => `${v.result}, then stopped.`;

/** {result} so far. */
export const resultSoFar = (v: { result: string | number }): string => `${v.result} so far.`;

/** {failure} {result}. */
export const failedWithResult = (v: { failure: string | number; result: string | number }): string => `${v.failure} ${v.result}.`;

/** Skipped<hidden>: {job}</hidden> */
export const skippedIn = (v: { hidden: (text: ReactNode) => ReactNode; job: string | number }): ReactNode => rich("Skipped", v.hidden(rich(": ", v.job)));

/** First {count} skipped records */
export const firstSkipped = (v: { count: string | number }): string => `First ${v.count} skipped records`;

/** {records} skipped */
export const skipped = (v: { records: string | number }): string => `${v.records} skipped`;

/** ID {number} */
export const recordNumber = (v: { number: string | number }): string => `ID ${v.number}`;

/** more than {records} */
export const moreThan = (v: { records: string | number }): string => `more than ${v.records}`;
