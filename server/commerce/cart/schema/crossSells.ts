import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../platform/graphql/builder.ts';
import { crossSellIds, maxCrossSells } from '../../../catalogue/products/products.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { pricedLinesSelection } from '../pricing.ts';
import { CartNode } from './cart.ts';

const usualNumber = 4;

builder.prismaObjectField(CartNode, 'crossSells', (t) =>
  t.field({
    type: [ProductNode],
    description:
      'Products that go well with those in the cart, are in stock and are not in the cart. Products that go with the most items in the cart come first.',
    args: { first: t.arg.int({ defaultValue: usualNumber, description: `Maximum number of products to return, up to ${maxCrossSells}.` }) },
    select: pricedLinesSelection,
    resolve: async ({ lines }, { first }, context, info) => {
      const { shop } = context;
      // Cross-sells belong to the product rather than its variations.
      const inCart = new Set(lines.map(({ product }) => product.parentId ?? product.id));
      const ids = await crossSellIds(shop, [...inCart], first ?? usualNumber);
      if (ids.length === 0) return [];
      const products = await shop.db.prisma.product.findMany({ ...queryFromInfo({ context, info }), where: { id: { in: ids } } });
      const byId = new Map(products.map((product) => [product.id, product]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  }),
);
