// Which offers of a page are followed, and how messages about them are parsed.

/** Limit of the server's subscription. */
export const maxFollowedOffers = 50;

/**
 * Which offers to follow if a page shows more than the limit: those visible, then the last seen, then the last loaded.
 * @param shown ids in the page's order
 * @param seen ids in the order in which they became visible, the latest last; includes those visible now
 * @param visible ids visible now
 */
export function followedOf(shown: readonly string[], seen: readonly string[], visible: ReadonlySet<string>): string[] {
  if (shown.length <= maxFollowedOffers) return [...shown];
  const known = new Set(shown);
  const wanted = [...shown.filter((id) => visible.has(id)), ...seen.toReversed().filter((id) => known.has(id)), ...shown.toReversed()];
  return [...new Set(wanted)].slice(0, maxFollowedOffers);
}

/** Whether a visible offer is not followed. */
export function misses(followed: readonly string[], visible: ReadonlySet<string>): boolean {
  const known = new Set(followed);
  return [...visible].some((id) => !known.has(id));
}

/** A message as the server sends it. */
export interface BoardMessage {
  offersChanged: { serverTime: string; offers: readonly object[] };
}

/**
 * Parses a message.
 * @param text of the event
 * @returns null if the text cannot be parsed
 */
export function boardMessage(text: unknown): BoardMessage | null {
  try {
    const { data } = JSON.parse(String(text)) as { data?: { offersChanged?: { serverTime?: unknown; offers?: unknown } | null } | null };
    const { serverTime, offers } = data?.offersChanged ?? {};
    const isWhole =
      typeof serverTime === 'string' && Array.isArray(offers) && offers.every((offer) => typeof offer === 'object' && offer !== null);
    return isWhole ? (data as BoardMessage) : null;
  } catch {
    return null;
  }
}
