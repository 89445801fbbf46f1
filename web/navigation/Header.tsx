import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useLocation } from 'react-router';
import { CartLink } from '../cart/CartLink.tsx';
import type { Header_query$key } from '../__generated__/Header_query.graphql.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { SearchForm } from './SearchForm.tsx';

/** Logo, search, categories and the way to the cart. Without data (a page that failed) the ways that always work remain. */
export function Header({ query }: { query: Header_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment Header_query on Query {
        categories {
          id
          name
          slug
          url
          ...CategoryMenu_category
          ...SearchForm_category
        }
      }
    `,
    query,
  );
  const categories = data?.categories ?? [];
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const current = parameters.get('product_cat');
  const isSale = pathname.startsWith('/shop') && parameters.get('on_sale') === '1';
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <CategoryMenu categories={categories} />
        <Link to="/" className={styles.logo} aria-label="Souk, home" aria-current={pathname === '/' && search === '' ? 'page' : undefined}>
          <Logo />
        </Link>
        <div className={styles.search}>
          <SearchForm categories={categories} />
        </div>
        <div className={styles.cart}>
          <CartLink />
        </div>
      </div>
      <nav className={styles.nav} aria-label="Main categories">
        <ul role="list" className={styles.links}>
          <li>
            <Link to="/shop/?on_sale=1" className={styles.sale} aria-current={isSale ? 'page' : undefined}>
              Sale
            </Link>
          </li>
          {categories.map((category) => (
            <li key={category.id}>
              <Link to={category.url} aria-current={category.slug === current ? 'page' : undefined}>
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
