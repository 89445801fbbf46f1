import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { ProductPageQuery } from '../__generated__/ProductPageQuery.graphql.ts';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { pageOrigin } from '../kit/pageOrigin.ts';
import { preload } from '../kit/relay/preload.ts';

// The query comes with the page's own code: the first page need not carry those of the others.

const productHandle: RouteHandle = {
  audience: 'public',
  module: 'web/products/ProductPage.tsx',
  late: [
    'web/offers/table/OffersTable.tsx',
    'web/marketplace/BoughtTogether.tsx',
    'web/pricing/history/PriceHistory.tsx',
    'web/reviews/Reviews.tsx',
    'web/products/sharing/ShareProduct.tsx',
  ],
  // The price history ends today, and reviews show how many found them helpful.
  freshSeconds: 900,
  parameters: ['attribute_*', 'reviews', 'reviews_after', 'review'],
};

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

/** The product page (specification section 2). */
export function productRoutes(environment: IEnvironment): RouteObject[] {
  return [
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
