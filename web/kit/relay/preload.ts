import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type IEnvironment, type OperationType } from 'relay-runtime';

/** A query that a route's loader has completed: the reference for usePreloadedQuery, and its data. */
export interface Preloaded<TQuery extends OperationType> {
  reference: PreloadedQuery<TQuery>;
  data: TQuery['response'];
}

/**
 * Loads a route's query completely, so that the server renders the whole page, and the browser keeps the old page until the new one is
 * ready.
 * @param fetchPolicy `network-only` for data that may have changed since the store received it
 * @throws what the network throws, or an Error with the first message if the response has no data
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
