import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { savedViewsQuery, savedViewsQuery$data } from '../../__generated__/savedViewsQuery.graphql.ts';

const query = graphql`
  query savedViewsQuery {
    listViews {
      databaseId
      screen
      name
      search
    }
  }
`;

/** A saved view of a list. */
export interface SavedView {
  id: number;
  /** The list: its path below /admin/. */
  screen: string;
  name: string;
  /** As viewSearch() makes it. */
  search: string;
}

function savedViews(data: savedViewsQuery$data | undefined): readonly SavedView[] {
  return (data?.listViews ?? []).map(({ databaseId, screen, name, search }) => ({ id: databaseId, screen, name, search }));
}

/** The person's saved views, and a function that reloads them. Suspends while they load for the first time. */
export function useSavedViews(): { views: readonly SavedView[]; readAnew: () => void } {
  const environment = useRelayEnvironment();
  const data = useLazyLoadQuery<savedViewsQuery>(query, {}, { fetchPolicy: 'store-and-network' });
  return {
    views: savedViews(data),
    // Components that show the views update from the store.
    readAnew: () => void fetchQuery<savedViewsQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({}),
  };
}

/**
 * Loads the saved views outside of a component.
 * @throws what the network throws
 */
export async function readSavedViews(environment: IEnvironment): Promise<readonly SavedView[]> {
  return savedViews(await fetchQuery<savedViewsQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).toPromise());
}
