import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type NewsletterBoxQuery } from '../__generated__/NewsletterBoxQuery.graphql.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { NewsletterBlock } from './NewsletterBlock.tsx';

/** Where a box can stand. */
export type BoxPlace = 'HOME' | 'DEALS' | 'PRODUCT';

/** For latePart. @param place which of the places it is */
export function load(environment: IEnvironment, place: BoxPlace): Promise<Preloaded<NewsletterBoxQuery>> {
  return preload<NewsletterBoxQuery>(environment, query, { place });
}

/** A form of the newsletter within a page; nothing where the shop's owner wants none. */
export function Component({ data }: { data: Preloaded<NewsletterBoxQuery> }) {
  const { newsletterFormAt: form } = usePreloadedQuery<NewsletterBoxQuery>(
    graphql`
      query NewsletterBoxQuery($place: NewsletterPlace!) {
        newsletterFormAt(place: $place) {
          ...NewsletterForm_form
        }
      }
    `,
    data.reference,
  );
  return form ? <NewsletterBlock form={form} placement={data.reference.variables.place.toLowerCase()} isBox /> : null;
}
