import { builder } from '../../graphql/builder.ts';
import { UserErrorInterface } from '../../graphql/errorTypes.ts';
import { CartNode } from '../../cart/schema/cart.ts';
import { CartChangedError, EmptyCartError, IdempotencyMismatchError } from '../errors.ts';

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
