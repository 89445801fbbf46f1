import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../routes.tsx';

/** The cart page at /cart/ (specification section 2); its forms are answered at the same address. */
export function cartRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'cart',
      path: 'cart',
      handle: { audience: 'visitor', module: 'web/cart/CartPage.tsx' } satisfies RouteHandle,
      // Its query comes with the page's own code: the shop's first page need not carry it.
      loader: async ({ request }) => (await import('./loadCart.ts')).loadCart(environment, request.url),
      action: async (args) => (await import('./actions.ts')).cartAction(environment)(args),
      lazy: { Component: async () => (await import('./CartPage.tsx')).CartPage },
    },
  ];
}
