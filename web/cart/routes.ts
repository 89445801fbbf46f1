import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/** The cart page at /cart/ (specification section 2); its forms are answered at the same address. */
export function cartRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'cart',
      path: 'cart',
      handle: { audience: 'visitor', module: 'web/cart/page/CartPage.tsx' } satisfies RouteHandle,
      // Its query comes with the page's own code: the shop's first page need not carry it.
      loader: async ({ request }) => (await import('./page/loadCart.ts')).loadCart(environment, request.url),
      action: async (args) => (await import('./page/actions.ts')).cartAction(environment)(args),
      lazy: { Component: async () => (await import('./page/CartPage.tsx')).CartPage },
    },
  ];
}
