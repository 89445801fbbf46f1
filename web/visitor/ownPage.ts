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

/** A page that is rendered for one visitor. */
export interface OwnPage<TQuery extends OperationType> extends Preloaded<TQuery> {
  /** The operation to refetch when the cart has changed; missing on pages that keep showing the cart that they were loaded with. */
  own?: OperationDescriptor;
}

/**
 * Loads a page with the visitor's own data. It queries the server even if the store has the data: the cart may have been changed in another
 * tab. (During hydration the store is empty and the response is embedded in the page.) While shown the page does not change: the cart must
 * not change while a shopper is ordering it.
 */
export function preloadOwn<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<OwnPage<TQuery>> {
  environment.commitUpdate((store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord());
  return preload<TQuery>(environment, query, variables);
}

/** Like preloadOwn(), for a page that follows the cart: a change in another tab shows here too (row 27). */
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
 * The query of the current page, if its loader returned the result of preloadFollowing(), or an object with it as `loaded`; null for all
 * other pages.
 */
export function useOwnOperation(): OperationDescriptor | null {
  const found = useMatches().at(-1)?.loaderData as (Loaded & { loaded?: Loaded }) | null | undefined;
  return found?.own ?? found?.loaded?.own ?? null;
}
