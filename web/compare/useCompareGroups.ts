import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCompareGroups_list$data, useCompareGroups_list$key } from '../__generated__/useCompareGroups_list.graphql.ts';
import { shownGroups, type GroupName, type ShownGroup } from './panelRules.ts';

type KnownItem = useCompareGroups_list$data['groups'][number]['items'][number];

/** A group with its currently compared products. */
export type CompareGroupShown = ShownGroup<KnownItem>;

/** Returns the database id of an item's product. */
export const idOf = ({ product }: KnownItem) => product.databaseId;
/** Returns the global id of an item's product. */
export const globalIdOf = ({ product }: KnownItem) => product.id;

/**
 * Returns the visitor's groups and products from a response, limited to those compared now: buttons, other tabs and other devices change
 * the list without loading it again.
 * @param comparedIds database ids; null if known only from the response
 * @param seen groups shown since the list became visible, which stay
 */
export function useCompareGroups(
  key: useCompareGroups_list$key | null,
  comparedIds: readonly number[] | null,
  seen?: readonly GroupName[],
): CompareGroupShown[] {
  const list = useFragment(
    graphql`
      fragment useCompareGroups_list on CompareList {
        groups {
          group {
            slug
            name
            url
          }
          items {
            product {
              id
              databaseId
            }
            ...CompareItem_item
          }
        }
      }
    `,
    key,
  );
  const known = (list?.groups ?? []).map(({ group: { slug, name, url }, items }) => ({ slug, name, url, items }));
  return shownGroups(known, comparedIds ?? known.flatMap(({ items }) => items.map(idOf)), idOf, seen);
}
