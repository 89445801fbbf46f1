import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../../kit/page/routeHandle.ts';

/** The page with a coupon's code, for those without script: its address tells the code, so that it is never kept and never found by searching. */
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
