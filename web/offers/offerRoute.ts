import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type OfferPageQuery } from '../__generated__/OfferPageQuery.graphql.ts';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';
import { suggestionsPart } from '../search/suggestionsPart.ts';
import { OfferPage as Page, type OfferData } from './OfferPage.tsx';

export const OfferPage = Page;

/** Loads one offer by the slug in its address. */
export async function loadOffer(environment: IEnvironment, { request, params }: LoaderFunctionArgs) {
  const loaded = await preload<OfferPageQuery>(environment, query, { slug: params.slug ?? '' });
  const suggestions = loaded.data.offer ? null : await suggestionsPart.ready(environment, undefined);
  return data<OfferData>({ loaded, origin: pageOrigin(request.url), suggestions }, { status: loaded.data.offer ? 200 : 404 });
}

/** Handles a vote without script. */
export async function answerVote(environment: IEnvironment, args: ActionFunctionArgs) {
  return (await import('./votes/voteAction.ts')).voteAction(environment, args);
}
