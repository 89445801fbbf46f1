// Which offers of a page are followed, and what a message about them says.

/** The shop tells of so many at once. */
export const mostFollowed = 50;

/**
 * Which offers to follow where a page shows more of them than can be: those in sight, then those seen last, then those that were loaded last.
 * @param shown ids in the page's order
 * @param seen ids in the order in which they came into sight, the last one last; those in sight now among them
 * @param visible ids in sight now
 */
export function followedOf(shown: readonly string[], seen: readonly string[], visible: ReadonlySet<string>): string[] {
  if (shown.length <= mostFollowed) return [...shown];
  const known = new Set(shown);
  const wanted = [...shown.filter((id) => visible.has(id)), ...seen.toReversed().filter((id) => known.has(id)), ...shown.toReversed()];
  return [...new Set(wanted)].slice(0, mostFollowed);
}

/** Whether something in sight is not followed. */
export function misses(followed: readonly string[], visible: ReadonlySet<string>): boolean {
  const known = new Set(followed);
  return [...visible].some((id) => !known.has(id));
}

/** A message as the shop sends it. */
export interface BoardMessage {
  offersChanged: { serverTime: string; offers: readonly object[] };
}

/** @param text of the event @returns null when it says nothing that can be understood */
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
