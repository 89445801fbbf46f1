import { StaleCartError } from '../../../commerce/cart/cart.ts';
import { CartNode } from '../../../commerce/cart/schema/cart.ts';
import '../../../commerce/cart/schema/errors.ts';
import { EmptyCartError } from '../../../commerce/orders/orders.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { setExternalShopChoice, removeExternalPurchases } from '../choosing.ts';
import { ExternalShopsOpenError } from '../errors.ts';
import './cart.ts';
import './listing.ts';
import './errors.ts';

const inputDescription = 'The mutation’s input.';

const SetExternalShopChoicePayload = builder.objectRef<{ cartId: number }>('SetExternalShopChoicePayload').implement({
  description: 'Result of `setExternalShopChoice`: the choice was saved.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      description: 'The updated cart.',
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
  }),
});

const ExternalShopChoice = builder.enumType('ExternalShopChoice', {
  description: 'Shopper’s choice for an external shop.',
  values: {
    DONE: { description: 'The shopper has checked out there.' },
    CANCELED: { description: 'The shopper will not buy there.' },
  } as const,
});

const SetExternalShopChoiceInput = builder.inputType('SetExternalShopChoiceInput', {
  description: 'Input for `setExternalShopChoice`.',
  fields: (t) => ({
    shopId: t.rowId({ of: 'ExternalShop', required: true, description: 'Global ID of the external shop.' }),
    choice: t.field({ type: ExternalShopChoice, required: true, description: 'The shopper’s choice. The last choice applies.' }),
    linesHash: t.string({ required: true, description: '`CartShop.linesHash` of the lines that the shopper saw.' }),
  }),
});

builder.mutationField('setExternalShopChoice', (t) =>
  t.field({
    type: SetExternalShopChoicePayload,
    authScopes: { public: true },
    description:
      'Records that the caller has checked out at an external shop, or decided not to. Applies until the shop’s part of the cart changes.',
    errors: {
      types: [StaleCartError, InvalidInputError, TryAgainError],
      union: { description: 'The updated cart, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SetExternalShopChoiceInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { shopId, choice, linesHash } }, { shop }) => setExternalShopChoice(shop, { shopId, choice, linesHash }),
  }),
);

const RemoveExternalPurchasesPayload = builder.objectRef<{ cartId: number }>('RemoveExternalPurchasesPayload').implement({
  description: 'Result of `removeExternalPurchases`: items checked out at external shops were removed from the cart.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      description: 'The updated cart.',
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
    viewer: t.field({ type: Viewer, description: 'The caller.', resolve: () => viewer }),
  }),
});

const RemoveExternalPurchasesInput = builder.inputType('RemoveExternalPurchasesInput', {
  description: 'Input for `removeExternalPurchases`. No values are required.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Ignored by the server; exists because GraphQL inputs can’t be empty.' }),
  }),
});

builder.mutationField('removeExternalPurchases', (t) =>
  t.field({
    type: RemoveExternalPurchasesPayload,
    authScopes: { public: true },
    description:
      'Removes items that were checked out at external shops from the caller’s cart. Use it for carts with nothing to order here; otherwise, `placeOrder` does this automatically. Cancelled items stay in the cart.',
    errors: {
      types: [ExternalShopsOpenError, EmptyCartError, TryAgainError],
      union: { description: 'The updated cart, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: RemoveExternalPurchasesInput, required: true, description: inputDescription }) },
    resolve: (_root, _args, { shop }) => removeExternalPurchases(shop),
  }),
);
