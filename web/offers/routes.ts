import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

// Loads each page and its loader in one chunk, so that the first page's script holds only the address.
const deals = () => import('./dealsRoute.ts');
const offer = () => import('./offerRoute.ts');
const alertsOff = () => import('./alerts/DealAlertsOffPage.tsx');
const submit = () => import('./submit/SubmitDealPage.tsx');

/**
 * Votes do not invalidate cached pages: these are rendered again after some seconds, and follow the votes once they are alive.
 * @param module source file of the page
 */
const handle = (module: string, parameters?: string[]): RouteHandle => ({ audience: 'public', freshSeconds: 30, module, parameters });

/** The deals page and the page of a deal (specification section 2, Offers, coupons and deals). */
export function offersRoutes(environment: IEnvironment): RouteObject[] {
  // The server creates the routes for each request, so the loader can set in the handle which parts the page has.
  const offerHandle = handle('web/offers/offerRoute.ts', ['comment', 'comments', 'comments_after']);
  return [
    {
      id: 'deals',
      path: 'deals',
      handle: handle('web/offers/dealsRoute.ts', ['orderby', 'kind', 'merchant', 'category', 'after']),
      loader: async (args) => (await deals()).loadDeals(environment, args),
      lazy: { Component: async () => (await deals()).DealsPage },
    },
    {
      id: 'submit-deal',
      path: 'deals/submit',
      handle: { audience: 'visitor', module: 'web/offers/submit/SubmitDealPage.tsx' } satisfies RouteHandle,
      loader: async () => (await submit()).loadSubmitDeal(environment),
      action: async (args) => (await submit()).submitDealAction(environment)(args),
      lazy: { Component: async () => (await submit()).SubmitDealPage },
    },
    {
      id: 'deal-alerts-off',
      path: 'deal-alerts/off',
      handle: { audience: 'visitor', module: 'web/offers/alerts/DealAlertsOffPage.tsx' } satisfies RouteHandle,
      loader: async (args) => (await alertsOff()).loadDealAlertsOff(environment, args),
      action: async (args) => (await alertsOff()).dealAlertsOffAction(environment)(args),
      lazy: { Component: async () => (await alertsOff()).DealAlertsOffPage },
    },
    {
      id: 'offer',
      path: 'deals/:slug',
      handle: offerHandle,
      loader: async (args) => (await offer()).loadOffer(environment, args, offerHandle),
      action: async (args) => (await offer()).answerForm(environment, args),
      lazy: { Component: async () => (await offer()).OfferPage },
    },
  ];
}
