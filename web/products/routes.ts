import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

const productHandle: RouteHandle = {
  audience: 'public',
  module: 'web/products/page.ts',
  late: ['web/products/lateParts.ts'],
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
      loader: async (args) => (await import('./page.ts')).loadProduct(environment, args),
      action: async (args) => (await import('./productAction.ts')).productAction(environment)(args),
      lazy: { Component: async () => (await import('./page.ts')).ProductPage },
    },
  ];
}
