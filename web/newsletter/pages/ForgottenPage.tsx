import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type ForgottenPageQuery } from '../../__generated__/ForgottenPageQuery.graphql.ts';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { LinkPage } from './LinkPage.tsx';

/** Loads only header and footer, because the subscriber no longer exists. */
export async function loadForgotten(environment: IEnvironment) {
  return { loaded: await preload<ForgottenPageQuery>(environment, query, {}) };
}

/** Says that an address was erased. */
export function ForgottenPage() {
  const { loaded } = useLoaderData<{ loaded: Preloaded<ForgottenPageQuery> }>();
  usePreloadedQuery<ForgottenPageQuery>(
    graphql`
      query ForgottenPageQuery {
        ...Shell_query
      }
    `,
    loaded.reference,
  );
  return (
    <LinkPage title="Your address has been deleted">
      <p role="status">You won’t get any more newsletters, and the links in our earlier emails no longer work.</p>
    </LinkPage>
  );
}
