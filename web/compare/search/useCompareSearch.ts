import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { createLiveSearch, type LiveState } from '../../search/live/liveSearch.ts';
import type { useCompareSearchQuery } from '../../__generated__/useCompareSearchQuery.graphql.ts';
import { searchPauseMs } from './searchRules.ts';

type Found = Preloaded<useCompareSearchQuery>;

const nothing: LiveState<Found> = { isLoading: false, found: null, failure: null };

/** Searches comparable products while typing (row 80). The reason of a failure is only logged to the console. */
export function useCompareSearch() {
  const environment = useRelayEnvironment();
  const [state, show] = useState(nothing);
  const [search] = useState(() =>
    createLiveSearch<Found>(
      ({ words, category }) =>
        preload<useCompareSearchQuery>(
          environment,
          graphql`
            query useCompareSearchQuery($query: String!, $group: String) {
              compareSearch(query: $query, group: $group) {
                # eslint-disable-next-line relay/unused-fields -- key of the list that shows them
                id
                ...CompareResult_product
              }
            }
          `,
          { query: words, group: category || null },
        ).catch((error: unknown) => {
          console.error('Compare search failed:', error);
          throw error;
        }),
      show,
      ({ reference }) => reference.dispose(),
      searchPauseMs,
    ),
  );
  return { ...state, search };
}
