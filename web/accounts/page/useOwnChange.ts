import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { lastOwnAnswer, ownAnswers } from '../../visitor/freshness/answers.ts';
import { resetStoreForNewIdentity } from '../resetStore.ts';

/**
 * Reloads the page's data if the visitor's identity has changed in the meantime: signed out in another tab, or from another device, or
 * returned to this page from the browser's back/forward cache. The loader then redirects to sign-in. The change is detected by the hash of
 * the visitor's lists, which differs between accounts and which the cart watcher requests on all these occasions; if only the lists have
 * changed, the page stays the same.
 */
export function useOwnChange(): void {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const known = useRef(lastOwnAnswer()?.viewer.listsHash);
  useEffect(
    () =>
      ownAnswers.listen(({ viewer: { listsHash }, cause }) => {
        const isOther = listsHash !== known.current;
        known.current = listsHash;
        // A change made on this page navigates by itself.
        if (!isOther || cause !== 'refresh') return;
        // Every store can be invalidated, but only the type of a mutation's store has the method.
        environment.commitUpdate((store) => resetStoreForNewIdentity(store as RecordSourceSelectorProxy));
        void revalidate();
      }),
    [environment, revalidate],
  );
}
