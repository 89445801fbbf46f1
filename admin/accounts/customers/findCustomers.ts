import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { findCustomersQuery } from '../../__generated__/findCustomersQuery.graphql.ts';
import type { Found } from '../../kit/screen.ts';

const query = graphql`
  query findCustomersQuery($search: String!) {
    customers(first: 5, filter: { search: $search }) {
      edges {
        node {
          databaseId
          email
          name
        }
      }
    }
  }
`;

/** The newest customers whose email address or name contains the words. */
export async function findCustomers(environment: IEnvironment, search: string): Promise<readonly Found[]> {
  const found = await fetchQuery<findCustomersQuery>(environment, query, { search }).toPromise();
  return (found?.customers.edges ?? []).map(({ node: { databaseId, email, name } }) => ({
    title: email,
    detail: name,
    path: `/customers/${databaseId}`,
  }));
}
