import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { keptViewsQuery, keptViewsQuery$data } from '../../__generated__/keptViewsQuery.graphql.ts';

const query = graphql`
  query keptViewsQuery {
    listViews {
      databaseId
      screen
      name
      search
    }
  }
`;

/** A saved view of a list. */
export interface KeptView {
  id: number;
  /** The list: its path below /admin/. */
  screen: string;
  name: string;
  /** As viewSearch() makes it. */
  search: string;
}

function keptViews(data: keptViewsQuery$data | undefined): readonly KeptView[] {
  return (data?.listViews ?? []).map(({ databaseId, screen, name, search }) => ({ id: databaseId, screen, name, search }));
}

/** The person's saved views, and a function that reloads them. Suspends while they load for the first time. */
export function useKeptViews(): { views: readonly KeptView[]; readAnew: () => void } {
  const environment = useRelayEnvironment();
  const data = useLazyLoadQuery<keptViewsQuery>(query, {}, { fetchPolicy: 'store-and-network' });
  return {
    views: keptViews(data),
    // Components that show the views update from the store.
    readAnew: () => void fetchQuery<keptViewsQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({}),
  };
}

/**
 * Loads the saved views outside of a component.
 * @throws what the network throws
 */
export async function readKeptViews(environment: IEnvironment): Promise<readonly KeptView[]> {
  return keptViews(await fetchQuery<keptViewsQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).toPromise());
}
