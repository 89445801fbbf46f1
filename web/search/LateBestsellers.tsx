import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type LateBestsellersQuery } from '../__generated__/LateBestsellersQuery.graphql.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { Bestsellers } from './Bestsellers.tsx';

/** For latePart. */
export function load(environment: IEnvironment): Promise<Preloaded<LateBestsellersQuery>> {
  return preload<LateBestsellersQuery>(environment, query, {});
}

/** The bestsellers of a page whose own data has none. */
export function Component({ data }: { data: Preloaded<LateBestsellersQuery> }) {
  const { products } = usePreloadedQuery<LateBestsellersQuery>(
    graphql`
      query LateBestsellersQuery {
        products(first: 4, sort: POPULARITY) {
          ...Bestsellers_products
        }
      }
    `,
    data.reference,
  );
  return <Bestsellers products={products} />;
}
