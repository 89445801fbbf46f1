import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router';
import { showToast } from '../kit/toast/toasts.ts';
import { dealsVariables, type DealsUrl } from './dealsUrl.ts';
import { keepDeals, keptDeals } from './keptDeals.ts';

/**
 * The parts of a list of deals that were asked for besides the one that the page came with. What asks for them comes when it is wanted.
 * Who comes back to the list finds them again.
 * @param end cursor of the last deal that the page came with
 * @returns what they have brought, in order; a function that asks for the part behind a cursor and tells whether it came; and whether that runs
 */
export function useMoreDeals(url: DealsUrl, end: string | null) {
  const environment = useRelayEnvironment();
  const { key } = useLocation();
  const [parts, setParts] = useState(() => keptDeals(key, end));
  const [isLoading, setLoading] = useState(false);

  async function load(after: string): Promise<boolean> {
    if (isLoading) return false;
    setLoading(true);
    try {
      const part = await (await import('./moreDeals.ts')).loadMoreDeals(environment, { ...dealsVariables(url), after });
      const longer = [...parts, part];
      keepDeals(key, longer);
      setParts(longer);
      return true;
    } catch (error) {
      showToast({ kind: 'danger', text: (error as Error).message, action: { label: 'Try again', run: () => void load(after) } });
      return false;
    } finally {
      setLoading(false);
    }
  }
  return { more: parts.map(({ data }) => data.offers), load, isLoading };
}
