import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const couponScreens: readonly AdminScreen[] = [
  {
    path: 'coupons',
    title: t.coupons,
    right: 'ORDERS',
    group: 'Sales',
    icon: 'percent',
    keywords: 'discount code voucher promotion free delivery',
    open: async () => {
      const { CouponsScreen, loadCoupons } = await import('./CouponsScreen.tsx');
      return { Component: CouponsScreen, load: loadCoupons };
    },
  },
  {
    path: 'coupons/new',
    title: t.newCoupon,
    right: 'ORDERS',
    keywords: 'make discount code voucher',
    open: async () => {
      const { NewCouponScreen, loadNewCoupon } = await import('./NewCouponScreen.tsx');
      return { Component: NewCouponScreen, load: loadNewCoupon };
    },
  },
  {
    path: 'coupons/:number',
    title: t.coupon,
    right: 'ORDERS',
    open: async () => {
      const { CouponScreen, loadCoupon } = await import('./CouponScreen.tsx');
      return { Component: CouponScreen, load: loadCoupon };
    },
  },
];
