import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../platform/graphql/builder.ts';
import { statementCost } from '../../../platform/graphql/limits.ts';
import { productList } from '../listing.ts';
import { taxonomy } from '../../products/products.ts';
import { listedProducts } from './listing.ts';
import { ProductNode } from '../../products/schema/product.ts';

/**
 * The previous or next product in the listing of its category. Uses the listing's own statement, for a page that starts at this product.
 */
function neighbour(field: 'previousProduct' | 'nextProduct', description: string) {
  return builder.prismaObjectField(ProductNode, field, (t) =>
    t.field({
      type: ProductNode,
      nullable: true,
      description,
      // Each product needs its own statement.
      extensions: { cost: statementCost },
      select: { id: true, position: true, categoryIds: true },
      resolve: async ({ id, position, categoryIds }, _args, context, info) => {
        const { shop } = context;
        const category = (await taxonomy(shop)).categories.get(categoryIds[0] ?? 0);
        const list = await productList(shop, { category: category?.slug });
        const cursor = { order: 'DEFAULT', value: position, id };
        const request = { limit: 1, backward: field === 'previousProduct', cursor, skip: 0 };
        const { rows } = await listedProducts(context, list, 'DEFAULT', request, queryFromInfo({ context, info, typeName: 'Product' }));
        return rows[0]?.product ?? null;
      },
    }),
  );
}

const order = 'in the shop’s own order of its primary category, or of the whole shop when it has none';
neighbour('previousProduct', `Previous product ${order}; null for the first product.`);
neighbour('nextProduct', `Next product ${order}; null for the last product.`);
