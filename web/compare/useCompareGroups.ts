import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useCompareGroups_list$data, useCompareGroups_list$key } from '../__generated__/useCompareGroups_list.graphql.ts';
import { shownGroups, type GroupName, type ShownGroup } from './panelRules.ts';

type KnownItem = useCompareGroups_list$data['groups'][number]['items'][number];

/** A group with those of its products that are compared now. */
export type CompareGroupShown = ShownGroup<KnownItem>;

/** Database id of an item's product. */
export const idOf = ({ product }: KnownItem) => product.databaseId;
/** Global id of an item's product. */
export const globalIdOf = ({ product }: KnownItem) => product.id;

/**
 * The visitor's groups with their products, as an answer brought them, but only what is compared now: buttons, other tabs and other
 * devices change that without asking for all of it again.
 * @param comparedIds database ids; null where nobody knows them apart from the answer
 * @param seen groups that were shown since the list came into sight: they stay
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
