import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import type { useLiveSearchQuery } from '../../__generated__/useLiveSearchQuery.graphql.ts';
import { createLiveSearch, type LiveState } from './liveSearch.ts';

export type FoundLive = Preloaded<useLiveSearchQuery>;

const nothing: LiveState<FoundLive> = { isLoading: false, found: null, failure: null };

/** Live search on the shop's data. Results are cached for the lifetime of the component that uses this hook. */
export function useLiveSearch() {
  const environment = useRelayEnvironment();
  const [state, show] = useState(nothing);
  const [search] = useState(() =>
    createLiveSearch<FoundLive>(
      ({ words, category }) =>
        preload<useLiveSearchQuery>(
          environment,
          graphql`
            query useLiveSearchQuery($query: String!, $category: String) {
              liveSearch(query: $query, category: $category) {
                ...LiveResults_found
                ...LiveSummary_found
              }
            }
          `,
          { query: words, category: category || null },
        ),
      show,
      ({ reference }) => reference.dispose(),
    ),
  );
  return { ...state, search };
}
