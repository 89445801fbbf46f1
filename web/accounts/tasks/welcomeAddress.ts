import { accountPath, taskPath } from '../accountAddress.ts';

/**
 * The page that tells what came along with somebody who has signed in, where no message over the page can.
 * @param from where they wanted to go; null for the account's page
 */
export function welcomePath(from: string | null): string {
  return from === null || from === accountPath ? taskPath('welcome') : `${taskPath('welcome')}?from=${encodeURIComponent(from)}`;
}
