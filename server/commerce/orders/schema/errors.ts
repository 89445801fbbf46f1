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
  description:
    'Returned when the cart or its total is not what the shopper saw. Show the new cart and ask the shopper to confirm. Code: CART_CHANGED.',
  interfaces,
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      description: 'The current cart.',
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
  }),
});

builder.objectType(EmptyCartError, {
  name: 'EmptyCartError',
  description: 'Returned when the cart is empty or has nothing that this shop sells itself. Code: EMPTY_CART.',
  interfaces,
});

builder.objectType(IdempotencyMismatchError, {
  name: 'IdempotencyMismatchError',
  description: 'Returned when the idempotency key was used in an earlier request with different values. Code: IDEMPOTENCY_MISMATCH.',
  interfaces,
});

builder.objectType(PaymentOpenError, {
  name: 'PaymentOpenError',
  description: 'Returned when an order placed from this cart is awaiting payment. Pay for or cancel that order first. Code: PAYMENT_OPEN.',
  interfaces,
  fields: (t) => ({
    order: t.prismaField({
      type: OrderNode,
      description: 'The order awaiting payment.',
      resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
  }),
});

builder.objectType(PaymentDeclinedError, {
  name: 'PaymentDeclinedError',
  description:
    'Returned when the payment was declined. The order has failed, nothing was charged, and the cart is unchanged except for its version. Retrying requires a new idempotency key. Code: PAYMENT_DECLINED.',
  interfaces,
  fields: (t) => ({
    order: t.prismaField({
      type: OrderNode,
      description: 'The failed order.',
      resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
    cart: t.prismaField({
      type: CartNode,
      nullable: true,
      description: 'The caller’s current cart.',
      resolve: async (query, _error, _args, context) =>
        context.shop.db.prisma.cart.findUnique({ ...query, where: { visitorId: await ownerOf(context) } }),
    }),
  }),
});
