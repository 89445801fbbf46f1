import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import dealsQuery, { type DealsPageQuery } from '../__generated__/DealsPageQuery.graphql.ts';
import offerQuery, { type OfferPageQuery } from '../__generated__/OfferPageQuery.graphql.ts';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';
import { NetworkError } from '../kit/relay/networkError.ts';
import type { DealsData } from './DealsPage.tsx';
import { dealsHref, dealsVariables, readDealsUrl } from './dealsUrl.ts';
import type { OfferData } from './OfferPage.tsx';
import { voteAction } from './votes/voteAction.ts';

/** What the pages of deals load, and what answers their forms. */
export function offersLoaders(environment: IEnvironment) {
  return {
    /** A shop or category that does not exist keeps the page and says so with status 404. */
    async loadDeals({ request }: LoaderFunctionArgs) {
      const url = readDealsUrl(new URL(request.url).searchParams);
      const variables = { ...dealsVariables(url), merchant: url.merchant ?? '', category: url.category ?? '' };
      const loaded = await preload<DealsPageQuery>(environment, dealsQuery, variables).catch((error: unknown): never => {
        // A cursor that is none, such as one out of an old bookmark, leads to the list's beginning.
        throw url.after !== null && !(error instanceof NetworkError) ? redirect(dealsHref({ ...url, after: null })) : error;
      });
      const { merchant, category } = loaded.data;
      const isThere = (url.merchant === null || merchant != null) && (url.category === null || category != null);
      return data<DealsData>({ url, origin: pageOrigin(request.url), loaded }, { status: isThere ? 200 : 404 });
    },
    async loadOffer({ request, params }: LoaderFunctionArgs) {
      const loaded = await preload<OfferPageQuery>(environment, offerQuery, { slug: params.slug ?? '' });
      return data<OfferData>({ loaded, origin: pageOrigin(request.url) }, { status: loaded.data.offer ? 200 : 404 });
    },
    answerVote: voteAction(environment),
  };
}
