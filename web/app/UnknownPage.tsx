import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { UnknownPageQuery } from '../__generated__/UnknownPageQuery.graphql.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import type { Preloaded } from '../kit/relay/preload.ts';
import { Bestsellers } from '../search/Bestsellers.tsx';
import { EmptyStateSuggestions } from '../search/EmptyStateSuggestions.tsx';

/** The page for a URL that no page has: the search, the categories and the bestsellers lead on. */
export function UnknownPage() {
  const { loaded } = useLoaderData<{ loaded: Preloaded<UnknownPageQuery> }>();
  const { categories, bestsellers } = usePreloadedQuery<UnknownPageQuery>(
    graphql`
      query UnknownPageQuery {
        ...Shell_query
        categories {
          ...EmptyStateSuggestions_category
        }
        bestsellers: products(first: 4, sort: POPULARITY) {
          ...Bestsellers_products
        }
      }
    `,
    loaded.reference,
  );
  return (
    <>
      <NotFoundPage />
      <EmptyStateSuggestions categories={categories}>
        <Bestsellers products={bestsellers} />
      </EmptyStateSuggestions>
    </>
  );
}
