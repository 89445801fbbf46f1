import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type IEnvironment, type OperationType } from 'relay-runtime';

/** A query that a route's loader has finished: the reference for usePreloadedQuery and what it found. */
export interface Preloaded<TQuery extends OperationType> {
  reference: PreloadedQuery<TQuery>;
  data: TQuery['response'];
}

/**
 * Loads a route's query to its end, so that the page renders whole on the server and the old page stays until the new one is
 * ready in the browser.
 * @param fetchPolicy `network-only` for what may have changed since the store heard of it
 * @throws what the network throws, or an Error with the first message when the answer has no data
 */
export async function preload<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  fetchPolicy: 'store-or-network' | 'network-only' = 'store-or-network',
): Promise<Preloaded<TQuery>> {
  const reference = loadQuery<TQuery>(environment, query, variables, { fetchPolicy });
  await new Promise<void>((resolve, reject) => {
    if (!reference.source) return resolve();
    reference.source.subscribe({ complete: resolve, error: reject });
  });
  const { fragment } = createOperationDescriptor(getRequest(query), variables);
  return { reference, data: environment.lookup(fragment).data };
}
