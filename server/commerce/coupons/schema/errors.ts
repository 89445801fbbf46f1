import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { CouponNotApplicableError, CouponNotInCartError } from '../errors.ts';
import type { CouponRefusal } from '../rules.ts';

const descriptions: Record<CouponRefusal, string> = {
  UNKNOWN: 'The code does not exist, or the coupon is disabled.',
  NOT_STARTED: 'The coupon is not valid yet.',
  EXPIRED: 'The coupon has expired.',
  USED_UP: 'The coupon has reached its usage limit.',
  USED_UP_BY_CUSTOMER: 'The customer has used the coupon as often as one customer may. Checked when the order is placed.',
  BELOW_MINIMUM: 'The value of the goods that the coupon applies to is below its minimum.',
  NOT_FOR_THESE_PRODUCTS: 'The coupon applies to none of the products in the cart.',
  EXCLUSIVE: 'The coupon, or one in the cart, can’t be combined with other coupons.',
  ALREADY_APPLIED: 'The coupon is already applied to the cart.',
  TOO_MANY: 'The cart already has the maximum number of coupons.',
};

const CouponRefusalEnum = builder.enumType('CouponRefusal', {
  description: 'Reason why a coupon does not apply to a cart.',
  values: Object.fromEntries(Object.entries(descriptions).map(([name, description]) => [name, { description }])) as Record<
    CouponRefusal,
    { description: string }
  >,
});

builder.objectType(CouponNotApplicableError, {
  name: 'CouponNotApplicableError',
  description: 'Returned when a coupon does not apply to the cart or order. Code: COUPON_NOT_APPLICABLE.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    couponCode: t.exposeString('couponCode', { description: 'Coupon code at fault, in capitals.' }),
    reason: t.expose('reason', {
      type: CouponRefusalEnum,
      description: 'Why the coupon does not apply. The message explains the reason in words.',
    }),
  }),
});

builder.objectType(CouponNotInCartError, {
  name: 'CouponNotInCartError',
  description: 'Returned when the caller’s cart does not contain this coupon code, or no longer does. Code: COUPON_NOT_IN_CART.',
  interfaces: [UserErrorInterface],
});
