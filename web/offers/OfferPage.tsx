import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { OfferPageQuery } from '../__generated__/OfferPageQuery.graphql.ts';
import type { Preloaded } from '../kit/relay/preload.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Offer } from './Offer.tsx';

export interface OfferData {
  loaded: Preloaded<OfferPageQuery>;
  origin: string;
}

/** The page of one deal; marks a deal that has ended. */
export function OfferPage() {
  const { loaded, origin } = useLoaderData<OfferData>();
  const { offer, shopSettings } = usePreloadedQuery<OfferPageQuery>(
    graphql`
      query OfferPageQuery($slug: String!) {
        ...Shell_query
        shopSettings {
          guestsMayVote
        }
        offer(slug: $slug) {
          id
          ...Offer_offer
        }
      }
    `,
    loaded.reference,
  );
  return offer ? <Offer key={offer.id} offer={offer} origin={origin} guestsMayVote={shopSettings.guestsMayVote} /> : <NotFoundPage />;
}
