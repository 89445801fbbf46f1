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

const inputDescription = 'The only argument.';

const SetExternalShopChoicePayload = builder.objectRef<{ cartId: number }>('SetExternalShopChoicePayload').implement({
  description: 'It is noted.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      description: 'The cart as it is now.',
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
  }),
});

const ExternalShopChoice = builder.enumType('ExternalShopChoice', {
  description: 'What a shopper says of an external shop.',
  values: {
    DONE: { description: 'They have checked out there.' },
    CANCELED: { description: 'They do not buy there.' },
  } as const,
});

const SetExternalShopChoiceInput = builder.inputType('SetExternalShopChoiceInput', {
  description: 'What is said of which external shop.',
  fields: (t) => ({
    shopId: t.rowId({ of: 'ExternalShop', required: true, description: 'Global id of the external shop.' }),
    choice: t.field({ type: ExternalShopChoice, required: true, description: 'What is said. The last choice counts.' }),
    linesHash: t.string({ required: true, description: 'CartShop.linesHash of what the shopper saw.' }),
  }),
});

builder.mutationField('setExternalShopChoice', (t) =>
  t.field({
    type: SetExternalShopChoicePayload,
    authScopes: { public: true },
    description:
      'Says that the caller has checked out at an external shop, or will not. It counts as long as the shop’s part of the cart stays as it is. Legacy twin: none; the old pages kept it in their own memory.',
    errors: { types: [StaleCartError, InvalidInputError, TryAgainError], union: { description: 'The cart, or why nothing was noted.' } },
    args: { input: t.arg({ type: SetExternalShopChoiceInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { shopId, choice, linesHash } }, { shop }) => setExternalShopChoice(shop, { shopId, choice, linesHash }),
  }),
);

const TakeOutPayload = builder.objectRef<{ cartId: number }>('RemoveExternalPurchasesPayload').implement({
  description: 'What was checked out elsewhere is not in the cart any more.',
  fields: (t) => ({
    cart: t.prismaField({
      type: CartNode,
      description: 'The cart as it is now.',
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
    viewer: t.field({ type: Viewer, description: 'The caller.', resolve: () => viewer }),
  }),
});

const TakeOutInput = builder.inputType('RemoveExternalPurchasesInput', {
  description: 'Nothing has to be said.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Of no meaning to the shop; GraphQL inputs cannot be empty.' }),
  }),
});

builder.mutationField('removeExternalPurchases', (t) =>
  t.field({
    type: TakeOutPayload,
    authScopes: { public: true },
    description:
      'Takes what was checked out at external shops out of the caller’s cart, when nothing of it is ordered here: placeOrder does so by itself. What was canceled stays.',
    errors: {
      types: [ExternalShopsOpenError, EmptyCartError, TryAgainError],
      union: { description: 'The cart, or why nothing was taken out.' },
    },
    args: { input: t.arg({ type: TakeOutInput, required: true, description: inputDescription }) },
    resolve: (_root, _args, { shop }) => removeExternalPurchases(shop),
  }),
);
