import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type ForgottenPageQuery } from '../../__generated__/ForgottenPageQuery.graphql.ts';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { LinkPage } from './LinkPage.tsx';
import * as t from '../__generated__/messages.ts';

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
    <LinkPage title={t.yourAddressHasBeenDeleted}>
      <p role="status">{t.youWontGetAnyMoreNewsletters}</p>
    </LinkPage>
  );
}
