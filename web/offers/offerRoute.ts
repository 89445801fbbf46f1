import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import query, { type OfferPageQuery } from '../__generated__/OfferPageQuery.graphql.ts';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';
import { suggestionsPart } from '../search/suggestionsPart.ts';
import { commentsPart } from './comments/commentsPart.ts';
import { OfferPage as Page, type OfferData } from './OfferPage.tsx';

export const OfferPage = Page;

/**
 * Loads one offer by the slug in its address.
 * @param handle of the route: which late parts the page has is set here
 */
export async function loadOffer(environment: IEnvironment, { request, params }: LoaderFunctionArgs, handle: RouteHandle) {
  const loaded = await preload<OfferPageQuery>(environment, query, { slug: params.slug ?? '' });
  const suggestions = loaded.data.offer ? null : await suggestionsPart.ready(environment, undefined);
  const place = { slug: params.slug ?? '', search: new URL(request.url).search };
  const found = loaded.data.offer != null;
  const comments = { place, ready: found ? await commentsPart.ready(environment, place) : null };
  handle.late = [found ? 'web/offers/comments/Comments.tsx' : 'web/search/LateSuggestions.tsx'];
  return data<OfferData>({ loaded, origin: pageOrigin(request.url), suggestions, comments }, { status: found ? 200 : 404 });
}

/** Handles a vote or a form of the comments without script. */
export async function answerForm(environment: IEnvironment, args: ActionFunctionArgs) {
  const intent = (await args.request.clone().formData()).get('intent');
  if (typeof intent === 'string') {
    const answer = await (await import('./comments/commentActions.ts')).answerCommentForm(environment, args.request, intent);
    if (answer) return answer;
  }
  return (await import('./votes/voteAction.ts')).voteAction(environment, args);
}
