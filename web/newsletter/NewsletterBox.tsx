import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type NewsletterBoxQuery } from '../__generated__/NewsletterBoxQuery.graphql.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { NewsletterBlock } from './NewsletterBlock.tsx';

/** For latePart. */
export function load(environment: IEnvironment): Promise<Preloaded<NewsletterBoxQuery>> {
  return preload<NewsletterBoxQuery>(environment, query, {});
}

/** The newsletter form on the home page; renders nothing if the owner has turned it off. */
export function Component({ data }: { data: Preloaded<NewsletterBoxQuery> }) {
  const { newsletterFormAt: form } = usePreloadedQuery<NewsletterBoxQuery>(
    graphql`
      query NewsletterBoxQuery {
        newsletterFormAt(place: HOME) {
          ...NewsletterForm_form
        }
      }
    `,
    data.reference,
  );
  return form ? <NewsletterBlock form={form} placement="home" isBox /> : null;
}
