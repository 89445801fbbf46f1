import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { loadOnce } from '../../kit/loadOnce.ts';

const load = loadOnce(() => import('./offersBoard.ts'));

/**
 * Keeps offers that are shown as they are now: their temperature, how many are left, whether they are over, and how the visitor has voted
 * on them. The page was made for everybody and a while ago; its code for this comes once it is alive. Without it the page stays as it came.
 * @param ids of the offers, in the order in which they are shown
 */
export function useOffersBoard(ids: readonly string[]): void {
  const environment = useRelayEnvironment();
  const shown = ids.join(' ');
  const current = useEffectEvent(() => ids);
  useEffect(() => {
    if (shown === '') return;
    let isGone = false;
    let close = () => undefined as void;
    load().then(
      ({ openBoard }) => {
        if (!isGone) close = openBoard(environment, current());
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      close();
    };
  }, [environment, shown]);
}
