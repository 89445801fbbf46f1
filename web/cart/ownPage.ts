import type { IEnvironment } from 'relay-runtime';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Loads a page that shows what is the visitor's own. It asks the server even when the store has an answer: the cart may have been
 * changed in another tab. (In the browser's first rendering the store is empty and the answer lies in the page.)
 */
export function preloadOwn<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<Preloaded<TQuery>> {
  environment.commitUpdate((store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord());
  return preload<TQuery>(environment, query, variables);
}
