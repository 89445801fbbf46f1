export interface SharedLink {
  title: string;
  /** Absolute. */
  url: string;
}

/** `shared` and `cancelled` were seen by the shopper; the others are to be told. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Gives a link to whatever the device shares with, or to the clipboard where it shares nothing. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  // Browsers that cannot share, and pages that are not allowed to, do not have it.
  const { share } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
