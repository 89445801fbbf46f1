// When the page that is looked at listens for changes of what is the visitor's own, and when it tries again.

/** How long a page has been alive before it listens, in milliseconds: what it needs to be shown comes first. */
export const listenAfterMs = 5_000;

/** How long a stream must have lasted for the next try to count as the first, in milliseconds. */
const lastingMs = 60_000;

const shortestWaitMs = 2_000;
const longestWaitMs = 5 * 60_000;

/**
 * How long to wait before listening anew, after a stream ended or could not be opened: twice as long each time, and not everybody at
 * once when the server comes back.
 * @param failures how many streams in a row did not last, this one included
 * @param chance from 0 to 1
 */
export function waitBeforeNext(failures: number, chance: number): number {
  const wait = Math.min(longestWaitMs, shortestWaitMs * 2 ** Math.max(0, failures - 1));
  return wait * (0.5 + chance / 2);
}

/** @param lasted how long the stream that ended was open, in milliseconds */
export function failuresAfter(failures: number, lasted: number): number {
  return lasted >= lastingMs ? 1 : failures + 1;
}

/** Of what the visitor has, as the shop tells it: equal hashes mean equal things. */
export interface OwnHashes {
  /** Of the cart; '' for an empty one. */
  cart: string;
  /** Of what is compared and wished for; '' for nothing. */
  lists: string;
}

/** What an event says; null when it says nothing that can be understood. @param text of the event */
export function hashesOf(text: unknown): OwnHashes | null {
  try {
    const { data } = JSON.parse(String(text)) as { data?: { viewerChanged?: { cartHash?: unknown; listsHash?: unknown } | null } | null };
    const { cartHash, listsHash } = data?.viewerChanged ?? {};
    return typeof cartHash === 'string' && typeof listsHash === 'string' ? { cart: cartHash, lists: listsHash } : null;
  } catch {
    return null;
  }
}
