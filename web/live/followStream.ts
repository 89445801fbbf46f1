import { failuresAfter, waitBeforeNext } from './liveRules.ts';

/**
 * Follows an event stream while the page is visible. Hidden pages do not: a browser has six connections per host for all its tabs, and an
 * open one keeps a page out of the back/forward cache. A stream that ends is reopened after a delay.
 * @param address called before each opening
 * @param callback called with the text of each event
 * @returns a function that stops following
 */
export function followStream(address: () => string, callback: (text: unknown) => void): () => void {
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
    // Becoming visible and being restored from the cache both fire an event.
    if (source || document.hidden) return;
    openedAt = performance.now();
    source = new EventSource(address());
    source.addEventListener('next', ({ data }: MessageEvent<unknown>) => callback(data));
    source.addEventListener('complete', openLater);
    // The browser's own reconnecting has no backoff.
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
