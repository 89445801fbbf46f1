import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

// The query comes with the page's own code, so that the first page does not carry the queries of other pages.

const productHandle: RouteHandle = {
  audience: 'public',
  module: 'web/products/ProductPage.tsx',
  late: [
    'web/alerts/StockAlert.tsx',
    'web/offers/table/OffersTable.tsx',
    'web/marketplace/BoughtTogether.tsx',
    'web/pricing/history/PriceHistory.tsx',
    'web/reviews/Reviews.tsx',
    'web/products/sharing/ShareProduct.tsx',
    'web/products/LateFacts.tsx',
  ],
  // The price history ends today, and reviews show helpful votes.
  freshSeconds: 900,
  parameters: ['attribute_*', 'reviews', 'reviews_after', 'review'],
};

/** The product page (specification section 2). */
export function productRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'product',
      path: 'product/:slug',
      handle: productHandle,
      loader: async (args) => {
        // In parallel: none of them waits for another one's code.
        const [{ loadProduct }, { default: query }, { choiceFromQuery }] = await Promise.all([
          import('./productParts.ts'),
          import('../__generated__/ProductPageQuery.graphql.ts'),
          import('./variationChoice.ts'),
        ]);
        return loadProduct(environment, args, query, choiceFromQuery);
      },
      action: async (args) => (await import('./productAction.ts')).productAction(environment)(args),
      lazy: { Component: async () => (await import('./ProductPage.tsx')).ProductPage },
    },
  ];
}
