import { accountTasks, type AccountTask } from './accountTasks.ts';

// URLs of the account pages. Emails link to some of them (server/foundation/accounts/requestRules.ts).

/** The account page for signed-in customers; guests are redirected to sign-in. */
export const accountPath = '/account/';

export function taskPath(task: AccountTask): string {
  return `${accountPath}${task}/`;
}

/** A notice on the sign-in page about the previous action. */
export type SignInNews = 'signed-out' | 'password-set';

const nowhere = 'http://nowhere.invalid';

/**
 * Validates the return path after sign-in.
 * @param written from a URL, which anyone can craft
 * @returns path and query of a page of this shop; null for anything else, and for pages on which visitors don't stay, such as sign-in
 */
export function localPath(written: string | null | undefined): string | null {
  // Browsers treat a backslash as a slash and drop line breaks and tabs, which could hide //elsewhere.
  if (!written?.startsWith('/') || /[\\\p{Cc}]/u.test(written) || !URL.canParse(written, nowhere)) return null;
  const { origin, pathname, search } = new URL(written, nowhere);
  if (origin !== nowhere || pathname.startsWith('//')) return null;
  const task = accountTasks.find((known) => `${pathname}/`.startsWith(taskPath(known)));
  return task === undefined || task === 'email' ? pathname + search : null;
}

/** Returns the page that a request wants to return to. */
export function returnPath(url: string): string | null {
  return localPath(new URL(url).searchParams.get('from'));
}

/** @param from page to return to afterwards */
export function signInPath(from: string | null = null, task: 'sign-in' | 'register' = 'sign-in'): string {
  const path = localPath(from);
  return path === null || path === accountPath ? taskPath(task) : `${taskPath(task)}?from=${encodeURIComponent(path)}`;
}

/**
 * Returns the sign-in path for a guest on the account page, with the page on which the link to the account was followed as the return path.
 */
export function guestPath(url: string): string {
  return signInPath(returnPath(url) ?? accountPath);
}

/** Returns the secret of an email's link; null if it can't be one, such as the beginning of a truncated link. */
export function linkSecret(url: string): string | null {
  const secret = new URL(url).searchParams.get('token') ?? '';
  return /^[\w-]{22}$/.test(secret) ? secret : null;
}
