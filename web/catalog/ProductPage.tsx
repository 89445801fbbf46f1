import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { Preloaded } from '../kit/relay/preload.ts';
import type { ProductPageQuery } from '../__generated__/ProductPageQuery.graphql.ts';

export function ProductPage() {
  const loaded = useLoaderData<Preloaded<ProductPageQuery>>();
  const { product } = usePreloadedQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery($slug: String!) {
        product(slug: $slug) {
          name
          price {
            formatted
          }
        }
      }
    `,
    loaded.reference,
  );
  return (
    <main>
      <h1>{product?.name}</h1>
      <p>{product?.price?.formatted}</p>
    </main>
  );
}
