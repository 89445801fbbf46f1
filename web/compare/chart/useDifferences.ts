import { useState } from 'react';
import { chartHref, type ChartUrl, type Differences } from './chartUrl.ts';

/**
 * State of how equal rows are shown. It changes at once and replaces the URL in the history: nothing must be loaded, and the URL can be
 * shared.
 * @param ids products of the chart
 * @returns the current URL, and a function that changes it
 */
export function useDifferences(url: ChartUrl, ids: readonly number[]): [ChartUrl, (differences: Differences) => void] {
  // Applies to one URL only: navigating to another one resets the choice.
  const [chosen, setChosen] = useState<{ of: ChartUrl; differences: Differences } | null>(null);
  const differences = chosen?.of === url ? chosen.differences : url.differences;
  const choose = (wanted: Differences) => {
    setChosen({ of: url, differences: wanted });
    history.replaceState(history.state, '', chartHref(url.path, ids, wanted));
  };
  return [{ ...url, differences }, choose];
}
