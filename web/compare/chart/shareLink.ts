export interface SharedLink {
  title: string;
  /** Absolute URL. */
  url: string;
}

/** The shopper has seen `shared` and `cancelled`; the others must be reported. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Shares a link with the device's share dialog, or copies it to the clipboard if there is none. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  // Missing in browsers that can't share, and on pages without permission.
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
