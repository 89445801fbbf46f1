import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { Preloaded } from '../kit/relay/preload.ts';
import type { ListingPageQuery } from '../__generated__/ListingPageQuery.graphql.ts';
import type { ListingUrl } from './listingUrl.ts';

export function ListingPage() {
  const { loaded } = useLoaderData<{ url: ListingUrl; loaded: Preloaded<ListingPageQuery> }>();
  const { products, category } = usePreloadedQuery<ListingPageQuery>(
    graphql`
      query ListingPageQuery($first: Int!, $skip: Int!, $sort: ProductSort!, $category: String!, $filter: ProductFilter!) {
        category(slug: $category) {
          name
        }
        products(first: $first, skip: $skip, sort: $sort, filter: $filter) {
          totalCount
          edges {
            node {
              id
              name
              url
              price {
                formatted
              }
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  return (
    <main>
      <h1>{category?.name ?? 'Shop'}</h1>
      <p>{products.totalCount} products</p>
      <ul>
        {products.edges.map(({ node }) => (
          <li key={node.id}>
            <a href={node.url}>{node.name}</a> {node.price?.formatted}
          </li>
        ))}
      </ul>
    </main>
  );
}
