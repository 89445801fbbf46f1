import { builder } from '../../../platform/graphql/builder.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { addToCart, removeCartLine, updateCartLine } from '../operations.ts';
import {
  BelowMinimumError,
  MaximumReachedError,
  NotPurchasableError,
  OutOfStockError,
  SoldIndividuallyError,
  StaleCartError,
  UnknownLineError,
  VariationRequiredError,
} from '../errors.ts';
import './errors.ts';
import { CartNode } from './cart.ts';
import { CartLineNode } from './line.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';

const quantityErrors = [OutOfStockError, NotPurchasableError, SoldIndividuallyError, MaximumReachedError, BelowMinimumError];
const commonErrors = [StaleCartError, InvalidInputError, TryAgainError];

const cartDescription = 'The updated cart.';
const viewerDescription = 'The caller’s `Viewer`.';

const AddToCartPayload = builder.objectRef<{ cartId: number; lineId: number }>('AddToCartPayload').implement({
  description: 'The item was added to the cart.',
  fields: (t) => ({
    line: t.prismaField({
      type: CartLineNode,
      nullable: true,
      description: 'The line that was created or whose quantity was increased; null if it was ordered or removed in the meantime.',
      resolve: (query, { lineId }, _args, { shop }) => shop.db.prisma.cartLine.findUnique({ ...query, where: { id: lineId } }),
    }),
    cart: t.prismaField({
      type: CartNode,
      description: cartDescription,
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const UpdateCartLinePayload = builder.objectRef<{ cartId: number; lineId: number | null }>('UpdateCartLinePayload').implement({
  description: 'The quantity of the line was set.',
  fields: (t) => ({
    line: t.prismaField({
      type: CartLineNode,
      nullable: true,
      description: 'The updated line; null if the quantity was 0 and the line was removed.',
      resolve: (query, { lineId }, _args, { shop }) =>
        lineId === null ? null : shop.db.prisma.cartLine.findUnique({ ...query, where: { id: lineId } }),
    }),
    cart: t.prismaField({
      type: CartNode,
      description: cartDescription,
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const RemoveCartLinePayload = builder.objectRef<{ cartId: number; lineId: number }>('RemoveCartLinePayload').implement({
  description: 'The line was removed.',
  fields: (t) => ({
    removedLineId: t.globalID({
      description: 'Global ID of the removed line.',
      resolve: ({ lineId }) => ({ type: CartLineNode, id: lineId }),
    }),
    cart: t.prismaField({
      type: CartNode,
      description: cartDescription,
      resolve: (query, { cartId }, _args, { shop }) => shop.db.prisma.cart.findUniqueOrThrow({ ...query, where: { id: cartId } }),
    }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const ChosenOptionInput = builder.inputType('ChosenOption', {
  description: 'Option and the value chosen for it.',
  fields: (t) => ({
    attribute: t.string({ required: true, description: 'Slug of the attribute.' }),
    term: t.string({ required: true, description: 'Slug of the chosen value.' }),
  }),
});

const cartVersionDescription =
  'Version of the cart that the caller saw. If the cart has changed since, nothing is changed. Omit to apply the change whatever the cart’s version.';

const AddToCartInput = builder.inputType('AddToCartInput', {
  description: 'Input for `addToCart`.',
  fields: (t) => ({
    productId: t.rowId({
      of: productTypes,
      required: true,
      description: 'Global ID of a `Product` or `ProductVariation`.',
    }),
    quantity: t.int({ defaultValue: 1, description: 'Number of units to add, at least 1.' }),
    options: t.field({
      type: [ChosenOptionInput],
      description:
        'Chosen options. With the ID of a variable product, they select the variation; with the ID of a variation that leaves an option open, they set that option.',
    }),
    cartVersion: t.int({ description: cartVersionDescription }),
  }),
});

const UpdateCartLineInput = builder.inputType('UpdateCartLineInput', {
  description: 'Input for `updateCartLine`.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the cart line to update.' }),
    quantity: t.int({
      required: true,
      description: 'New quantity of the line; 0 removes the line.',
    }),
    cartVersion: t.int({ description: cartVersionDescription }),
  }),
});

const RemoveCartLineInput = builder.inputType('RemoveCartLineInput', {
  description: 'Input for `removeCartLine`.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the cart line to remove.' }),
    cartVersion: t.int({ description: cartVersionDescription }),
  }),
});

const inputDescription = 'The mutation’s input.';

builder.mutationFields((t) => ({
  addToCart: t.field({
    type: AddToCartPayload,
    authScopes: { public: true },
    description:
      'Adds an item to the caller’s cart. If the cart already contains the item with the same options, the quantity of that line is increased.',
    errors: {
      types: [...quantityErrors, VariationRequiredError, NotFoundError, ...commonErrors],
      union: { description: 'The line, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: AddToCartInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) =>
      addToCart(shop, {
        productId: input.productId,
        quantity: input.quantity ?? 1,
        options: input.options ?? [],
        cartVersion: input.cartVersion,
      }),
  }),
  updateCartLine: t.field({
    type: UpdateCartLinePayload,
    authScopes: { public: true },
    description: 'Sets the quantity of a line in the caller’s cart; 0 removes the line.',
    errors: {
      types: [UnknownLineError, ...quantityErrors, ...commonErrors],
      union: { description: 'The updated line, or the error that prevented the change.' },
    },
    args: {
      input: t.arg({ type: UpdateCartLineInput, required: true, description: inputDescription }),
    },
    resolve: (_root, { input }, { shop }) => updateCartLine(shop, input),
  }),
  removeCartLine: t.field({
    type: RemoveCartLinePayload,
    authScopes: { public: true },
    description: 'Removes a line from the caller’s cart.',
    errors: {
      types: [UnknownLineError, ...commonErrors],
      union: { description: 'The cart without the line, or the error that prevented the change.' },
    },
    args: {
      input: t.arg({ type: RemoveCartLineInput, required: true, description: inputDescription }),
    },
    resolve: (_root, { input }, { shop }) => removeCartLine(shop, input),
  }),
}));
