import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';

/** The withdrawal function: with an order's number and key its form, otherwise the form that finds the order. */
export function returnRoutes(environment: IEnvironment): RouteObject[] {
  const page = () => import('./WithdrawPage.tsx');
  return [
    {
      id: 'withdraw',
      path: 'withdraw/:number?',
      handle: { audience: 'visitor', module: 'web/returns/WithdrawPage.tsx' } satisfies RouteHandle,
      loader: async (args) => (await page()).loadWithdraw(environment, args),
      action: async (args) => (await page()).withdrawAction(environment)(args),
      lazy: { Component: async () => (await page()).WithdrawPage },
    },
  ];
}
