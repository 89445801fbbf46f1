import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useOwnGroupsQuery } from '../../__generated__/useOwnGroupsQuery.graphql.ts';
import { sinceAddedLabels, type SinceAddedLabel } from '../sinceAdded.ts';

/** The visitor's compared products of one group. */
export interface OwnGroup {
  slug: string;
  /** URL of their comparison. */
  url: string;
  /** Changes of each product since it was added, by its database id. */
  news: ReadonlyMap<number, SinceAddedLabel[]>;
}

const none: readonly OwnGroup[] = [];

/**
 * Returns the visitor's compare list with the changes since products were added. Pages are rendered without a visitor, and the personal
 * layer contains ids only, so the list is loaded after the page.
 * @param isWanted whether the visitor compares any relevant product
 * @param about key of the query: when it changes, the list is loaded again, and the last known list stays meanwhile
 * @returns empty until known; the page works without it
 */
export function useOwnGroups(isWanted: boolean, about = ''): readonly OwnGroup[] {
  const environment = useRelayEnvironment();
  const [groups, setGroups] = useState(none);
  useEffect(() => {
    if (!isWanted) return;
    const asking = fetchQuery<useOwnGroupsQuery>(
      environment,
      graphql`
        query useOwnGroupsQuery {
          viewer {
            compare {
              groups {
                url
                group {
                  slug
                }
                items {
                  product {
                    databaseId
                  }
                  # eslint-disable-next-line relay/unused-fields -- read by sinceAddedWords
                  priceChange {
                    # eslint-disable-next-line relay/unused-fields -- read by sinceAddedWords
                    isLower
                    # eslint-disable-next-line relay/unused-fields -- read by sinceAddedWords
                    difference {
                      # eslint-disable-next-line relay/unused-fields -- read by sinceAddedWords
                      formatted
                    }
                  }
                  # eslint-disable-next-line relay/unused-fields -- read by sinceAddedWords
                  availabilityChange
                }
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ viewer }) =>
        setGroups(
          viewer.compare.groups.map(({ group, url, items }) => {
            const news = items.map(({ product, ...changes }) => [product.databaseId, sinceAddedLabels(changes)] as const);
            return { slug: group.slug, url, news: new Map(news) };
          }),
        ),
      error: () => undefined,
    });
    return () => asking.unsubscribe();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- see above
  }, [environment, isWanted, about]);
  return isWanted ? groups : none;
}
