import { Fragment } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { OfferPageQuery } from '../__generated__/OfferPageQuery.graphql.ts';
import type { Preloaded } from '../kit/relay/preload.ts';
import { MissingPage } from '../search/MissingPage.tsx';
import type { suggestionsPart } from '../search/suggestionsPart.ts';
import type { CommentsPlace } from './comments/commentsAddress.ts';
import { commentsPart } from './comments/commentsPart.ts';
import { Offer } from './Offer.tsx';

export interface OfferData {
  loaded: Preloaded<OfferPageQuery>;
  origin: string;
  /** Null for a known deal. */
  suggestions: Awaited<ReturnType<typeof suggestionsPart.ready>>;
  comments: { place: CommentsPlace; ready: Awaited<ReturnType<typeof commentsPart.ready>> };
}

/** The page of one deal; marks a deal that has ended. */
export function OfferPage() {
  const { loaded, origin, suggestions, comments } = useLoaderData<OfferData>();
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
  if (!offer) return <MissingPage suggestions={suggestions} />;
  return (
    <Fragment key={offer.id}>
      <Offer offer={offer} origin={origin} guestsMayVote={shopSettings.guestsMayVote} />
      <commentsPart.Part ready={comments.ready} variables={comments.place} />
    </Fragment>
  );
}
