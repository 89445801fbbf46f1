import { data, redirect, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../../kit/page/routeHandle.ts';
import { shopUrl } from '../../search/categoryUrl.ts';
import type { ListingData } from '../../search/ListingPage.tsx';
import { listingHandle } from '../../search/routes.ts';
import { IndexPage, type IndexData } from './IndexPage.tsx';
import type { HomeData } from './loadHome.ts';

/** Parameters of `/` that name a post or page of a WordPress shop. */
const numbers = ['p', 'page_id'];

/** Loads the page at `/`: a listing if the URL has a category or a search, otherwise the home page. */
async function loadIndex(environment: IEnvironment, request: Request, handle: RouteHandle) {
  const query = new URL(request.url).searchParams;
  handle.late = [];
  // Old URLs by number (?p=7): the server has already redirected those that it knows.
  if (numbers.some((name) => query.get(name))) {
    handle.module = 'web/app/UnknownPage.tsx';
    const [{ UnknownPage }, { loadNotFound }] = await Promise.all([import('../UnknownPage.tsx'), import('../notFound.ts')]);
    const { data: found, init } = await loadNotFound(environment);
    return data<typeof found & IndexData>({ ...found, Page: UnknownPage }, init ?? undefined);
  }
  if (query.get('product_cat') || query.get('s')?.trim()) {
    handle.late = listingHandle.late;
    const { ListingPage, loadListing } = await import('../../search/page.ts');
    const { data: found, init } = await loadListing(environment, request);
    return data<ListingData & IndexData>({ ...found, Page: ListingPage }, init ?? undefined);
  }
  // An empty category selection, or an empty search (row 9).
  if (query.has('product_cat') || query.has('s')) return redirect(shopUrl);
  handle.module = 'web/app/home/page.ts';
  handle.late = ['web/offers/HotDeals.tsx', 'web/newsletter/NewsletterBox.tsx'];
  const { HomePage, loadHome } = await import('./page.ts');
  return data<HomeData & IndexData>({ ...(await loadHome(environment, request)), Page: HomePage });
}

/** Routes of the page at `/` (specification section 2). */
export function homeRoutes(environment: IEnvironment): RouteObject[] {
  // The server creates the routes for each request, so the loader can set in the handle which of the two pages was chosen.
  // The home page shows the temperatures of deals.
  const handle: RouteHandle = { ...listingHandle, parameters: [...listingHandle.parameters, ...numbers], freshSeconds: 300 };
  return [
    {
      id: 'home',
      index: true,
      handle,
      loader: ({ request }) => loadIndex(environment, request, handle),
      Component: IndexPage,
    },
  ];
}
