// Paths of the newsletter's pages and endpoints. They must never change, because emails link to them.

/** The confirmation page: submitting its form confirms, a GET changes nothing. */
export const confirmPath = '/newsletter/confirm/';
/** The subscriber's preferences page. */
export const preferencesPath = '/newsletter/preferences/';
/** Unsubscribes when a mail client posts to it (RFC 8058); a GET shows a page with a button and changes nothing. */
export const unsubscribePath = '/newsletter/unsubscribe/';

/** @returns the path with the key of the email's link */
export function withKey(path: string, key: string): string {
  return `${path}?key=${encodeURIComponent(key)}`;
}

/** Staff download the list here; `search` and `status` in the query work as in the list. */
export const exportPath = '/admin/subscribers/export.csv';
/** Staff upload a subscriber file here, with `consentNote` in the query. */
export const importPath = '/admin/subscribers/import';
