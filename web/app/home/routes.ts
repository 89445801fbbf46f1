import { data, redirect, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { NotFoundPage } from '../../kit/page/NotFoundPage.tsx';
import type { RouteHandle } from '../../kit/page/routeHandle.ts';
import { shopUrl } from '../../search/categoryUrl.ts';
import type { ListingData } from '../../search/ListingPage.tsx';
import { listingHandle } from '../../search/routes.ts';
import { IndexPage, type IndexData } from './IndexPage.tsx';
import type { HomeData } from './loadHome.ts';

/** In the query of `/`, each names a post or a page of a WordPress shop. */
const numbers = ['p', 'page_id'];

/** The page at `/`: a listing where the URL names a category or words to search for, otherwise the home page. */
async function loadIndex(environment: IEnvironment, request: Request, handle: RouteHandle) {
  const query = new URL(request.url).searchParams;
  handle.late = [];
  // Old addresses by number (?p=7): the server has sent on those that it knows, before any page.
  if (numbers.some((name) => query.get(name))) {
    handle.module = undefined;
    const { data: found, init } = await (await import('../notFound.ts')).loadNotFound(environment);
    return data<typeof found & IndexData>({ ...found, Page: NotFoundPage }, init ?? undefined);
  }
  if (query.get('product_cat') || query.get('s')?.trim()) {
    const [{ ListingPage }, { loadListing }] = await Promise.all([
      import('../../search/ListingPage.tsx'),
      import('../../search/loadListing.ts'),
    ]);
    const { data: found, init } = await loadListing(environment, request);
    return data<ListingData & IndexData>({ ...found, Page: ListingPage }, init ?? undefined);
  }
  // The empty choice of a category, or a search for nothing (row 9).
  if (query.has('product_cat') || query.has('s')) return redirect(shopUrl);
  handle.module = 'web/app/home/HomePage.tsx';
  handle.late = ['web/offers/HotDeals.tsx', 'web/newsletter/NewsletterBox.tsx'];
  const [{ HomePage }, { loadHome }] = await Promise.all([import('./HomePage.tsx'), import('./loadHome.ts')]);
  return data<HomeData & IndexData>({ ...(await loadHome(environment, request)), Page: HomePage });
}

/** What stands at `/` (specification section 2). */
export function homeRoutes(environment: IEnvironment): RouteObject[] {
  // The server makes the routes anew for each request, so the loader can say in the handle which of the two pages it is.
  // The home page shows how hot deals are.
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
