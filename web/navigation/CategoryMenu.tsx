import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useLocation } from 'react-router';
import { Icon } from '../kit/Icon.tsx';
import type { CategoryMenu_category$key } from '../__generated__/CategoryMenu_category.graphql.ts';
import styles from './CategoryMenu.module.css';

/** All categories in a panel. It is a popover of the browser's own, so it opens without script too. */
export function CategoryMenu({ categories: keys }: { categories: CategoryMenu_category$key }) {
  const categories = useFragment(
    graphql`
      fragment CategoryMenu_category on Category @relay(plural: true) {
        id
        name
        slug
        url
        children {
          id
          name
          slug
          url
        }
      }
    `,
    keys,
  );
  const { key, search } = useLocation();
  const current = new URLSearchParams(search).get('product_cat');

  const link = (category: { name: string; slug: string; url: string }, className?: string) => (
    <Link to={category.url} className={className} aria-current={category.slug === current ? 'page' : undefined}>
      {category.name}
    </Link>
  );

  return (
    <div>
      <button type="button" className={styles.toggle} popoverTarget="category-menu" aria-label="All categories">
        <Icon name="menu" size={22} />
      </button>
      {/* A new page gets a new panel, which is closed. */}
      <div key={key} id="category-menu" className={styles.panel} popover="auto" role="dialog" aria-label="All categories">
        <div className={styles.head}>
          <p className={styles.title}>Categories</p>
          <button type="button" className={styles.toggle} popoverTarget="category-menu" popoverTargetAction="hide" aria-label="Close">
            <Icon name="close" size={22} />
          </button>
        </div>
        <nav aria-label="All categories">
          <ul role="list" className={styles.list}>
            <li>
              <Link to="/shop/" className={styles.top}>
                All products
              </Link>
            </li>
            {categories.map((category) => (
              <li key={category.id}>
                {link(category, styles.top)}
                {category.children.length > 0 ? (
                  <ul role="list" className={styles.children}>
                    {category.children.map((child) => (
                      <li key={child.id}>{link(child)}</li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
