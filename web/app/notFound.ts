import { graphql } from 'react-relay/hooks.js';
import { data } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { preload } from '../kit/relay/preload.ts';
import type { notFoundQuery } from '../__generated__/notFoundQuery.graphql.ts';

/** Loads header and footer for an address that no page has. */
export async function loadNotFound(environment: IEnvironment) {
  const loaded = await preload<notFoundQuery>(
    environment,
    graphql`
      query notFoundQuery {
        ...Shell_query
      }
    `,
    {},
  );
  return data({ loaded }, { status: 404 });
}
