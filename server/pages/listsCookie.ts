import { readListsHash } from '../engagement/live/live.ts';
import type { Tracked } from './effects.ts';
import { setVisibleCookie, stateNow, type VisitorDoor } from './visibleCookies.ts';

// The cookie by which scripts know the visitor's lists without asking: the hash of what is compared and wished for. It is to the
// lists what the cart's hash is to the cart, and set by the same rules.

const listsHashCookie = 'lists_hash';

/** Sets the cookie where the request saw or changed the lists and the browser's is another. @param lists by their hash */
export async function settleListsCookie(door: VisitorDoor, lists: Tracked<string>): Promise<void> {
  const hash = await stateNow(door, lists, readListsHash);
  if (hash !== null) setVisibleCookie(door, listsHashCookie, hash);
}
