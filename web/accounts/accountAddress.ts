import { accountTasks, type AccountTask } from './accountTasks.ts';

// Addresses of the pages about accounts. Links in mails lead to some of them (server/foundation/accounts/requestRules.ts).

/** The page of whoever has signed in; guests are led from it to signing in. */
export const accountPath = '/account/';

export function taskPath(task: AccountTask): string {
  return `${accountPath}${task}/`;
}

/** What the page for signing in says of what has just happened. */
export type SignInNews = 'signed-out' | 'password-set';

const nowhere = 'http://nowhere.invalid';

/**
 * Where somebody is led back to after signing in.
 * @param written out of an address, which anybody can write
 * @returns path and query of a page of this shop; null for anything else, and for pages on which one does not stay
 */
export function localPath(written: string | null | undefined): string | null {
  // Browsers read a backslash as a slash and leave out line breaks and tabs: //elsewhere could be hidden in them.
  if (!written?.startsWith('/') || /[\\\p{Cc}]/u.test(written) || !URL.canParse(written, nowhere)) return null;
  const { origin, pathname, search } = new URL(written, nowhere);
  if (origin !== nowhere || pathname.startsWith('//')) return null;
  const task = accountTasks.find((known) => `${pathname}/`.startsWith(taskPath(known)));
  return task === undefined || task === 'email' ? pathname + search : null;
}

/** The page a request wants to be led back to. */
export function returnPath(url: string): string | null {
  return localPath(new URL(url).searchParams.get('from'));
}

/** @param from page to come back to afterwards */
export function signInPath(from: string | null = null, task: 'sign-in' | 'register' = 'sign-in'): string {
  const path = localPath(from);
  return path === null || path === accountPath ? taskPath(task) : `${taskPath(task)}?from=${encodeURIComponent(path)}`;
}

/** Leads to signing in from the account's page, and on to the page that the way to the account was taken from. */
export function guestPath(url: string): string {
  return signInPath(returnPath(url) ?? accountPath);
}

/** The secret of a mail's link; null for what cannot be one, such as the beginning of a link that was cut off. */
export function linkSecret(url: string): string | null {
  const secret = new URL(url).searchParams.get('token') ?? '';
  return /^[\w-]{22}$/.test(secret) ? secret : null;
}
