import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { preload } from '../kit/relay/preload.ts';
import type { RouteHandle } from '../routes.tsx';
import listingPageQuery, { type ListingPageQuery } from '../__generated__/ListingPageQuery.graphql.ts';
import productPageQuery, { type ProductPageQuery } from '../__generated__/ProductPageQuery.graphql.ts';
import { listingVariables, readListingUrl } from './listingUrl.ts';

/** The pages of the catalogue: the listing at /shop/ and at /?product_cat=…, and the product page (specification section 2). */
export function catalogRoutes(environment: IEnvironment): RouteObject[] {
  async function loadListing({ request }: LoaderFunctionArgs) {
    const url = readListingUrl(new URL(request.url));
    const loaded = await preload<ListingPageQuery>(environment, listingPageQuery, listingVariables(url));
    // An unknown category keeps the listing's shell and says so, but it is not a page.
    const isMissing = url.category !== null && !loaded.data.category;
    return data({ url, loaded }, { status: isMissing ? 404 : 200 });
  }

  async function loadProduct({ params }: LoaderFunctionArgs) {
    const loaded = await preload<ProductPageQuery>(environment, productPageQuery, { slug: params.slug ?? '' });
    if (!loaded.data.product) throw new Response(null, { status: 404 });
    return loaded;
  }

  const listing: RouteHandle = {
    audience: 'public',
    module: 'web/catalog/ListingPage.tsx',
    parameters: ['product_cat', 's', 'orderby', 'page', 'brand', 'min_price', 'max_price', 'in_stock', 'on_sale', 'filter_*'],
  };

  return [
    {
      id: 'home',
      index: true,
      handle: listing,
      loader: loadListing,
      lazy: { Component: async () => (await import('./ListingPage.tsx')).ListingPage },
    },
    {
      id: 'shop',
      path: 'shop',
      handle: listing,
      loader: loadListing,
      lazy: { Component: async () => (await import('./ListingPage.tsx')).ListingPage },
    },
    {
      id: 'product',
      path: 'product/:slug',
      handle: { audience: 'public', module: 'web/catalog/ProductPage.tsx', parameters: ['attribute_*'] } satisfies RouteHandle,
      loader: loadProduct,
      lazy: { Component: async () => (await import('./ProductPage.tsx')).ProductPage },
    },
  ];
}
