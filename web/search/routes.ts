import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/** Of the listing at /shop/ and, for a category or search, at / (app/home/routes.ts). */
export const listingHandle = {
  audience: 'public',
  module: 'web/search/page.ts',
  late: ['web/search/LateSuggestions.tsx'],
  parameters: ['product_cat', 's', 'orderby', 'page', 'brand', 'min_price', 'max_price', 'in_stock', 'on_sale', 'filter_*'],
} satisfies RouteHandle;

/** The listing, and the search form as a page of its own, where the header's search leads without script. */
export function searchRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'shop',
      path: 'shop',
      handle: listingHandle,
      loader: async ({ request }) => (await import('./page.ts')).loadListing(environment, request),
      lazy: { Component: async () => (await import('./page.ts')).ListingPage },
    },
    {
      id: 'search',
      path: 'search',
      handle: { audience: 'public', module: 'web/search/live/SearchPage.tsx' } satisfies RouteHandle,
      loader: async () => (await import('./live/loadSearch.ts')).loadSearch(environment),
      lazy: { Component: async () => (await import('./live/SearchPage.tsx')).SearchPage },
    },
  ];
}
