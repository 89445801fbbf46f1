import { accountPath, taskPath } from '../accountAddress.ts';

/**
 * Returns the path of the page that lists what was merged at sign-in, for when no toast can be shown.
 * @param from return path; null for the account page
 */
export function welcomePath(from: string | null): string {
  return from === null || from === accountPath ? taskPath('welcome') : `${taskPath('welcome')}?from=${encodeURIComponent(from)}`;
}
