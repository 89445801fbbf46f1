import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { moreDealsQuery } from '../__generated__/moreDealsQuery.graphql.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';

/** A further part of a list of deals. */
export type MoreDeals = Preloaded<moreDealsQuery>;

/**
 * Asks for the deals behind a cursor.
 * @throws what the network throws
 */
export function loadMoreDeals(environment: IEnvironment, variables: moreDealsQuery['variables']): Promise<MoreDeals> {
  return preload<moreDealsQuery>(
    environment,
    graphql`
      query moreDealsQuery($first: Int!, $after: String!, $sort: OfferSort!, $filter: OfferFilter!) {
        offers(first: $first, after: $after, sort: $sort, filter: $filter) {
          pageInfo {
            # eslint-disable-next-line relay/unused-fields -- the list goes on from here (DealsList.tsx)
            endCursor
            # eslint-disable-next-line relay/unused-fields
            hasNextPage
          }
          ...DealsList_offers
        }
      }
    `,
    variables,
  );
}
