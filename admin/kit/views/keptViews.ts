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

/** A view of a list that somebody keeps. */
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

/** The views that somebody keeps, and how to ask for them anew. Suspends while they are first asked for. */
export function useKeptViews(): { views: readonly KeptView[]; readAnew: () => void } {
  const environment = useRelayEnvironment();
  const data = useLazyLoadQuery<keptViewsQuery>(query, {}, { fetchPolicy: 'store-and-network' });
  return {
    views: keptViews(data),
    // The store tells whoever shows them.
    readAnew: () => void fetchQuery<keptViewsQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({}),
  };
}

/** The same, outside of a component. @throws what the network throws */
export async function readKeptViews(environment: IEnvironment): Promise<readonly KeptView[]> {
  return keptViews(await fetchQuery<keptViewsQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).toPromise());
}
