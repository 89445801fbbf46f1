import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { showToast } from '../kit/toast/toasts.ts';
import type { MoreDeals } from './moreDeals.ts';
import { dealsVariables, type DealsUrl } from './dealsUrl.ts';

/**
 * The parts of a list of deals that were asked for besides the one that the page came with. What asks for them comes when it is wanted.
 * @returns what they have brought, in order; a function that asks for the part behind a cursor and tells whether it came; and whether that runs
 */
export function useMoreDeals(url: DealsUrl) {
  const environment = useRelayEnvironment();
  const [parts, setParts] = useState<readonly MoreDeals[]>([]);
  const [isLoading, setLoading] = useState(false);
  // Relay keeps what they brought until this is disposed of.
  const held = useRef<MoreDeals[]>([]);
  useEffect(() => () => held.current.splice(0).forEach(({ reference }) => reference.dispose()), []);

  async function load(after: string): Promise<boolean> {
    if (isLoading) return false;
    setLoading(true);
    try {
      const part = await (await import('./moreDeals.ts')).loadMoreDeals(environment, { ...dealsVariables(url), after });
      held.current.push(part);
      setParts((before) => [...before, part]);
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
