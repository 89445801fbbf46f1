import { graphql, useFragment } from 'react-relay/hooks.js';
import { AccountLink } from '../../../accounts/AccountLink.tsx';
import { CartLink } from '../../../cart/CartLink.tsx';
import { Icon, isIconName } from '../../../kit/Icon.tsx';
import type { MobileToolbar_item$key } from '../../../__generated__/MobileToolbar_item.graphql.ts';
import type { MobileToolbar_query$key } from '../../../__generated__/MobileToolbar_query.graphql.ts';
import { WishlistLink } from '../../../wishlist/WishlistLink.tsx';
import { MenuLink } from '../MenuLink.tsx';
import styles from './MobileToolbar.module.css';
import * as t from '../../__generated__/messages.ts';

/**
 * The toolbar of narrow windows, within the thumb's reach: copies of the menu items that are marked for it, and of the account, wishlist
 * and cart icons with their badges, which read the same data as the originals (row 129).
 */
export function MobileToolbar({ query }: { query: MobileToolbar_query$key | null }) {
  const data = useFragment(
    graphql`
      fragment MobileToolbar_query on Query {
        logoMenu: menu(place: LOGO) {
          ...MobileToolbar_item
        }
        navigationMenu: menu(place: NAVIGATION) {
          ...MobileToolbar_item
        }
        topMenu: menu(place: TOP) {
          ...MobileToolbar_item
        }
      }
    `,
    query,
  );
  return (
    <nav className={styles.toolbar} aria-label={t.toolbar}>
      <ul role="list" className={styles.items}>
        <Copies items={data?.logoMenu ?? []} />
        <Copies items={data?.navigationMenu ?? []} />
        <Copies items={data?.topMenu ?? []} />
        <li className={styles.counted}>
          <AccountLink />
        </li>
        <li className={styles.counted}>
          <WishlistLink />
        </li>
        <li className={styles.counted}>
          <CartLink />
        </li>
      </ul>
    </nav>
  );
}

function Copies({ items }: { items: MobileToolbar_item$key }) {
  const data = useFragment(
    graphql`
      fragment MobileToolbar_item on MenuItem @relay(plural: true) {
        id
        label
        url
        icon
        isInMobileToolbar
        children {
          id
          label
          url
          icon
          isInMobileToolbar
        }
      }
    `,
    items,
  );
  return data
    .flatMap((item) => [item, ...item.children])
    .filter(({ isInMobileToolbar }) => isInMobileToolbar)
    .map(({ id, label, url, icon }) => (
      <li key={id}>
        <MenuLink url={url} className={styles.item}>
          <Icon name={isIconName(icon) ? icon : 'chevronRight'} size={22} />
          <span className={styles.label}>{label}</span>
        </MenuLink>
      </li>
    ));
}
