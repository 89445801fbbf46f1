import { CouponNotApplicableError, CouponNotInCartError } from '../../coupons/coupons.ts';
import '../../coupons/schema/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { applyCoupon, removeCoupon, type ChangedCart } from '../coupons.ts';
import { priceCart, pricedCartSelection } from '../pricing.ts';
import { CartNode } from './cart.ts';
import './errors.ts';
import './crossSells.ts';
import './warnings.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';

interface AppliedCouponShape {
  code: string;
  description: string;
  discountMinor: number;
  isFreeShipping: boolean;
  isApplicable: boolean;
}

const AppliedCoupon = builder.objectRef<AppliedCouponShape>('AppliedCoupon').implement({
  description: 'A coupon applied to a cart.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Coupon code in capitals.' }),
    description: t.exposeString('description', { description: 'Description of the coupon for shoppers; may be empty.' }),
    discount: t.field({
      type: Money,
      description: 'Amount that the coupon takes off the cart’s subtotal; 0 while the coupon is not applicable.',
      resolve: ({ discountMinor }) => ({ amount: discountMinor }),
    }),
    isFreeShipping: t.exposeBoolean('isFreeShipping', { description: 'Whether the coupon makes shipping free while it is applicable.' }),
    isApplicable: t.exposeBoolean('isApplicable', {
      description:
        'Whether the coupon applies now. A coupon that does not apply stays in the cart until it is removed or applies again; until then, the order can’t be placed.',
    }),
  }),
});

builder.prismaObjectField(CartNode, 'coupons', (t) =>
  t.field({
    type: [AppliedCoupon],
    description: 'Coupons applied to the cart, at most 5, in the order in which they were entered.',
    select: pricedCartSelection,
    resolve: (cart, _args, { shop }) => {
      const { coupons, outcome } = priceCart(cart, shop.now);
      return coupons.map(({ id, code, description, kind }) => {
        const applied = outcome.applied.find(({ coupon }) => coupon.id === id);
        return {
          code,
          description,
          discountMinor: applied?.discountMinor ?? 0,
          isFreeShipping: kind === 'FREE_SHIPPING',
          isApplicable: applied !== undefined,
        };
      });
    },
  }),
);

const payloadOf = (name: string, description: string) =>
  builder.objectRef<ChangedCart>(name).implement({
    description,
    fields: (t) => ({
      cart: t.prismaField({
        type: CartNode,
        description: 'The updated cart.',
        resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
      }),
      viewer: t.field({ type: Viewer, description: 'The caller’s `Viewer`.', resolve: () => viewer }),
    }),
  });

const ApplyCouponPayload = payloadOf('ApplyCouponPayload', 'The coupon was applied to the cart.');
const RemoveCouponPayload = payloadOf('RemoveCouponPayload', 'The coupon was removed from the cart.');

const inputOf = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      code: t.string({ required: true, description: 'Coupon code, at most 50 characters. Case and surrounding spaces are ignored.' }),
    }),
  });

const ApplyCouponInput = inputOf('ApplyCouponInput', 'Input for `applyCoupon`: the coupon to apply to the cart.');
const RemoveCouponInput = inputOf('RemoveCouponInput', 'Input for `removeCoupon`: the coupon to remove from the cart.');

builder.mutationFields((t) => ({
  applyCoupon: t.field({
    type: ApplyCouponPayload,
    authScopes: { public: true },
    description:
      'Applies a coupon to the caller’s cart. The coupon is only used when an order is placed. Rate limit: 20 failed attempts per minute.',
    errors: {
      types: [CouponNotApplicableError, ThrottledError, InvalidInputError, TryAgainError],
      union: { description: 'The cart with the coupon, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: ApplyCouponInput, required: true, description: 'Input for `applyCoupon`.' }) },
    resolve: (_root, { input }, { shop }) => applyCoupon(shop, input),
  }),
  removeCoupon: t.field({
    type: RemoveCouponPayload,
    authScopes: { public: true },
    description: 'Removes a coupon from the caller’s cart.',
    errors: {
      types: [CouponNotInCartError, InvalidInputError, TryAgainError],
      union: { description: 'The cart without the coupon, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: RemoveCouponInput, required: true, description: 'Input for `removeCoupon`.' }) },
    resolve: (_root, { input }, { shop }) => removeCoupon(shop, input),
  }),
}));
