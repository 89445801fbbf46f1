import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EmptyStateSuggestions_category$key } from '../__generated__/EmptyStateSuggestions_category.graphql.ts';
import { latePart } from '../kit/latePart.tsx';
import { Link } from '../kit/Link.tsx';
import { RecentlyViewed } from '../products/recent/RecentlyViewed.tsx';
import styles from './EmptyStateSuggestions.module.css';
import links from './live/categoryLinks.module.css';
import { SearchForm } from './live/SearchForm.tsx';
import * as t from './__generated__/messages.ts';

const bestsellers = latePart(() => import('./LateBestsellers.tsx'));

export interface EmptyStateSuggestionsProps {
  categories: EmptyStateSuggestions_category$key;
  /** The bestsellers, if the page has them; otherwise they are loaded when they come near the window. */
  children?: ReactNode;
}

/** What leads on from an empty state (kit/page/EmptyState.tsx): the search, the categories and the bestsellers. */
export function EmptyStateSuggestions({ categories: keys, children }: EmptyStateSuggestionsProps) {
  const categories = useFragment(
    graphql`
      fragment EmptyStateSuggestions_category on Category @relay(plural: true) {
        id
        name
        url
        ...SearchForm_category
      }
    `,
    keys,
  );
  return (
    <div className={styles.suggestions}>
      <div className={styles.search}>
        <SearchForm categories={categories} />
        {categories.length > 0 && (
          <nav aria-label={t.browseCategories}>
            <ul role="list" className={`${links.links} ${styles.categories}`}>
              {categories.map(({ id, name, url }) => (
                <li key={id}>
                  <Link to={url}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {children ?? <bestsellers.Part ready={null} variables={undefined} reserved={styles.reserved} />}
      <RecentlyViewed />
    </div>
  );
}
