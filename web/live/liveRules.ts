// When the visible page starts to follow changes of the visitor's own data, and when it reconnects.

/** Age of the page in milliseconds before it opens the stream: what the page needs to be shown comes first. */
export const listenAfterMs = 5_000;

/** How long a stream must have lasted for the next attempt to count as the first, in milliseconds. */
const lastingMs = 60_000;

const shortestWaitMs = 2_000;
const longestWaitMs = 5 * 60_000;

/**
 * Delay before reconnecting, after a stream ended or could not be opened: doubles each time, with jitter, so that clients do not all
 * reconnect at once when the server comes back.
 * @param failures number of streams in a row that did not last, this one included
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

/** Hashes of the visitor's data from the server: equal hashes mean equal data. */
export interface OwnHashes {
  /** Of the cart; '' for an empty one. */
  cart: string;
  /** Of the compare list and the wishlist; '' for empty lists. */
  lists: string;
}

/**
 * Parses an event.
 * @param text of the event
 * @returns null if the text cannot be parsed
 */
export function hashesOf(text: unknown): OwnHashes | null {
  try {
    const { data } = JSON.parse(String(text)) as { data?: { viewerChanged?: { cartHash?: unknown; listsHash?: unknown } | null } | null };
    const { cartHash, listsHash } = data?.viewerChanged ?? {};
    return typeof cartHash === 'string' && typeof listsHash === 'string' ? { cart: cartHash, lists: listsHash } : null;
  } catch {
    return null;
  }
}
