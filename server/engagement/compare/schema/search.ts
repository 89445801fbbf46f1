import { queryFromInfo } from '@pothos/plugin-prisma';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { maxSearchResults } from '../rules.ts';
import { compareSearch } from '../search.ts';
import { productsByIds } from './products.ts';

builder.queryField('compareSearch', (t) =>
  t.field({
    type: [ProductNode],
    authScopes: { public: true },
    description: `Searches for products that can be compared, including by incomplete words, and returns the best matches, at most ${maxSearchResults}. Empty if no words are given. Errors: INVALID_INPUT for more than 200 characters. Legacy route: \`add_to_compare_search\`.`,
    args: {
      query: t.arg.string({ required: true, description: 'Search words, at most 200 characters; the last word may be incomplete.' }),
      group: t.arg.string({ description: 'Slug of the group to search in. If omitted, all groups are searched.' }),
      categories: t.arg.stringList({
        description:
          'Slugs or numeric IDs of categories: returns only products in one of them or their subcategories. If omitted or empty, all categories are searched.',
      }),
      first: t.arg.int({ defaultValue: maxSearchResults, description: `Maximum number of results, up to ${maxSearchResults}.` }),
    },
    resolve: async (_root, { query, group, categories, first }, context, info) => {
      const limit = first ?? maxSearchResults;
      const ids = await compareSearch(context.shop, { query, group: group ?? null, categories: categories ?? null, limit });
      return productsByIds(context, ids, queryFromInfo({ context, info }));
    },
  }),
);
