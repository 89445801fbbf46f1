import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';
import { IndexPage, type IndexData } from '../home/IndexPage.tsx';
import type { HomeData } from '../home/loadHome.ts';
import { NotFoundPage } from '../navigation/NotFoundPage.tsx';
import type { RouteHandle } from '../routes.tsx';
import type { ProductPageQuery } from '../__generated__/ProductPageQuery.graphql.ts';
import { shopUrl } from './categoryUrl.ts';
import type { ListingData } from './ListingPage.tsx';

// Queries come with their page's own code: the first page need not carry those of the others.

const listingModule = 'web/catalog/ListingPage.tsx';
const homeModule = 'web/home/HomePage.tsx';
const hotDealsModule = 'web/offers/HotDeals.tsx';
const newsletterModule = 'web/subscribers/NewsletterBox.tsx';

const listingParameters = ['product_cat', 's', 'orderby', 'page', 'brand', 'min_price', 'max_price', 'in_stock', 'on_sale', 'filter_*'];

/** In the query of `/`, each names a post or a page of a WordPress shop. */
const numbers = ['p', 'page_id'];

const listingHandle: RouteHandle = { audience: 'public', module: listingModule, parameters: listingParameters };

const productHandle: RouteHandle = {
  audience: 'public',
  module: 'web/catalog/ProductPage.tsx',
  late: [
    'web/offers/table/OffersTable.tsx',
    'web/marketplace/BoughtTogether.tsx',
    'web/catalog/priceHistory/PriceHistory.tsx',
    'web/reviews/Reviews.tsx',
    'web/sharing/ShareProduct.tsx',
  ],
  // The price history ends today, and reviews show how many found them helpful.
  freshSeconds: 900,
  parameters: ['attribute_*', 'reviews', 'reviews_after', 'review'],
};

/** The page at `/`: a listing where the URL names a category or words to search for, otherwise the home page. */
async function loadIndex(environment: IEnvironment, request: Request, handle: RouteHandle) {
  const query = new URL(request.url).searchParams;
  // Old addresses by number (?p=7): the server has sent on those that it knows, before any page.
  if (numbers.some((name) => query.get(name))) {
    handle.module = undefined;
    handle.late = [];
    const { data: found, init } = await (await import('../navigation/notFound.ts')).loadNotFound(environment);
    return data<typeof found & IndexData>({ ...found, Page: NotFoundPage }, init ?? undefined);
  }
  if (query.get('product_cat') || query.get('s')?.trim()) {
    handle.module = listingModule;
    handle.late = [];
    const [{ ListingPage }, { loadListing }] = await Promise.all([import('./ListingPage.tsx'), import('./loadListing.ts')]);
    const { data: found, init } = await loadListing(environment, request);
    return data<ListingData & IndexData>({ ...found, Page: ListingPage }, init ?? undefined);
  }
  // The empty choice of a category, or a search for nothing (row 9).
  if (query.has('product_cat') || query.has('s')) return redirect(shopUrl);
  handle.module = homeModule;
  handle.late = [hotDealsModule, newsletterModule];
  const [{ HomePage }, { loadHome }] = await Promise.all([import('../home/HomePage.tsx'), import('../home/loadHome.ts')]);
  return data<HomeData & IndexData>({ ...(await loadHome(environment, request)), Page: HomePage });
}

async function loadProduct(environment: IEnvironment, { request, params }: LoaderFunctionArgs) {
  const [{ default: query }, { choiceFromQuery }, { readyProductParts, sharePart }] = await Promise.all([
    import('../__generated__/ProductPageQuery.graphql.ts'),
    import('./variationChoice.ts'),
    import('./productParts.ts'),
  ]);
  const variables = { slug: params.slug ?? '' };
  const { search, searchParams } = new URL(request.url);
  const [loaded, parts] = await Promise.all([
    preload<ProductPageQuery>(environment, query, variables),
    readyProductParts(environment, variables, search),
  ]);
  const origin = pageOrigin(request.url);
  // After the product, whose answer has all that it needs.
  const share = await sharePart.ready(environment, { ...variables, origin });
  const status = loaded.data.product ? 200 : 404;
  return data({ loaded, parts: { ...parts, share }, origin, search, choice: choiceFromQuery(searchParams) }, { status });
}

/** The pages of the catalogue: home, the listing at /shop/ and at /?product_cat=…, and the product page (specification section 2). */
export function catalogRoutes(environment: IEnvironment): RouteObject[] {
  // The server makes the routes anew for each request, so the loader can say in the handle which of the two pages it is.
  // The home page shows how hot deals are.
  const indexHandle: RouteHandle = { ...listingHandle, parameters: [...listingParameters, ...numbers], freshSeconds: 300 };
  return [
    {
      id: 'home',
      index: true,
      handle: indexHandle,
      loader: ({ request }) => loadIndex(environment, request, indexHandle),
      Component: IndexPage,
    },
    {
      id: 'shop',
      path: 'shop',
      handle: listingHandle,
      loader: async ({ request }) => (await import('./loadListing.ts')).loadListing(environment, request),
      lazy: { Component: async () => (await import('./ListingPage.tsx')).ListingPage },
    },
    {
      id: 'product',
      path: 'product/:slug',
      handle: productHandle,
      loader: (args) => loadProduct(environment, args),
      action: async (args) => (await import('./productAction.ts')).productAction(environment)(args),
      lazy: { Component: async () => (await import('./ProductPage.tsx')).ProductPage },
    },
  ];
}
