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

/** A page that is made for one visitor. */
export interface OwnPage<TQuery extends OperationType> extends Preloaded<TQuery> {
  /** What to ask for when the cart is another one; missing on pages that go on showing the cart that they came with. */
  own?: OperationDescriptor;
}

/**
 * Loads a page that shows what is the visitor's own. It asks the server even when the store has an answer: the cart may have been
 * changed in another tab. (In the browser's first rendering the store is empty and the answer lies in the page.) While it is shown it
 * stays as it is: nobody may order at the checkout what changed under their hands.
 */
export function preloadOwn<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<OwnPage<TQuery>> {
  environment.commitUpdate((store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord());
  return preload<TQuery>(environment, query, variables);
}

/** As preloadOwn(), for a page that follows the cart: a change in another tab is seen here too (row 27). */
export async function preloadFollowing<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<OwnPage<TQuery>> {
  const loaded = await preloadOwn<TQuery>(environment, query, variables);
  return { ...loaded, own: createOperationDescriptor(getRequest(query), variables) };
}

type Loaded = Pick<OwnPage<OperationType>, 'own'>;

/**
 * The query of the page that is shown, if its loader returned what preloadFollowing() made, or an object with it as `loaded`; null
 * for all other pages.
 */
export function useOwnOperation(): OperationDescriptor | null {
  const found = useMatches().at(-1)?.loaderData as (Loaded & { loaded?: Loaded }) | null | undefined;
  return found?.own ?? found?.loaded?.own ?? null;
}
