import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/** The cart page at /cart/ (specification section 2); the same URL handles its forms. */
export function cartRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'cart',
      path: 'cart',
      handle: { audience: 'visitor', module: 'web/cart/page/CartPage.tsx' } satisfies RouteHandle,
      // The query is in the page's own chunk, so that the shop's first page doesn't load it.
      loader: async ({ request }) => (await import('./page/loadCart.ts')).loadCart(environment, request.url),
      action: async (args) => (await import('./page/actions.ts')).cartAction(environment)(args),
      lazy: { Component: async () => (await import('./page/CartPage.tsx')).CartPage },
    },
  ];
}
