import { listenAfterMs, type OwnHashes } from './liveRules.ts';

const whenIdle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task));

/**
 * Listens for changes of what is the visitor's own, once the page has been alive for a while and has nothing better to do.
 * @returns ends it
 */
export function listenLive(hear: (hashes: OwnHashes) => void): () => void {
  let isGone = false;
  let close = () => undefined as void;
  const start = () => {
    import('./liveStream.ts').then(
      ({ openLiveStream }) => {
        if (!isGone) close = openLiveStream(hear);
      },
      // Without a network there is nothing to hear; the page asks for what it shows when it is looked at again.
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
