import { useEffect, useEffectEvent } from 'react';
import { usePaginationFragment } from 'react-relay/hooks.js';
import type { FragmentType, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** What a generated type names …$key. */
interface FragmentKey {
  readonly ' $data'?: unknown;
  readonly ' $fragmentSpreads': FragmentType;
}

/** A list in Relay's store. */
export interface List {
  /** Its fragment: refetchable, with a connection. */
  fragment: GraphQLTaggedNode;
  /** What the fragment is read from. */
  parent: FragmentKey;
}

export interface NextPageProps extends List {
  count: number;
  onComplete: (error: Error | null) => void;
}

/**
 * Loads the next page of a list into the store once, where whoever reads the fragment finds it. It is a component of its own because
 * Relay's code for it is large, and only those need it who go on.
 */
export function NextPage({ fragment, parent, count, onComplete }: NextPageProps) {
  const { loadNext } = usePaginationFragment<OperationType, FragmentKey>(fragment, parent);
  const load = useEffectEvent(() => loadNext(count, { onComplete }));
  useEffect(() => {
    const { dispose } = load();
    return dispose;
  }, []);
  return null;
}
