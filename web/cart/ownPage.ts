import { useMatches } from 'react-router';
import {
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationDescriptor,
  type OperationType,
} from 'relay-runtime';
import { preload, type Preloaded } from '../kit/relay/preload.ts';

/** A page that is made for one visitor, with what to ask for when the cart is another one. */
export interface OwnPage<TQuery extends OperationType> extends Preloaded<TQuery> {
  own: OperationDescriptor;
}

/**
 * Loads a page that shows what is the visitor's own. It asks the server even when the store has an answer: the cart may have been
 * changed in another tab. (In the browser's first rendering the store is empty and the answer lies in the page.)
 */
export async function preloadOwn<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<OwnPage<TQuery>> {
  environment.commitUpdate((store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord());
  return { ...(await preload<TQuery>(environment, query, variables)), own: createOperationDescriptor(getRequest(query), variables) };
}

interface LoadedOwn {
  own?: OperationDescriptor;
}

/**
 * The query of the page that is shown, if its loader returned what preloadOwn() made, or an object with it as `loaded`; null for
 * pages that are the same for everybody.
 */
export function useOwnOperation(): OperationDescriptor | null {
  const found = useMatches().at(-1)?.loaderData as (LoadedOwn & { loaded?: LoadedOwn }) | null | undefined;
  return found?.own ?? found?.loaded?.own ?? null;
}
