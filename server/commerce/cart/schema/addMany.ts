import { textIn } from '../../../platform/i18n/text.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { decodeRowId } from '../../../platform/graphql/rowIdPlugin.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { addManyToCart, maxItemsPerRequest } from '../addMany.ts';
import { NotAllAddedError, StaleCartError, type RefusedItem } from '../errors.ts';
import { CartNode } from './cart.ts';
import './errors.ts';
import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';

const RefusedCartItem = builder.objectRef<RefusedItem & { globalId: string }>('RefusedCartItem').implement({
  description: 'An item that can’t be added to the cart.',
  fields: (t) => ({
    productId: t.exposeID('globalId', { description: 'Product ID as passed in the input.' }),
    code: t.exposeString('code', { description: 'Code of the error that `addToCart` would return.' }),
    message: t.string({
      description: 'Message for the shopper, ready to display.',
      resolve: ({ message }, _args, { shop }) => textIn(message, shop.language),
    }),
  }),
});

builder.objectType(NotAllAddedError, {
  name: 'NotAllAddedError',
  description: 'Returned when some of the items can’t be added to the cart; none of them is added. Code: NOT_ALL_ADDED.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    items: t.field({
      type: [RefusedCartItem],
      description: 'Items that can’t be added, in the order of the input.',
      resolve: ({ items }) => items.map((item) => ({ ...item, globalId: item.globalId ?? '' })),
    }),
  }),
});

const AddManyPayload = builder.objectRef<{ cartId: number }>('AddManyToCartPayload').implement({
  description: 'All items were added to the cart.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      description: 'The updated cart.',
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
    viewer: t.field({ type: Viewer, description: 'The caller’s `Viewer`.', resolve: () => viewer }),
  }),
});

const AddManyInput = builder.inputType('AddManyToCartInput', {
  description: 'Input for `addManyToCart`.',
  fields: (t) => ({
    productIds: t.idList({
      required: true,
      description: `Global IDs of simple products and of variations whose options are all set. At most ${maxItemsPerRequest}, without duplicates. One unit of each is added.`,
    }),
    cartVersion: t.int({
      description:
        'Version of the cart that the caller saw. If the cart has changed since, nothing is changed. Omit to add the items regardless of the cart’s version.',
    }),
  }),
});

builder.mutationField('addManyToCart', (t) =>
  t.field({
    type: AddManyPayload,
    authScopes: { public: true },
    description:
      'Adds one unit of each of several items to the caller’s cart, or none of them if any of them can’t be added. The error lists the items that can’t be added.',
    errors: {
      types: [NotAllAddedError, StaleCartError, InvalidInputError, TryAgainError],
      union: { description: 'The updated cart, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: AddManyInput, required: true, description: 'Input for `addManyToCart`.' }) },
    resolve: async (_root, { input: { productIds, cartVersion } }, { shop }) => {
      const numbers = productIds.map((id, index) => decodeRowId(id, productTypes, ['input', 'productIds', String(index)]));
      const ids = new Map(numbers.map((number, index) => [number, productIds[index]]));
      try {
        return await addManyToCart(shop, { productIds: numbers, cartVersion });
      } catch (error) {
        if (!(error instanceof NotAllAddedError)) throw error;
        throw new NotAllAddedError(error.items.map((item) => ({ ...item, globalId: ids.get(item.productId) })));
      }
    },
  }),
);
