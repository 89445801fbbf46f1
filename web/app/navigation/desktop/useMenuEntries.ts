import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useMenuEntries_item$key } from '../../../__generated__/useMenuEntries_item.graphql.ts';

/** A link of a menu, with the links below it. */
export interface MenuEntry {
  id: string;
  label: string;
  url: string;
  children?: MenuEntry[];
}

/** The links of one of the owner's menus. */
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
