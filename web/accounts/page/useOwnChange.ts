import { useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { lastOwnAnswer, ownAnswers } from '../../visitor/freshness/answers.ts';
import { becomeSomebodyElse } from '../becomeSomebodyElse.ts';

/**
 * Loads the page anew when the visitor has become somebody else meanwhile: signed out in another tab, or by another device, or left this
 * page and come back to what the browser had kept of it. The loader then leads to signing in. That it happened is told by the hash of the
 * visitor's lists, which is another one for each account and which the cart's keeper asks for on all these occasions; when it is another one
 * because of the lists alone, the page is as it was.
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
        // What is changed from this page leads on by itself.
        if (!isOther || cause !== 'refresh') return;
        // Every store can be invalidated; the types say so of those of mutations alone.
        environment.commitUpdate((store) => becomeSomebodyElse(store as RecordSourceSelectorProxy));
        void revalidate();
      }),
    [environment, revalidate],
  );
}
