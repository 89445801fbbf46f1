import { useState } from 'react';
import { chartHref, type ChartUrl, type Differences } from './chartUrl.ts';

/**
 * What the shopper wants to see of rows that are the same for all products. It changes at once, and the address follows in its place
 * in the history: nothing has to be loaded for it, and the address can be given to others.
 * @param ids products of the chart
 * @returns the address as it is now, and what changes it
 */
export function useDifferences(url: ChartUrl, ids: readonly number[]): [ChartUrl, (differences: Differences) => void] {
  // Of one address: going to another one begins anew.
  const [chosen, setChosen] = useState<{ of: ChartUrl; differences: Differences } | null>(null);
  const differences = chosen?.of === url ? chosen.differences : url.differences;
  const choose = (wanted: Differences) => {
    setChosen({ of: url, differences: wanted });
    history.replaceState(history.state, '', chartHref(url.path, ids, wanted));
  };
  return [{ ...url, differences }, choose];
}
