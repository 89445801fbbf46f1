import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type LateSuggestionsQuery } from '../__generated__/LateSuggestionsQuery.graphql.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { EmptyStateSuggestions } from './EmptyStateSuggestions.tsx';

/** For latePart. The page has already requested all the data, so that no further request is needed. */
export function load(environment: IEnvironment): Promise<Preloaded<LateSuggestionsQuery>> {
  return preload<LateSuggestionsQuery>(environment, query, {});
}

/** The suggestions of an empty listing, apart from the listing's first script. */
export function Component({ data }: { data: Preloaded<LateSuggestionsQuery> }) {
  const { categories } = usePreloadedQuery<LateSuggestionsQuery>(
    graphql`
      query LateSuggestionsQuery {
        categories {
          ...EmptyStateSuggestions_category
        }
      }
    `,
    data.reference,
  );
  return <EmptyStateSuggestions categories={categories} />;
}
