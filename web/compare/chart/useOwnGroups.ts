import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useOwnGroupsQuery } from '../../__generated__/useOwnGroupsQuery.graphql.ts';
import { sinceAddedWords, type SinceAddedWord } from '../sinceAdded.ts';

/** What the visitor compares of one group. */
export interface OwnGroup {
  slug: string;
  /** Address of their comparison. */
  url: string;
  /** What has become of each product since it was added, by its number. */
  news: ReadonlyMap<number, SinceAddedWord[]>;
}

const none: readonly OwnGroup[] = [];

/**
 * What the visitor compares, and what has become of it since. Pages know no visitor, and the personal layer brings numbers only: so it is
 * asked for once the page is there.
 * @param isWanted whether the visitor compares anything that matters here
 * @param about what it is asked about: with another value it is asked for anew, and what was known stays meanwhile
 * @returns nothing until it is known; the page is whole without it
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
            const news = items.map(({ product, ...changes }) => [product.databaseId, sinceAddedWords(changes)] as const);
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
