import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

// Each page comes in one piece with what it loads: the first page's script knows where both are, and no more.
const deals = () => import('./dealsRoute.ts');
const offer = () => import('./offerRoute.ts');

/**
 * Votes are not told to the pages that show them: those are made anew after some seconds, and follow the votes once they are alive.
 * @param module source file of the page
 */
const handle = (module: string, parameters?: string[]): RouteHandle => ({ audience: 'public', freshSeconds: 30, module, parameters });

/** The deals, and each of them by itself (specification section 2, Offers, coupons and deals). */
export function offersRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'deals',
      path: 'deals',
      handle: handle('web/offers/dealsRoute.ts', ['orderby', 'kind', 'merchant', 'category', 'after']),
      loader: async (args) => (await deals()).loadDeals(environment, args),
      lazy: { Component: async () => (await deals()).DealsPage },
    },
    {
      id: 'offer',
      path: 'deals/:slug',
      handle: handle('web/offers/offerRoute.ts'),
      loader: async (args) => (await offer()).loadOffer(environment, args),
      action: async (args) => (await offer()).answerVote(environment, args),
      lazy: { Component: async () => (await offer()).OfferPage },
    },
  ];
}
