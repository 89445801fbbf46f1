import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { pageArguments } from '../../../platform/graphql/listFields.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';
import { readOwnWishlist, sharedListId, type OwnWishlist } from '../reading.ts';
import { isSecret, maxRemoved, maxWishes, sharedPath } from '../rules.ts';
import { mayWish } from '../operations.ts';
import { listedProducts } from './listedProducts.ts';
import { itemPage, sharedPage, SharedWishlistConnection, WishlistItemConnection } from './pages.ts';
import './product.ts';

const WishlistType = builder.objectRef<OwnWishlist>('Wishlist').implement({
  description: `What the caller wishes for: of an account on all its devices, of a guest in this browser for 30 days. At most ${maxWishes} products; those that the shop shows no more are left out.`,
  fields: (t) => ({
    totalCount: t.int({ description: 'How many products it shows.', resolve: ({ productIds }) => productIds.length }),
    productIds: t.intList({
      description: 'The databaseId of each product, the last one added first: what every heart is decided by.',
      resolve: ({ numbers }) => numbers,
    }),
    products: t.field({
      type: [ProductNode],
      description: 'All its products, the last one added first. For few fields of each: what lies below counts 100 times as cost.',
      extensions: { listLength: maxPageSize },
      resolve: ({ productIds }, _args, context, info) => listedProducts(productIds, context, info),
    }),
    removedProducts: t.field({
      type: [ProductNode],
      description: `What was taken off the list within the last day and the shop still shows, the last one first, at most ${maxRemoved}: so that a page that shows one of them as wished for, or its wishCount, can put that right. For few fields of each: what lies below counts 100 times as cost.`,
      extensions: { listLength: maxRemoved },
      resolve: ({ removedIds }, _args, context, info) => listedProducts(removedIds, context, info),
    }),
    items: t.field({
      type: WishlistItemConnection,
      description:
        'Its products with what was noted when each was added, the last one added first. Errors: INVALID_INPUT for a page size or cursor that is not allowed.',
      args: {
        ...pageArguments(),
      },
      resolve: ({ id }, args, context, info) => itemPage(id, args, context, info),
    }),
    shareUrl: t.string({
      nullable: true,
      description: 'Path of the page that shows the list to whoever has the link; null as long as it is not shared.',
      resolve: ({ shareKey }) => shareKey && sharedPath(shareKey),
    }),
    mailsChanges: t.exposeBoolean('mailsChanges', {
      description:
        'Whether the caller gets a mail, at most one a day, when something on the list becomes cheaper or is back. Never for guests.',
    }),
    mayWish: t.boolean({
      description: 'Whether the caller may change the list: not when the shop keeps wishlists for accounts only and the caller is a guest.',
      resolve: (_list, _args, { shop }) => mayWish(shop),
    }),
  }),
});

builder.objectField(Viewer, 'wishlist', (t) =>
  t.field({
    type: WishlistType,
    description: 'What the caller wishes for; empty for somebody who has never wished for anything.',
    resolve: (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      return readOwnWishlist(shop);
    },
  }),
);

const SharedWishlist = builder.objectRef<{ listId: number }>('SharedWishlist').implement({
  description: 'A wishlist as its owner shows it to others: the products, and nothing about whose it is.',
  fields: (t) => ({
    items: t.field({
      type: SharedWishlistConnection,
      description: 'Its products, the last one added first. Errors: INVALID_INPUT for a page size or cursor that is not allowed.',
      args: {
        ...pageArguments(),
      },
      resolve: ({ listId }, args, context, info) => sharedPage(listId, args, context, info),
    }),
  }),
});

builder.queryField('sharedWishlist', (t) =>
  t.field({
    type: SharedWishlist,
    nullable: true,
    authScopes: { public: true },
    description:
      'A wishlist by the key in its link; null when no list is shared by it (any more). The answer is never kept for others: the owner may end the sharing at any moment.',
    args: { key: t.arg.string({ required: true, description: 'The last part of the link’s path.' }) },
    resolve: async (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      const listId = isSecret(key) ? await sharedListId(shop.db, key) : null;
      return listId === null ? null : { listId };
    },
  }),
);
