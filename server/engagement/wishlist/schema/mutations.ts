import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { WishlistFullError } from '../errors.ts';
import { wishlistMessages } from '../rules.ts';
import { setWishlistMails, shareWishlist } from '../sharing.ts';
import { addToWishlist, removeFromWishlist, type WishlistedProduct } from '../operations.ts';
import './errors.ts';
import './mails.ts';
import './wishlist.ts';
import { textIn } from '../../../platform/i18n/text.ts';

const viewerDescription = 'The caller’s `Viewer`, with the updated wishlist.';
const inputDescription = 'The mutation’s input.';
const productIdDescription = 'Global ID of a `Product` or `ProductVariation`. A variation stands for its product.';

const AddToWishlistPayload = builder.objectRef<WishlistedProduct>('AddToWishlistPayload').implement({
  description: 'Result of `addToWishlist`: the product is on the wishlist.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      description: 'Product that was added.',
      resolve: (query, { productId }, _args, { shop }) => shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
    message: t.string({
      description: 'Message to show to the shopper.',
      resolve: ({ name }, _args, { shop }) => textIn(wishlistMessages.added(name), shop.language),
    }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const RemoveFromWishlistPayload = builder.objectRef<{ removed: WishlistedProduct | null }>('RemoveFromWishlistPayload').implement({
  description: 'Result of `removeFromWishlist`: the product is not on the wishlist.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      nullable: true,
      description: 'Product that was removed; null if the shop shows no product with this ID.',
      resolve: (query, { removed }, _args, { shop }) =>
        removed && shop.db.prisma.product.findUnique({ ...query, where: { id: removed.productId, status: 'PUBLISHED' } }),
    }),
    message: t.string({
      description: 'Message to show to the shopper.',
      resolve: ({ removed }, _args, { shop }) => textIn(wishlistMessages.removed(removed?.name ?? null), shop.language),
    }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const payloadOfViewer = (name: string, description: string) =>
  builder.objectRef<object>(name).implement({
    description,
    fields: (t) => ({ viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }) }),
  });

const productInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ productId: t.rowId({ of: productTypes, required: true, description: productIdDescription }) }),
  });

const AddToWishlistInput = productInput('AddToWishlistInput', 'Input for `addToWishlist`: the product to add.');
const RemoveFromWishlistInput = productInput('RemoveFromWishlistInput', 'Input for `removeFromWishlist`: the product to remove.');

const ShareWishlistInput = builder.inputType('ShareWishlistInput', {
  description: 'Input for `shareWishlist`.',
  fields: (t) => ({
    isShared: t.boolean({
      required: true,
      description: 'True to share the wishlist with anyone who has the link; false to invalidate the link permanently.',
    }),
  }),
});

const SetWishlistMailsInput = builder.inputType('SetWishlistMailsInput', {
  description: 'Input for `setWishlistMails`.',
  fields: (t) => ({
    mailsChanges: t.boolean({
      required: true,
      description: 'Whether to receive an email when a product gets cheaper or is back in stock.',
    }),
  }),
});

builder.mutationFields((t) => ({
  addToWishlist: t.field({
    type: AddToWishlistPayload,
    authScopes: { public: true },
    description:
      'Adds a product to the caller’s wishlist. A product that is already on it keeps its position. A product that was removed within the last ten minutes returns to its previous position. Legacy route: `rhwishlist` with `wish_count` `add`.',
    errors: {
      types: [SignInRequiredError, WishlistFullError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The added product, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: AddToWishlistInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => addToWishlist(shop, input),
  }),
  removeFromWishlist: t.field({
    type: RemoveFromWishlistPayload,
    authScopes: { public: true },
    description:
      'Removes a product from the caller’s wishlist. Succeeds even if the product is not on it. Can be undone with `addToWishlist` within ten minutes. Always available to guests. Legacy route: `rhwishlist` with `wish_count` `remove`.',
    errors: {
      types: [InvalidInputError, TryAgainError],
      union: { description: 'The removed product, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: RemoveFromWishlistInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({
      removed: await removeFromWishlist(shop, input),
    }),
  }),
  shareWishlist: t.field({
    type: payloadOfViewer('ShareWishlistPayload', 'Wishlist sharing is on or off, as requested.'),
    authScopes: { public: true },
    description:
      'Shares the caller’s wishlist through a link that can’t be guessed, or invalidates the link permanently. A wishlist that is already shared keeps its link. Guests can always stop sharing. A guest’s link also becomes invalid when they sign in and the wishlist is merged into the account’s.',
    errors: {
      types: [SignInRequiredError, TryAgainError],
      union: { description: 'The caller with the updated wishlist, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: ShareWishlistInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await shareWishlist(shop, input);
      return {};
    },
  }),
  setWishlistMails: t.field({
    type: payloadOfViewer('SetWishlistMailsPayload', 'Emails about the wishlist are turned on or off, as requested.'),
    authScopes: { signedIn: true },
    description:
      'Sets whether the caller receives an email, at most one a day, when a product on the wishlist gets cheaper or is back in stock. Requires signing in.',
    errors: {
      types: [ForbiddenError, TryAgainError],
      union: { description: 'The caller with the updated wishlist, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SetWishlistMailsInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await setWishlistMails(shop, input);
      return {};
    },
  }),
}));
