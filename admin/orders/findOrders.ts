import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { findOrdersQuery } from '../__generated__/findOrdersQuery.graphql.ts';
import type { Found } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query findOrdersQuery($search: String!) {
    orders(first: 5, filter: { search: $search }) {
      edges {
        node {
          number
          firstName
          lastName
          total {
            formatted
          }
        }
      }
    }
  }
`;

/** The newest orders that match the words. */
export async function findOrders(environment: IEnvironment, search: string): Promise<readonly Found[]> {
  const found = await fetchQuery<findOrdersQuery>(environment, query, { search }).toPromise();
  return (found?.orders.edges ?? []).map(({ node: { number, firstName, lastName, total } }) => ({
    title: t.orderNumber({ number }),
    detail: `${`${firstName} ${lastName}`.trim()}, ${total.formatted}`,
    path: `/orders/${number}`,
  }));
}
