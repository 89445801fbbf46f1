import { graphql } from 'react-relay/hooks.js';
import { getRequest } from 'relay-runtime';
import { failuresAfter, hashesOf, waitBeforeNext, type OwnHashes } from './liveRules.ts';

// The stream by which a page hears that the visitor's cart or lists were changed elsewhere: on another device, or where nobody tells
// the tabs of this browser. It tells hashes only. Who finds another one than their own asks as ever, in the cart's order, so that what
// comes is never older than what is shown, and the cookies come with it.

const subscription = graphql`
  subscription liveStreamSubscription {
    viewerChanged {
      # eslint-disable-next-line relay/unused-fields -- read from the event itself (liveRules.ts)
      cartHash
      # eslint-disable-next-line relay/unused-fields
      listsHash
    }
  }
`;

const address = () => `/graphql?id=${getRequest(subscription).params.id}`;

/**
 * Listens as long as the page is looked at. Hidden pages do not: a browser has six connections to a shop for all its tabs together,
 * and an open one keeps a page out of the back/forward cache. A stream that ends is opened anew after a while.
 * @param hear called with what the shop has, at once and after each change
 * @returns ends it
 */
export function openLiveStream(hear: (hashes: OwnHashes) => void): () => void {
  let source: EventSource | null = null;
  let openedAt = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = () => {
    clearTimeout(timer);
    // Being seen again and being restored from the cache are told both.
    if (source || document.hidden) return;
    openedAt = performance.now();
    source = new EventSource(address());
    source.addEventListener('next', ({ data }: MessageEvent<unknown>) => {
      const hashes = hashesOf(data);
      if (hashes) hear(hashes);
    });
    source.addEventListener('complete', openLater);
    // The browser's own way to try again knows no patience.
    source.addEventListener('error', openLater);
  };
  const openLater = () => {
    close();
    failures = failuresAfter(failures, performance.now() - openedAt);
    timer = setTimeout(open, waitBeforeNext(failures, Math.random()));
  };

  const ended = new AbortController();
  const on = (target: EventTarget, name: string, listener: (event: Event) => void) =>
    target.addEventListener(name, listener, { signal: ended.signal });
  on(document, 'visibilitychange', () => (document.hidden ? close() : open()));
  on(window, 'pagehide', close);
  on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && open());
  open();
  return () => {
    ended.abort();
    close();
  };
}
