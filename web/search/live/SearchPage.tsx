import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';
import { SearchForm } from './SearchForm.tsx';
import type { SearchData } from './loadSearch.ts';
import links from './categoryLinks.module.css';
import styles from './SearchPage.module.css';
import * as t from '../__generated__/messages.ts';

/** The search form as a page: for visitors without script, and for bookmarks. */
export function SearchPage() {
  const { loaded } = useLoaderData<SearchData>();
  const { categories } = usePreloadedQuery<SearchPageQuery>(
    graphql`
      query SearchPageQuery {
        ...Shell_query
        categories {
          id
          name
          url
          ...SearchForm_category
        }
      }
    `,
    loaded.reference,
  );
  return (
    <div className={styles.page}>
      <PageHead title={t.search} isHidden />
      <h1 tabIndex={-1}>{t.searchTheShop}</h1>
      <SearchForm categories={categories} />
      <nav aria-labelledby="search-categories">
        <h2 id="search-categories" className={styles.title}>
          {t.orBrowseCategories}
        </h2>
        <ul role="list" className={links.links}>
          {categories.map(({ id, name, url }) => (
            <li key={id}>
              <Link to={url}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
