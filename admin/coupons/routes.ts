import type { AdminScreen } from '../kit/screen.ts';

export const couponScreens: readonly AdminScreen[] = [
  {
    path: 'coupons',
    title: 'Coupons',
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
    title: 'New coupon',
    right: 'ORDERS',
    keywords: 'make discount code voucher',
    open: async () => {
      const { NewCouponScreen, loadNewCoupon } = await import('./NewCouponScreen.tsx');
      return { Component: NewCouponScreen, load: loadNewCoupon };
    },
  },
  {
    path: 'coupons/:number',
    title: 'Coupon',
    right: 'ORDERS',
    open: async () => {
      const { CouponScreen, loadCoupon } = await import('./CouponScreen.tsx');
      return { Component: CouponScreen, load: loadCoupon };
    },
  },
];
