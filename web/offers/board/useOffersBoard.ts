import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { mayHaveOwn } from '../../visitor/freshness/needs.ts';

/** Age of the page in milliseconds before it opens the stream: what the page needs to be shown comes first. */
const listenAfterMs = 5_000;

/** When this page first showed offers, in milliseconds since it was opened. */
let firstShownAt: number | null = null;

/**
 * Keeps the offers shown up to date: temperature, remaining quantity, whether they have ended, and the visitor's votes. The page was
 * rendered earlier, and for everyone. The votes of a known visitor are requested at once; the rest is followed once the page has been alive
 * for a while. The code for both loads then; without it the page stays as it was served.
 * @param ids of the offers, in the order in which they are shown; their cards carry them as data-offer
 */
export function useOffersBoard(ids: readonly string[]): void {
  const environment = useRelayEnvironment();
  const shown = ids.join(' ');
  const current = useEffectEvent(() => ids);
  useEffect(() => {
    if (shown === '') return;
    if (mayHaveOwn(document.cookie))
      import('./ownVotes.ts').then(({ fetchOwnVotes: askOwnVotes }) => askOwnVotes(environment, current()), nothing);
    firstShownAt ??= performance.now();
    let isGone = false;
    let close = nothing;
    const start = () =>
      import('./offersBoard.ts').then(({ openBoard }) => {
        if (!isGone) close = openBoard(environment, current());
      }, nothing);
    const timer = setTimeout(start, Math.max(0, firstShownAt + listenAfterMs - performance.now()));
    return () => {
      isGone = true;
      clearTimeout(timer);
      close();
    };
  }, [environment, shown]);
}

const nothing = () => undefined as void;
