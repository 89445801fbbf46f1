import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../routes.tsx';
import { dealsParameters } from './dealsUrl.ts';

/** Votes are not told to the pages that show them: they are made anew after this time, and follow the votes once they are alive. */
const freshSeconds = 30;

/** The deals, and each of them by itself (specification section 2, Offers, coupons and deals). */
export function offersRoutes(environment: IEnvironment): RouteObject[] {
  const loaders = async () => (await import('./loaders.ts')).offersLoaders(environment);
  return [
    {
      id: 'deals',
      path: 'deals',
      handle: { audience: 'public', module: 'web/offers/DealsPage.tsx', freshSeconds, parameters: dealsParameters } satisfies RouteHandle,
      loader: async (args) => (await loaders()).loadDeals(args),
      lazy: { Component: async () => (await import('./DealsPage.tsx')).DealsPage },
    },
    {
      id: 'offer',
      path: 'deals/:slug',
      handle: { audience: 'public', module: 'web/offers/OfferPage.tsx', freshSeconds } satisfies RouteHandle,
      loader: async (args) => (await loaders()).loadOffer(args),
      action: async (args) => (await loaders()).answerVote(args),
      lazy: { Component: async () => (await import('./OfferPage.tsx')).OfferPage },
    },
  ];
}
