import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { wishCounts, wishedOf } from '../reading.ts';

const wishCountOf = batched(({ shop }, ids) => wishCounts(shop.db, ids));
const isWishedOf = batched(({ shop }, ids) => wishedOf(shop, ids));

builder.prismaObjectFields(ProductNode, (t) => ({
  wishCount: t.int({
    description:
      'How many wishlists it is on. The same for everybody. Pages and answers that are kept for everybody are not made anew for a wish: their count is that of the moment when they were made, at the longest ago the catalogue’s last change. An answer to the caller alone, and that of every mutation, counts anew.',
    resolve: async ({ id }, _args, context) => (await wishCountOf(context, id)) ?? 0,
  }),
  isWished: t.boolean({
    description: 'Whether it is on the caller’s wishlist. An answer with it belongs to the caller alone.',
    resolve: async ({ id }, _args, context) => {
      context.markPrivate();
      return (await isWishedOf(context, id)) ?? false;
    },
  }),
}));
