import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useMenuEntries_item$key } from '../../../__generated__/useMenuEntries_item.graphql.ts';

/** A menu link with its child links. */
export interface MenuEntry {
  id: string;
  label: string;
  url: string;
  children?: MenuEntry[];
}

/** Returns the links of one of the owner's menus. */
export function useMenuEntries(items: useMenuEntries_item$key): MenuEntry[] {
  const data = useFragment(
    graphql`
      fragment useMenuEntries_item on MenuItem @relay(plural: true) {
        id
        label
        url
        children {
          id
          label
          url
        }
      }
    `,
    items,
  );
  const entry = ({ id, label, url }: MenuEntry): MenuEntry => ({ id, label, url });
  return data.map((item) => ({ id: item.id, label: item.label, url: item.url, children: item.children.map(entry) }));
}
