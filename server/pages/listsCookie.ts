import { readListsHash } from '../engagement/live/live.ts';
import type { Tracked } from './effects.ts';
import { setVisibleCookie, stateNow, type VisitorEndpoint } from './visibleCookies.ts';

// The cookie by which scripts know the state of the visitor's lists without a request: the hash of the compare list and the wishlist. It
// follows the same rules as the cart's hash.

const listsHashCookie = 'lists_hash';

/**
 * Sets the cookie if the request read or changed the lists and the browser's cookie differs.
 * @param lists state given as the hash
 */
export async function settleListsCookie(endpoint: VisitorEndpoint, lists: Tracked<string>): Promise<void> {
  const hash = await stateNow(endpoint, lists, readListsHash);
  if (hash !== null) setVisibleCookie(endpoint, listsHashCookie, hash);
}
