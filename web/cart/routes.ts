import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../routes.tsx';
import type { CartPageQuery } from '../__generated__/CartPageQuery.graphql.ts';
import { preloadOwn } from './ownPage.ts';

/** The cart page at /cart/ (specification section 2); its forms are answered at the same address. */
export function cartRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'cart',
      path: 'cart',
      handle: { audience: 'visitor', module: 'web/cart/CartPage.tsx' } satisfies RouteHandle,
      // Its query comes with the page's own code: the shop's first page need not carry it.
      loader: async () => preloadOwn<CartPageQuery>(environment, (await import('../__generated__/CartPageQuery.graphql.ts')).default, {}),
      action: async (args) => (await import('./actions.ts')).cartAction(environment)(args),
      lazy: { Component: async () => (await import('./CartPage.tsx')).CartPage },
    },
  ];
}
