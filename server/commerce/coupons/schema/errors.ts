import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { CouponNotApplicableError, CouponNotInCartError } from '../errors.ts';
import type { CouponRefusal } from '../rules.ts';

const descriptions: Record<CouponRefusal, string> = {
  UNKNOWN: 'There is no such code, or it is switched off.',
  NOT_STARTED: 'It is valid later.',
  EXPIRED: 'It is over.',
  USED_UP: 'It was used as often as it may be.',
  USED_UP_BY_CUSTOMER: 'This customer has used it as often as one may; known when the order is placed.',
  BELOW_MINIMUM: 'The goods it applies to are worth too little.',
  NOT_FOR_THESE_PRODUCTS: 'Nothing in the cart is something it applies to.',
  EXCLUSIVE: 'It, or one in the cart, does not stand beside others.',
  ALREADY_APPLIED: 'The cart carries it already.',
  TOO_MANY: 'The cart carries as many as it takes.',
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
  description: 'Returned when the caller’s cart does not, or no longer does, contain this coupon code. Code: COUPON_NOT_IN_CART.',
  interfaces: [UserErrorInterface],
});
