import { graphql } from './graphqlTag.ts';

/** Addresses by number, such as /?p=123, which old links and feeds of a WordPress shop carry. */
export const shortLinksQuery = graphql`
  query shortLinksQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        url
      }
    }
  }
`;
