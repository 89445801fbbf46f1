import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { preload, type Preloaded } from '../relay/preload.ts';
import { showToast } from '../toast/toasts.ts';

interface Part<TQuery extends OperationType> extends Preloaded<TQuery> {
  after: string;
}

/**
 * The parts of a list that were asked for besides the one that the page came with. They hold as long as that one ends where it did;
 * afterwards the rest begins somewhere else, and is asked for anew.
 * @param end cursor of the last item that the page came with
 * @returns what the parts have brought, in order; a function that asks for the part behind a cursor and tells whether it came; and whether that runs
 */
export function useMore<TQuery extends OperationType>(query: GraphQLTaggedNode, variables: object, end: string | null) {
  const environment = useRelayEnvironment();
  const [parts, setParts] = useState<readonly Part<TQuery>[]>([]);
  const [isLoading, setLoading] = useState(false);
  const current = parts[0]?.after === end ? parts : [];
  // Relay keeps what they brought until this is disposed of.
  const held = useRef<Part<TQuery>[]>([]);
  useEffect(() => () => held.current.splice(0).forEach(({ reference }) => reference.dispose()), []);

  async function load(after: string): Promise<boolean> {
    if (isLoading) return false;
    setLoading(true);
    try {
      const part = { ...(await preload<TQuery>(environment, query, { ...variables, after })), after };
      held.current.push(part);
      setParts([...current, part]);
      return true;
    } catch (error) {
      const again = () => void load(after);
      showToast({ kind: 'danger', text: (error as Error).message, action: { label: 'Try again', run: again } });
      return false;
    } finally {
      setLoading(false);
    }
  }
  return { more: current.map(({ data }) => data), load, isLoading };
}

/** Cursor to go on behind; null at the end of a list. */
export function endOf(page: { readonly endCursor?: string | null; readonly hasNextPage: boolean } | undefined): string | null {
  return page?.hasNextPage ? (page.endCursor ?? null) : null;
}
