import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { WishlistFullError } from '../errors.ts';
import { wishWords } from '../rules.ts';
import { setWishlistMails, shareWishlist } from '../sharing.ts';
import { addToWishlist, removeFromWishlist, type Wished } from '../operations.ts';
import './errors.ts';
import './mails.ts';
import './wishlist.ts';

const viewerDescription = 'The caller, with the list as it is now.';
const inputDescription = 'The only argument.';
const productIdDescription = 'Global id of a Product; that of a ProductVariation means its product.';

const AddToWishlistPayload = builder.objectRef<Wished>('AddToWishlistPayload').implement({
  description: 'It is on the list.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      description: 'The product that is wished for.',
      resolve: (query, { productId }, _args, { shop }) => shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
    message: t.string({ description: 'What to tell the shopper about this product.', resolve: ({ name }) => wishWords.added(name) }),
    viewer: t.field({ type: Viewer, description: viewerDescription, resolve: () => viewer }),
  }),
});

const RemoveFromWishlistPayload = builder.objectRef<{ removed: Wished | null }>('RemoveFromWishlistPayload').implement({
  description: 'It is not on the list.',
  fields: (t) => ({
    product: t.prismaField({
      type: ProductNode,
      nullable: true,
      description: 'The product; null when the shop has none of this id to show.',
      resolve: (query, { removed }, _args, { shop }) =>
        removed && shop.db.prisma.product.findUnique({ ...query, where: { id: removed.productId, status: 'PUBLISHED' } }),
    }),
    message: t.string({
      description: 'What to tell the shopper about this product.',
      resolve: ({ removed }) => wishWords.removed(removed?.name ?? 'This product'),
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

const AddToWishlistInput = productInput('AddToWishlistInput', 'What to wish for.');
const RemoveFromWishlistInput = productInput('RemoveFromWishlistInput', 'What to take off the list.');

const ShareWishlistInput = builder.inputType('ShareWishlistInput', {
  description: 'Whether others may see the list.',
  fields: (t) => ({
    isShared: t.boolean({ required: true, description: 'True: whoever has the link sees the list; false: the link ends for good.' }),
  }),
});

const SetWishlistMailsInput = builder.inputType('SetWishlistMailsInput', {
  description: 'Whether the list writes mails.',
  fields: (t) => ({
    mailsChanges: t.boolean({ required: true, description: 'Whether to get a mail when something becomes cheaper or is back.' }),
  }),
});

builder.mutationFields((t) => ({
  addToWishlist: t.field({
    type: AddToWishlistPayload,
    authScopes: { public: true },
    description:
      'Puts a product onto the caller’s wishlist; what is there already stays where it is. What was taken off within the last ten minutes comes back to its place. Legacy twin: rhwishlist with wish_count add.',
    errors: {
      types: [SignInRequiredError, WishlistFullError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The product, or why it is not on the list.' },
    },
    args: { input: t.arg({ type: AddToWishlistInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => addToWishlist(shop, input),
  }),
  removeFromWishlist: t.field({
    type: RemoveFromWishlistPayload,
    authScopes: { public: true },
    description:
      'Takes a product off the caller’s wishlist; what is not there is gone already. Within ten minutes addToWishlist undoes it. Guests may always do it. Legacy twin: rhwishlist with wish_count remove.',
    errors: {
      types: [InvalidInputError, TryAgainError],
      union: { description: 'The product, or why it stays on the list.' },
    },
    args: { input: t.arg({ type: RemoveFromWishlistInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({
      removed: await removeFromWishlist(shop, input),
    }),
  }),
  shareWishlist: t.field({
    type: payloadOfViewer('ShareWishlistPayload', 'The list is shared, or not, as was asked for.'),
    authScopes: { public: true },
    description:
      'Shares the caller’s wishlist by a link that cannot be guessed, or ends that for good. A list that is shared keeps its link. Guests may always end it. A guest’s link also ends when they sign in and the list joins the account’s. Legacy twin: none.',
    errors: {
      types: [SignInRequiredError, TryAgainError],
      union: { description: 'The caller with the list, or why it is as it was.' },
    },
    args: { input: t.arg({ type: ShareWishlistInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await shareWishlist(shop, input);
      return {};
    },
  }),
  setWishlistMails: t.field({
    type: payloadOfViewer('SetWishlistMailsPayload', 'The list writes mails, or not, as was asked for.'),
    authScopes: { signedIn: true },
    description:
      'Says whether the caller wants a mail, at most one a day, when something on the wishlist becomes cheaper or is back. For whoever has signed in. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, TryAgainError],
      union: { description: 'The caller with the list, or why it is as it was.' },
    },
    args: { input: t.arg({ type: SetWishlistMailsInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await setWishlistMails(shop, input);
      return {};
    },
  }),
}));
