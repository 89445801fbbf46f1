// Public API of the coupons module.
export { couponActions } from './bulk.ts';
export { CouponNotApplicableError, CouponNotInCartError, refusalMessage } from './errors.ts';
export { couponTargets } from './list.ts';
export {
  type ShownCoupon,
  attachCoupon,
  consumeCoupons,
  couponColumns,
  couponOrder,
  couponsOfCart,
  detachAllSql,
  detachCoupon,
  findCoupon,
  forgetCustomers,
  moveCoupons,
  releaseCoupons,
} from './operations.ts';
export {
  type CouponFacts,
  type CouponLine,
  type CouponOutcome,
  type CouponRefusal,
  allocate,
  applyCoupons,
  couponLimit,
  maxCodeLength,
  maxCoupons,
  normalCode,
} from './rules.ts';
