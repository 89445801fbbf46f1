import { useEffect, useEffectEvent } from 'react';
import { usePaginationFragment } from 'react-relay/hooks.js';
import type { FragmentType, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** The shape of Relay's generated `…$key` types. */
interface FragmentKey {
  readonly ' $data'?: unknown;
  readonly ' $fragmentSpreads': FragmentType;
}

/** A paginated list in Relay's store. */
export interface List {
  /** Refetchable, with a connection. */
  fragment: GraphQLTaggedNode;
  parent: FragmentKey;
}

export interface NextPageProps extends List {
  count: number;
  onComplete: (error: Error | null) => void;
}

/**
 * Loads the next page of a list into the store once, where the components that read the fragment find it. A separate component, because
 * Relay's pagination code is large and only needed by visitors who load more.
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
