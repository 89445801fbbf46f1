import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useMenuRows_items$key } from '../../__generated__/useMenuRows_items.graphql.ts';
import type { MenuRow } from './menuRows.ts';

interface StoredLink {
  readonly databaseId: number;
  readonly label: string;
  readonly url: string;
  readonly icon?: string | null;
  readonly isInMobileToolbar: boolean;
}

const rowOf =
  (isBelow: boolean) =>
  ({ databaseId, label, url, icon, isInMobileToolbar }: StoredLink): MenuRow => ({
    key: String(databaseId),
    label,
    url,
    icon: icon ?? '',
    isInMobileToolbar,
    isBelow,
  });

/** Reads a saved menu as form rows. */
export function useMenuRows(key: useMenuRows_items$key): readonly MenuRow[] {
  const items = useFragment(
    graphql`
      fragment useMenuRows_items on AdminMenuItem @relay(plural: true) {
        databaseId
        label
        url
        icon
        isInMobileToolbar
        children {
          databaseId
          label
          url
          icon
          isInMobileToolbar
        }
      }
    `,
    key,
  );
  return items.flatMap((item) => [rowOf(false)(item), ...item.children.map(rowOf(true))]);
}
