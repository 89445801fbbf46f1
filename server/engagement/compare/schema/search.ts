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
    description: `Products that can be compared, by words that may still be typed: the best matches, at most ${maxSearchResults}. Nothing without words. Errors: INVALID_INPUT for more than 200 characters. Legacy twin: add_to_compare_search.`,
    args: {
      query: t.arg.string({ required: true, description: 'Words, at most 200 characters; the last may be a beginning.' }),
      group: t.arg.string({ description: 'Slug of a group to search in; nothing means all of them.' }),
      categories: t.arg.stringList({
        description:
          'Slugs or numbers of categories: only products of one of them, or of those below. Nothing, or an empty list, means all.',
      }),
      first: t.arg.int({ defaultValue: maxSearchResults, description: `How many at most, up to ${maxSearchResults}.` }),
    },
    resolve: async (_root, { query, group, categories, first }, context, info) => {
      const limit = first ?? maxSearchResults;
      const ids = await compareSearch(context.shop, { query, group: group ?? null, categories: categories ?? null, limit });
      return productsByIds(context, ids, queryFromInfo({ context, info }));
    },
  }),
);
