import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { findProductsQuery } from '../__generated__/findProductsQuery.graphql.ts';
import type { Found } from '../kit/screen.ts';
import { maxSearchWords } from '../kit/table/listUrl.ts';

const query = graphql`
  query findProductsQuery($search: String!) {
    adminProducts(first: 5, filter: { search: $search }) {
      edges {
        node {
          databaseId
          name
          sku
        }
      }
    }
  }
`;

/** The newest products that match the words. */
export async function findProducts(environment: IEnvironment, words: string): Promise<readonly Found[]> {
  const search = words.split(/\s+/).slice(0, maxSearchWords).join(' ');
  const found = await fetchQuery<findProductsQuery>(environment, query, { search }).toPromise();
  return (found?.adminProducts.edges ?? []).map(({ node: { databaseId, name, sku } }) => ({
    title: name,
    detail: sku ?? undefined,
    path: `/products/${databaseId}`,
  }));
}
