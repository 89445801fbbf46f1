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

/** The product page (specification section 2), and the size guides that it links to. */
export function productRoutes(environment: IEnvironment): RouteObject[] {
  // The server creates the routes for each request, so the loader can set in the handle which parts the page has.
  const handle: RouteHandle = { ...productHandle };
  return [
    {
      id: 'product',
      path: 'product/:slug',
      handle,
      loader: async (args) => {
        const found = await (await import('./page.ts')).loadProduct(environment, args);
        handle.late = found.data.parts.suggestions ? ['web/search/LateSuggestions.tsx'] : productHandle.late;
        return found;
      },
      action: async (args) => (await import('./productAction.ts')).productAction(environment)(args),
      lazy: { Component: async () => (await import('./page.ts')).ProductPage },
    },
    {
      id: 'sizeGuide',
      path: 'size-guide/:slug',
      handle: { audience: 'public', module: 'web/products/sizeGuide/SizeGuidePage.tsx' } satisfies RouteHandle,
      loader: async (args) => (await import('./sizeGuide/SizeGuidePage.tsx')).loadSizeGuide(environment, args),
      lazy: { Component: async () => (await import('./sizeGuide/SizeGuidePage.tsx')).SizeGuidePage },
    },
  ];
}
