import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { preload } from '../../kit/relay/preload.ts';
import type { loadInformationQuery } from '../../__generated__/loadInformationQuery.graphql.ts';
import type { InformationPath } from './routes.ts';

/** Loads header and footer; the page's own text comes with its code. */
export async function loadInformation(environment: IEnvironment, path: InformationPath) {
  const loaded = await preload<loadInformationQuery>(
    environment,
    graphql`
      query loadInformationQuery {
        ...Shell_query
      }
    `,
    {},
  );
  return { loaded, path };
}
