import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/** The cart page at /cart/ (specification section 2), whose URL also handles its forms, and the page of a link to another cart. */
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
    {
      id: 'cartLink',
      path: 'cart/open',
      handle: { audience: 'visitor', module: 'web/cart/page/CartLinkPage.tsx' } satisfies RouteHandle,
      loader: async ({ request }) => (await import('./page/CartLinkPage.tsx')).loadCartLink(environment, request.url),
      action: async ({ request }) => (await import('./page/CartLinkPage.tsx')).openLinkedCart(environment, request.url),
      lazy: { Component: async () => (await import('./page/CartLinkPage.tsx')).CartLinkPage },
    },
  ];
}
