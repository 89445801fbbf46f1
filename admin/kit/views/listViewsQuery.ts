import { graphql } from 'react-relay/hooks.js';

/** The views of lists that somebody keeps. */
export const listViewsQuery = graphql`
  query listViewsQuery {
    listViews {
      databaseId
      screen
      name
      search
    }
  }
`;
