// Addresses of the newsletter's pages and doors. Its mails lead to them, so that they stay as they are.

/** The page that confirms when somebody sends its form; asked for, it changes nothing. */
export const confirmPath = '/newsletter/confirm/';
/** The page of one's own choices. */
export const preferencesPath = '/newsletter/preferences/';
/** Ends the newsletter when a mail program posts to it (RFC 8058); asked for, it is a page with a button and changes nothing. */
export const unsubscribePath = '/newsletter/unsubscribe/';

/** @returns the path with the key that the mail carries */
export function withKey(path: string, key: string): string {
  return `${path}?key=${encodeURIComponent(key)}`;
}

/** Where staff get the list as a file; `search` and `status` in the query as in the list. */
export const exportPath = '/admin/subscribers/export.csv';
/** Where staff post a file to, with `consentNote` in the query. */
export const importPath = '/admin/subscribers/import';
