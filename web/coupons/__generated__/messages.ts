// Generated from the catalogues (messages.*.json): npm run generate.

/** Coupon “{code}” removed. */
export const couponRemoved = (v: { code: string | number }): string => `Coupon “${v.code}” removed.`;

/** doesn’t apply right now */
export const doesntApplyRightNow = "doesn’t apply right now";

/** Remove coupon {code} */
export const removeCoupon = (v: { code: string | number }): string => `Remove coupon ${v.code}`;

/** Enter a coupon code. */
export const enterACouponCode = "Enter a coupon code.";

/** Coupon “{code}” applied. Your coupons save you {discount} in total. */
export const couponAppliedCouponsSave = (v: { code: string | number; discount: string | number }): string => `Coupon “${v.code}” applied. Your coupons save you ${v.discount} in total.`;

/** Applied coupons */
export const appliedCoupons = "Applied coupons";

/** Applying… */
export const applying = "Applying…";

/** Apply */
export const apply = "Apply";

/** Coupon code */
export const couponCode = "Coupon code";
