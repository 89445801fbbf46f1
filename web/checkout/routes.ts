import { data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { preloadOwn } from '../cart/ownPage.ts';
import { cartPath } from '../cart/ViewCartLink.tsx';
import type { RouteHandle } from '../routes.tsx';
import type { CheckoutPageQuery } from '../__generated__/CheckoutPageQuery.graphql.ts';
import type { OrderPageQuery } from '../__generated__/OrderPageQuery.graphql.ts';

/** The checkout at /checkout/ and the page of a placed order, which its secret link opens (specification section 2). */
export function checkoutRoutes(environment: IEnvironment): RouteObject[] {
  async function loadCheckout() {
    const { default: query } = await import('../__generated__/CheckoutPageQuery.graphql.ts');
    const loaded = await preloadOwn<CheckoutPageQuery>(environment, query, {});
    const { cart } = loaded.data.viewer;
    // There is nothing to order; the cart page says so.
    if (!cart || cart.isEmpty) throw redirect(cartPath);
    return loaded;
  }

  async function loadOrder({ request, params }: LoaderFunctionArgs) {
    const key = new URL(request.url).searchParams.get('key') ?? '';
    // No order has the number 0: what is no number opens none.
    const number = /^[1-9]\d{0,8}$/.test(params.number ?? '') ? Number(params.number) : 0;
    const { default: query } = await import('../__generated__/OrderPageQuery.graphql.ts');
    const loaded = await preloadOwn<OrderPageQuery>(environment, query, { number, key });
    return data(loaded, { status: loaded.data.order ? 200 : 404 });
  }

  return [
    {
      id: 'checkout',
      path: 'checkout',
      handle: { audience: 'visitor', module: 'web/checkout/CheckoutPage.tsx' } satisfies RouteHandle,
      loader: loadCheckout,
      action: async (args) => (await import('./actions.ts')).checkoutAction(environment)(args),
      lazy: { Component: async () => (await import('./CheckoutPage.tsx')).CheckoutPage },
    },
    {
      id: 'order',
      path: 'checkout/order-received/:number',
      handle: { audience: 'visitor', module: 'web/checkout/OrderPage.tsx' } satisfies RouteHandle,
      loader: loadOrder,
      lazy: { Component: async () => (await import('./OrderPage.tsx')).OrderPage },
    },
  ];
}
