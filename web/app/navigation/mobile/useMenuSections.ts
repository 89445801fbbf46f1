import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useMenuSections_query$key } from '../../../__generated__/useMenuSections_query.graphql.ts';
import { useMenuEntries, type MenuEntry } from '../desktop/useMenuEntries.ts';
import * as t from '../../__generated__/messages.ts';

/** A group of menu entries. */
export interface MenuSection {
  name: string;
  entries: MenuEntry[];
}

const account: MenuEntry = { id: 'account', label: t.yourAccount, url: '/account/' };
const allProducts: MenuEntry = { id: 'shop', label: t.allProducts, url: '/shop/' };

/**
 * Returns all links that wide windows show around the logo as one menu (row 129): products first, then customer service. Without data (a
 * page that failed), the link to all products remains.
 */
export function useMenuSections(query: useMenuSections_query$key | null): MenuSection[] {
  const data = useFragment(
    graphql`
      fragment useMenuSections_query on Query {
        topMenu: menu(place: TOP) {
          ...useMenuEntries_item
        }
        logoMenu: menu(place: LOGO) {
          ...useMenuEntries_item
        }
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
  const top = useMenuEntries(data?.topMenu ?? []);
  const logo = useMenuEntries(data?.logoMenu ?? []);
  const navigation = useMenuEntries(data?.navigationMenu ?? []);
  const categories = (data?.categories ?? []).map(({ id, name, url, children }) => ({
    id,
    label: name,
    url,
    children: children.map((child) => ({ id: child.id, label: child.name, url: child.url })),
  }));
  const sections = [
    { name: 'Highlights', entries: logo },
    { name: 'Products', entries: [...navigation, allProducts, ...categories] },
    { name: 'Service', entries: [account, ...top] },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
