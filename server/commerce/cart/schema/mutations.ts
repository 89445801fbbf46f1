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

const cartDescription = 'The cart as it is now.';
const viewerDescription = 'The caller.';

const AddToCartPayload = builder.objectRef<{ cartId: number; lineId: number }>('AddToCartPayload').implement({
  description: 'It is in the cart.',
  fields: (t) => ({
    line: t.prismaField({
      type: CartLineNode,
      description: 'The line that was made, or that grew.',
      resolve: (query, { lineId }, _args, { shop }) => shop.db.prisma.cartLine.findUniqueOrThrow({ ...query, where: { id: lineId } }),
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
  description: 'The line holds this quantity now.',
  fields: (t) => ({
    line: t.prismaField({
      type: CartLineNode,
      nullable: true,
      description: 'The line; null when the quantity was 0 and it is gone.',
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
  description: 'The line is gone.',
  fields: (t) => ({
    removedLineId: t.globalID({
      description: 'Global id of the line that is gone.',
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
  description: 'One option and the value chosen for it.',
  fields: (t) => ({
    attribute: t.string({ required: true, description: 'Slug of the attribute.' }),
    term: t.string({ required: true, description: 'Slug of the chosen term.' }),
  }),
});

const cartVersionDescription =
  'The version of the cart that the caller has seen; when it is another one by now, nothing is changed. Without it the cart is taken as it is.';

const AddToCartInput = builder.inputType('AddToCartInput', {
  description: 'What to put into the cart.',
  fields: (t) => ({
    productId: t.rowId({
      of: productTypes,
      required: true,
      description: 'Global id of a Product or of a ProductVariation.',
    }),
    quantity: t.int({ defaultValue: 1, description: 'How many to add, at least 1.' }),
    options: t.field({
      type: [ChosenOptionInput],
      description: 'With a variable product’s id, they choose the variation; with a variation that leaves an option open, they fill it in.',
    }),
    cartVersion: t.int({ description: cartVersionDescription }),
  }),
});

const UpdateCartLineInput = builder.inputType('UpdateCartLineInput', {
  description: 'Which line is to hold how many.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the line.' }),
    quantity: t.int({
      required: true,
      description: 'How many the line holds from now on; 0 takes it out.',
    }),
    cartVersion: t.int({ description: cartVersionDescription }),
  }),
});

const RemoveCartLineInput = builder.inputType('RemoveCartLineInput', {
  description: 'Which line to take out.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Key of the line.' }),
    cartVersion: t.int({ description: cartVersionDescription }),
  }),
});

const inputDescription = 'The only argument.';

builder.mutationFields((t) => ({
  addToCart: t.field({
    type: AddToCartPayload,
    authScopes: { public: true },
    description: 'Puts something into the caller’s cart. The same thing with the same options joins the line that is there.',
    errors: {
      types: [...quantityErrors, VariationRequiredError, NotFoundError, ...commonErrors],
      union: { description: 'The line, or why nothing was put into the cart.' },
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
    description: 'Sets how many a line of the caller’s cart holds; 0 takes it out.',
    errors: {
      types: [UnknownLineError, ...quantityErrors, ...commonErrors],
      union: { description: 'The line, or why it stays as it is.' },
    },
    args: {
      input: t.arg({ type: UpdateCartLineInput, required: true, description: inputDescription }),
    },
    resolve: (_root, { input }, { shop }) => updateCartLine(shop, input),
  }),
  removeCartLine: t.field({
    type: RemoveCartLinePayload,
    authScopes: { public: true },
    description: 'Takes a line out of the caller’s cart.',
    errors: {
      types: [UnknownLineError, ...commonErrors],
      union: { description: 'The cart without the line, or why nothing was taken out.' },
    },
    args: {
      input: t.arg({ type: RemoveCartLineInput, required: true, description: inputDescription }),
    },
    resolve: (_root, { input }, { shop }) => removeCartLine(shop, input),
  }),
}));
