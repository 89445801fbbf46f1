import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import type { checkoutLoaders } from './loaders.ts';

/** Their code is loaded when one of the pages is opened. */
function loadersOf(environment: IEnvironment) {
  let made: ReturnType<typeof checkoutLoaders> | null = null;
  return async () => {
    const module = await import('./loaders.ts');
    return (made ??= module.checkoutLoaders(environment));
  };
}

/** The checkout (specification section 2). */
export function checkoutRoutes(environment: IEnvironment): RouteObject[] {
  const loaders = loadersOf(environment);
  return [
    {
      id: 'checkout',
      path: 'checkout',
      handle: { audience: 'visitor', module: 'web/orders/checkout/CheckoutPage.tsx' } satisfies RouteHandle,
      loader: async (args) => (await loaders()).loadCheckout(args),
      action: async (args) => (await import('./checkout/actions.ts')).checkoutAction(environment, (await loaders()).setWish)(args),
      lazy: { Component: async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage },
    },
  ];
}

/** The page of a placed order, which its secret link opens, and the form that finds an order (specification section 2). */
export function orderRoutes(environment: IEnvironment): RouteObject[] {
  const loaders = loadersOf(environment);
  return [
    {
      id: 'order',
      path: 'checkout/order-received/:number',
      handle: { audience: 'visitor', module: 'web/orders/OrderPage.tsx' } satisfies RouteHandle,
      loader: async (args) => (await loaders()).loadOrder(args),
      action: async (args) => (await import('./orderActions.ts')).orderAction(environment)(args),
      lazy: { Component: async () => (await import('./OrderPage.tsx')).OrderPage },
    },
    {
      id: 'findOrder',
      path: 'find-order',
      handle: { audience: 'public', module: 'web/orders/FindOrderPage.tsx' } satisfies RouteHandle,
      loader: async () => (await loaders()).loadFindOrder(),
      action: async (args) => (await import('./orderActions.ts')).findOrderAction(environment)(args),
      lazy: { Component: async () => (await import('./FindOrderPage.tsx')).FindOrderPage },
    },
  ];
}
