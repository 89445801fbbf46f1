import type { MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { CartLink } from '../../../cart/CartLink.tsx';
import { Icon, isIconName } from '../../../kit/Icon.tsx';
import { Link } from '../../../kit/Link.tsx';
import { searchTriggerId } from '../../../search/live/SearchTrigger.tsx';
import type { MobileToolbar_item$key } from '../../../__generated__/MobileToolbar_item.graphql.ts';
import type { MobileToolbar_query$key } from '../../../__generated__/MobileToolbar_query.graphql.ts';
import { WishlistLink } from '../../../wishlist/WishlistLink.tsx';
import { MenuLink } from '../MenuLink.tsx';
import { menuToggleId, panelId } from './MobileMenu.tsx';
import styles from './MobileToolbar.module.css';
import * as t from '../../__generated__/messages.ts';

/**
 * The toolbar of narrow windows, within the thumb's reach: home, categories (the menu), search, copies of the menu items that are marked
 * for it, and of the wishlist and cart icons with their badges, which read the same data as the originals (row 129). Without scripts, the
 * menu is a popover, and the search is a page.
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
        <li>
          <MenuLink url="/" className={styles.item}>
            <Icon name="home" size={22} />
            <span className={styles.label}>{t.home}</span>
          </MenuLink>
        </li>
        <li>
          <button
            type="button"
            className={styles.item}
            popoverTarget={panelId}
            aria-haspopup="dialog"
            onClick={(event) => clickInstead(event, menuToggleId)}
          >
            <Icon name="grid" size={22} />
            <span className={styles.label}>{t.categories}</span>
          </button>
        </li>
        <li>
          <Link to="/search/" className={styles.item} onClick={(event) => clickInstead(event, searchTriggerId)}>
            <Icon name="search" size={22} />
            <span className={styles.label}>{t.search}</span>
          </Link>
        </li>
        <Copies items={data?.logoMenu ?? []} />
        <Copies items={data?.navigationMenu ?? []} />
        <Copies items={data?.topMenu ?? []} />
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

/** Opens what the header's element opens. */
function clickInstead(event: MouseEvent, id: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  document.getElementById(id)?.click();
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
