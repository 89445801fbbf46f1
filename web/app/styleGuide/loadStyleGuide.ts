import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { preload } from '../../kit/relay/preload.ts';
import type { loadStyleGuideQuery } from '../../__generated__/loadStyleGuideQuery.graphql.ts';

/** Loads header and footer; the sections are part of the page's code. */
export async function loadStyleGuide(environment: IEnvironment) {
  const loaded = await preload<loadStyleGuideQuery>(
    environment,
    graphql`
      query loadStyleGuideQuery {
        ...Shell_query
      }
    `,
    {},
  );
  return { loaded };
}
