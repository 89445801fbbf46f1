import { graphql, useFragment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router';
import { Link } from '../../kit/Link.tsx';
import { AccountLink } from '../../accounts/AccountLink.tsx';
import { CartArea } from '../../cart/miniCart/CartArea.tsx';
import type { Header_query$key } from '../../__generated__/Header_query.graphql.ts';
import { LogoMenu } from './desktop/LogoMenu.tsx';
import { MainNavigation } from './desktop/MainNavigation.tsx';
import { TopBar } from './desktop/TopBar.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './mobile/MobileMenu.tsx';
import { SearchTrigger } from '../../search/live/SearchTrigger.tsx';
import { WishlistLink } from '../../wishlist/WishlistLink.tsx';
import { useShop } from '../../kit/shop.ts';
import * as t from '../__generated__/messages.ts';

/** Logo, menus, search and cart link. Without data (a page that failed), only the links that always work are shown. */
export function Header({ query }: { query: Header_query$key | null }) {
  const data =
    useFragment(
      graphql`
        fragment Header_query on Query {
          ...TopBar_query
          ...LogoMenu_query
          ...MainNavigation_query
          ...MobileMenu_query
          ...SearchTrigger_query
        }
      `,
      query,
    ) ?? null;
  const { pathname, search } = useLocation();
  const { name } = useShop();
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {t.skipToContent}
      </a>
      <TopBar query={data} />
      <div className={styles.bar}>
        <div className={styles.menu}>
          <MobileMenu query={data} />
        </div>
        <div className={styles.start}>
          <Link
            to="/"
            className={styles.logo}
            aria-label={name === '' ? t.home : t.nameHome({ name })}
            aria-current={pathname === '/' && search === '' ? 'page' : undefined}
          >
            <Logo />
          </Link>
          <LogoMenu query={data} />
        </div>
        <SearchTrigger query={data} />
        <div className={styles.cart}>
          <AccountLink />
          <div className={styles.wishlist}>
            <WishlistLink />
          </div>
          <CartArea />
        </div>
      </div>
      <MainNavigation query={data} />
    </header>
  );
}
