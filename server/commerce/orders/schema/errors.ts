import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { CartNode } from '../../cart/schema/cart.ts';
import { ownerOf } from '../../cart/schema/owner.ts';
import { CartChangedError, EmptyCartError, IdempotencyMismatchError, PaymentOpenError } from '../checkout/errors.ts';
import { PaymentDeclinedError } from '../../payments/payments.ts';
import { OrderNode } from './order.ts';

const interfaces = [UserErrorInterface];

builder.objectType(CartChangedError, {
  name: 'CartChangedError',
  description: 'The cart, or its total, is not the one that the shopper saw: show it and ask again. Code CART_CHANGED.',
  interfaces,
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      description: 'The cart as it is now.',
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
  }),
});

builder.objectType(EmptyCartError, {
  name: 'EmptyCartError',
  description: 'There is nothing to order. Code EMPTY_CART.',
  interfaces,
});

builder.objectType(IdempotencyMismatchError, {
  name: 'IdempotencyMismatchError',
  description: 'The idempotency key belongs to an earlier request with other values. Code IDEMPOTENCY_MISMATCH.',
  interfaces,
});

builder.objectType(PaymentOpenError, {
  name: 'PaymentOpenError',
  description: 'An order of this cart waits for its payment: pay or cancel it first. Code PAYMENT_OPEN.',
  interfaces,
  fields: (t) => ({
    order: t.prismaField({
      type: OrderNode,
      description: 'The order that waits.',
      resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
  }),
});

builder.objectType(PaymentDeclinedError, {
  name: 'PaymentDeclinedError',
  description:
    'The payment was declined: the order has failed, nothing was charged, and the cart is as it was, in a new version. Another try needs a new idempotency key. Code PAYMENT_DECLINED.',
  interfaces,
  fields: (t) => ({
    order: t.prismaField({
      type: OrderNode,
      description: 'The order that failed.',
      resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
    cart: t.prismaField({
      type: CartNode,
      nullable: true,
      description: 'The caller’s cart as it is now.',
      resolve: async (query, _error, _args, context) =>
        context.shop.db.prisma.cart.findUnique({ ...query, where: { visitorId: await ownerOf(context) } }),
    }),
  }),
});
