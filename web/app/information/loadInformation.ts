/* oxlint-disable relay/unused-fields -- the page reads the one that it asked for */
import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { preload } from '../../kit/relay/preload.ts';
import type { loadInformationQuery } from '../../__generated__/loadInformationQuery.graphql.ts';
import type { InformationPath } from './routes.ts';

/** Loads the page's text, with header and footer. */
export async function loadInformation(environment: IEnvironment, path: InformationPath) {
  const loaded = await preload<loadInformationQuery>(
    environment,
    graphql`
      query loadInformationQuery(
        $terms: Boolean!
        $privacy: Boolean!
        $imprint: Boolean!
        $delivery: Boolean!
        $withdrawal: Boolean!
        $faq: Boolean!
      ) {
        ...Shell_query
        shop {
          terms @include(if: $terms)
          privacy @include(if: $privacy)
          imprint @include(if: $imprint)
          delivery @include(if: $delivery)
          withdrawal @include(if: $withdrawal)
          faq @include(if: $faq)
          ...Imprint_shop
        }
        checkout @include(if: $delivery) {
          ...DeliveryCosts_checkout
        }
      }
    `,
    {
      terms: path === 'terms',
      privacy: path === 'privacy',
      imprint: path === 'imprint',
      delivery: path === 'delivery',
      withdrawal: path === 'withdrawal',
      faq: path === 'faq',
    },
  );
  return { loaded, path };
}
