import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { CatalogOverviewQuery } from '../__generated__/CatalogOverviewQuery.graphql.ts';

/** The shell's only screen so far: what anybody may know of the catalogue. Sign-in comes before anything else is shown. */
export function CatalogOverview() {
  const { products, categories } = useLazyLoadQuery<CatalogOverviewQuery>(
    graphql`
      query CatalogOverviewQuery {
        products(first: 1) {
          totalCount
        }
        categories {
          id
          name
        }
      }
    `,
    {},
  );
  return (
    <>
      <h1>Catalogue</h1>
      <p>{products.totalCount} products are on show.</p>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>{category.name}</li>
        ))}
      </ul>
    </>
  );
}
