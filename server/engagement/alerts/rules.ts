import { says } from './__generated__/messages.ts';

// Limits, texts and paths of back-in-stock alerts.

const minuteMs = 60 * 1_000;
export const dayMs = 24 * 60 * minuteMs;

/** Requests per client network, for any addresses. */
export const requestLimit = { max: 10, windowMs: 10 * minuteMs } as const;
/** The same, in a day: each request can email a stranger. */
export const dayLimit = { max: 50, windowMs: dayMs } as const;
/** Within this time, a repeated request for the same product sends no email. */
export const repeatPause = { max: 1, windowMs: minuteMs } as const;
/** Confirmation emails per mailbox. */
export const confirmationMailLimit = { max: 5, windowMs: dayMs } as const;

/** Unconfirmed requests are deleted after this time. */
export const pendingDays = 7;
/** Confirmed requests are deleted after this time if the product isn't back in stock. */
export const waitingDays = 180;
/** Requests are deleted this long after their email. */
export const sentDays = 30;

/** The response to every request, whether the address is new, waiting already, or suppressed. */
export const requestedMessage = says((t) => t.checkYourInbox);

/** The page that confirms: submitting its form confirms, a GET changes nothing. These paths never change, because emails link to them. */
export const confirmAlertPath = '/stock-alert/confirm/';
/** Ends all alerts to the address when it is posted to; a GET shows a page with a button and changes nothing. */
export const alertsOffPath = '/stock-alert/off/';
