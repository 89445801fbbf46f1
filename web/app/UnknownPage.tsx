import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../kit/Link.tsx';
import type { UnknownPageQuery } from '../__generated__/UnknownPageQuery.graphql.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import type { Preloaded } from '../kit/relay/preload.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import links from '../search/live/categoryLinks.module.css';
import { SearchForm } from '../search/live/SearchForm.tsx';
import styles from './UnknownPage.module.css';

/** The page for a URL that no page has: the search, the categories and the bestsellers lead on. */
export function UnknownPage() {
  const { loaded } = useLoaderData<{ loaded: Preloaded<UnknownPageQuery> }>();
  const { categories, bestsellers } = usePreloadedQuery<UnknownPageQuery>(
    graphql`
      query UnknownPageQuery {
        ...Shell_query
        categories {
          id
          name
          url
          ...SearchForm_category
        }
        bestsellers: products(first: 4, sort: POPULARITY) {
          edges {
            node {
              ...ProductGrid_product
            }
          }
        }
      }
    `,
    loaded.reference,
  );
  return (
    <>
      <NotFoundPage />
      <div className={styles.search}>
        <SearchForm categories={categories} />
        <nav aria-label="Browse categories">
          <ul role="list" className={`${links.links} ${styles.categories}`}>
            {categories.map(({ id, name, url }) => (
              <li key={id}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {bestsellers.edges.length > 0 && (
        <section className={styles.bestsellers} aria-labelledby="bestsellers">
          <h2 id="bestsellers">Bestsellers</h2>
          <ProductGrid products={bestsellers.edges.map(({ node }) => node)} heading="h3" />
        </section>
      )}
    </>
  );
}
