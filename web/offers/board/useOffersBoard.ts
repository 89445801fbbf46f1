import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { mayHaveOwn } from '../../visitor/freshness/needs.ts';

/** How long a page has been alive before it listens, in milliseconds: what it needs to be shown comes first. */
const listenAfterMs = 5_000;

/** When this page first showed offers, in milliseconds since it was opened. */
let firstShownAt: number | null = null;

/**
 * Keeps offers that are shown as they are now: their temperature, how many are left, whether they are over, and how the visitor has voted
 * on them. The page was made for everybody and a while ago. The votes are asked for at once, of somebody the shop knows; the rest is followed
 * once the page has been alive for a while. The code for both comes then, and without it the page stays as it came.
 * @param ids of the offers, in the order in which they are shown; their cards have them as data-offer
 */
export function useOffersBoard(ids: readonly string[]): void {
  const environment = useRelayEnvironment();
  const shown = ids.join(' ');
  const current = useEffectEvent(() => ids);
  useEffect(() => {
    if (shown === '') return;
    if (mayHaveOwn(document.cookie)) import('./ownVotes.ts').then(({ askOwnVotes }) => askOwnVotes(environment, current()), nothing);
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
