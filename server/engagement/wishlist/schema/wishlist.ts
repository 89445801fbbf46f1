import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { pageArguments } from '../../../platform/graphql/listFields.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';
import { readOwnWishlist, sharedListId, type OwnWishlist } from '../reading.ts';
import { isSecret, maxRemoved, maxWishlistItems, sharedPath } from '../rules.ts';
import { mayHaveWishlist } from '../operations.ts';
import { listedProducts } from './listedProducts.ts';
import { itemPage, sharedPage, SharedWishlistConnection, WishlistItemConnection } from './pages.ts';
import './product.ts';

const WishlistType = builder.objectRef<OwnWishlist>('Wishlist').implement({
  description: `The caller’s wishlist. An account has the same wishlist on all devices; a guest’s is tied to the browser and lasts 30 days. At most ${maxWishlistItems} products; products that the shop no longer shows are left out.`,
  fields: (t) => ({
    totalCount: t.int({ description: 'Number of visible products on the wishlist.', resolve: ({ productIds }) => productIds.length }),
    productIds: t.intList({
      description: 'The `databaseId` of each product, last added first. Use it to show which products are on the wishlist.',
      resolve: ({ numbers }) => numbers,
    }),
    products: t.field({
      type: [ProductNode],
      description:
        'All products on the wishlist, last added first. Select only a few fields: the query cost of the selection is multiplied by 100.',
      extensions: { listLength: maxPageSize },
      resolve: ({ productIds }, _args, context, info) => listedProducts(productIds, context, info),
    }),
    removedProducts: t.field({
      type: [ProductNode],
      description: `Products that were removed within the last day and that the shop still shows, last removed first. At most ${maxRemoved}. Use it to correct pages that still show such a product as being on the wishlist, or an outdated \`wishCount\`. Select only a few fields: the query cost of the selection is multiplied by 100.`,
      extensions: { listLength: maxRemoved },
      resolve: ({ removedIds }, _args, context, info) => listedProducts(removedIds, context, info),
    }),
    items: t.field({
      type: WishlistItemConnection,
      description:
        'Products on the wishlist with what was recorded when each was added, last added first. Errors: INVALID_INPUT for an invalid page size or cursor.',
      args: {
        ...pageArguments(),
      },
      resolve: ({ id }, args, context, info) => itemPage(id, args, context, info),
    }),
    shareUrl: t.string({
      nullable: true,
      description: 'Path of the page that shows the wishlist to anyone with the link; null if the wishlist is not shared.',
      resolve: ({ shareKey }) => shareKey && sharedPath(shareKey),
    }),
    mailsChanges: t.exposeBoolean('mailsChanges', {
      description:
        'Whether the caller receives an email, at most one a day, when a product on the wishlist gets cheaper or is back in stock. Always false for guests.',
    }),
    mayWish: t.boolean({
      description: 'Whether the caller can change the wishlist. False for guests if the shop offers wishlists only to signed-in customers.',
      resolve: (_list, _args, { shop }) => mayHaveWishlist(shop),
    }),
  }),
});

builder.objectField(Viewer, 'wishlist', (t) =>
  t.field({
    type: WishlistType,
    description: 'The caller’s wishlist; empty if nothing has ever been added.',
    resolve: (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      return readOwnWishlist(shop);
    },
  }),
);

const SharedWishlist = builder.objectRef<{ listId: number }>('SharedWishlist').implement({
  description: 'A shared wishlist: its products, without any information about the owner.',
  fields: (t) => ({
    items: t.field({
      type: SharedWishlistConnection,
      description: 'Products on the wishlist, last added first. Errors: INVALID_INPUT for an invalid page size or cursor.',
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
      'A shared wishlist by the key in its link; null if the key is invalid or the wishlist is no longer shared. Never cached for others, because the owner may stop sharing at any time.',
    args: { key: t.arg.string({ required: true, description: 'Last part of the link’s path.' }) },
    resolve: async (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      const listId = isSecret(key) ? await sharedListId(shop.db, key) : null;
      return listId === null ? null : { listId };
    },
  }),
);
