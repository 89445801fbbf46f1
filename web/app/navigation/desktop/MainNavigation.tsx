import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MainNavigation_query$key } from '../../../__generated__/MainNavigation_query.graphql.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { HoverMenu } from './HoverMenu.tsx';
import styles from './MainNavigation.module.css';
import { useMenuEntries } from './useMenuEntries.ts';
import * as t from '../../__generated__/messages.ts';

/** Maximum that fits in the widest row; the window decides how many are shown (MainNavigation.module.css). */
const maxEntries = 10;

/** The row below the header in wide windows: the menu of all categories, then the owner's links and the first categories. */
export function MainNavigation({ query }: { query: MainNavigation_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment MainNavigation_query on Query {
        navigationMenu: menu(place: NAVIGATION) {
          ...useMenuEntries_item
        }
        categories {
          id
          name
          url
          children {
            id
            name
            url
          }
        }
      }
    `,
    query,
  );
  const owned = useMenuEntries(data?.navigationMenu ?? []);
  if (!data) return null;
  const categories = data.categories.map(({ id, name, url, children }) => ({
    id,
    label: name,
    url,
    children: children.map((child) => ({ id: child.id, label: child.name, url: child.url })),
  }));
  return (
    <div className={styles.row}>
      <CategoryPanel entries={categories} />
      <nav className={styles.nav} aria-label={t.mainCategories}>
        <HoverMenu entries={[...owned, ...categories].slice(0, maxEntries)} direction="row" className={styles.menu} />
      </nav>
    </div>
  );
}
