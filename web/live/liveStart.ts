import { listenAfterMs, type OwnHashes } from './liveRules.ts';

const whenIdle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task));

/**
 * Follows changes of the visitor's own data, once the page has been alive for a while and is idle.
 * @returns a function that stops following
 */
export function listenLive(onHashes: (hashes: OwnHashes) => void): () => void {
  let isGone = false;
  let close = () => undefined as void;
  const start = () => {
    import('./liveStream.ts').then(
      ({ openLiveStream }) => {
        if (!isGone) close = openLiveStream(onHashes);
      },
      // Without a network there are no events; the page refetches its data when it is visible again.
      () => undefined,
    );
  };
  const timer = setTimeout(() => whenIdle(start), listenAfterMs);
  return () => {
    isGone = true;
    clearTimeout(timer);
    close();
  };
}
