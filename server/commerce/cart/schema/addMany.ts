import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { decodeRowId } from '../../../platform/graphql/rowIdPlugin.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { addManyToCart, maxItemsAtOnce } from '../addMany.ts';
import { NotAllAddedError, StaleCartError, type RefusedItem } from '../errors.ts';
import { CartNode } from './cart.ts';
import './errors.ts';
import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';

const RefusedCartItem = builder.objectRef<RefusedItem & { globalId: string }>('RefusedCartItem').implement({
  description: 'Something that cannot be put into the cart.',
  fields: (t) => ({
    productId: t.exposeID('globalId', { description: 'The id as it was passed.' }),
    code: t.exposeString('code', { description: 'Code of the error that addToCart would answer with.' }),
    message: t.exposeString('message', { description: 'For the shopper; may be shown as it is.' }),
  }),
});

builder.objectType(NotAllAddedError, {
  name: 'NotAllAddedError',
  description: 'Some of the things cannot be put into the cart, so none was. Code NOT_ALL_ADDED.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    items: t.field({
      type: [RefusedCartItem],
      description: 'Those that cannot be, in the order in which they were passed.',
      resolve: ({ items }) => items.map((item) => ({ ...item, globalId: item.globalId ?? '' })),
    }),
  }),
});

const AddManyPayload = builder.objectRef<{ cartId: number }>('AddManyToCartPayload').implement({
  description: 'All of it is in the cart.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      description: 'The cart as it is now.',
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
    viewer: t.field({ type: Viewer, description: 'The caller.', resolve: () => viewer }),
  }),
});

const AddManyInput = builder.inputType('AddManyToCartInput', {
  description: 'What to put into the cart, one of each.',
  fields: (t) => ({
    productIds: t.idList({
      required: true,
      description: `Global ids of simple products and of variations that leave no option open; each once, at most ${maxItemsAtOnce}.`,
    }),
    cartVersion: t.int({
      description:
        'The version of the cart that the caller has seen; when it is another one by now, nothing is changed. Without it the cart is taken as it is.',
    }),
  }),
});

builder.mutationField('addManyToCart', (t) =>
  t.field({
    type: AddManyPayload,
    authScopes: { public: true },
    description:
      'Puts one of each of several things into the caller’s cart: all of them, or none and the answer says which cannot be. Legacy twin: none.',
    errors: {
      types: [NotAllAddedError, StaleCartError, InvalidInputError, TryAgainError],
      union: { description: 'The cart, or why nothing was put into it.' },
    },
    args: { input: t.arg({ type: AddManyInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input: { productIds, cartVersion } }, { shop }) => {
      const ids = new Map(productIds.map((id, index) => [decodeRowId(id, productTypes, ['input', 'productIds', String(index)]), id]));
      try {
        return await addManyToCart(shop, { productIds: [...ids.keys()], cartVersion });
      } catch (error) {
        if (!(error instanceof NotAllAddedError)) throw error;
        throw new NotAllAddedError(error.items.map((item) => ({ ...item, globalId: ids.get(item.productId) })));
      }
    },
  }),
);
