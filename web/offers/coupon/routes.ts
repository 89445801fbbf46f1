import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../../kit/page/routeHandle.ts';

/** The page of a coupon's code, for visitors without script: its address reveals the code, so it is never cached or indexed. */
export function couponRoutes(environment: IEnvironment): RouteObject[] {
  return [
    {
      id: 'coupon',
      path: 'coupon/:codeId',
      handle: { audience: 'visitor', module: 'web/offers/coupon/CouponPage.tsx' } satisfies RouteHandle,
      loader: async (args) => (await import('./loadCoupon.ts')).loadCoupon(environment, args),
      action: async (args) => (await import('./couponAction.ts')).couponAction(environment)(args),
      lazy: { Component: async () => (await import('./CouponPage.tsx')).CouponPage },
    },
  ];
}
