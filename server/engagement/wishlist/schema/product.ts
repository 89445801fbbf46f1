import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { wishlistCounts, wishlistedProducts } from '../reading.ts';

const wishlistCountOf = batched(({ shop }, ids) => wishlistCounts(shop.db, ids));
const isOnWishlistOf = batched(({ shop }, ids) => wishlistedProducts(shop, ids));

builder.prismaObjectFields(ProductNode, (t) => ({
  wishCount: t.int({
    description:
      'Number of wishlists that contain the product; the same for everyone. Cached pages and responses show the count at the time they were generated, which is never before the last catalogue change. Responses private to the caller and mutation results show the current count.',
    resolve: async ({ id }, _args, context) => (await wishlistCountOf(context, id)) ?? 0,
  }),
  isWished: t.boolean({
    description: 'Whether the product is on the caller’s wishlist. Responses with this field are private to the caller.',
    resolve: async ({ id }, _args, context) => {
      context.markPrivate();
      return (await isOnWishlistOf(context, id)) ?? false;
    },
  }),
}));
