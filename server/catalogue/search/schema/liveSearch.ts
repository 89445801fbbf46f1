import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../platform/graphql/builder.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { countListed, productList, type ProductList, type ProductSort } from '../listing.ts';
import { suggestNames, type NameSuggestions } from '../liveSearch.ts';
import { listedProducts } from './listing.ts';
import { ProductNode } from '../../products/schema/product.ts';
import { BrandNode, CategoryNode } from '../../products/schema/taxonomy.ts';

const maxProducts = 5;

interface LiveSearchShape extends NameSuggestions {
  list: ProductList;
  sort: ProductSort;
}

const LiveSearch = builder.objectRef<LiveSearchShape>('LiveSearch').implement({
  description: 'Search results for a query that is still being typed.',
  fields: (t) => ({
    products: t.field({
      type: [ProductNode],
      description: `Best matching products, at most ${maxProducts}.`,
      resolve: async ({ list, sort }, _args, context, info) => {
        const request = { limit: maxProducts, backward: false, cursor: null, skip: 0 };
        const { rows } = await listedProducts(context, list, sort, request, queryFromInfo({ context, info, typeName: 'Product' }));
        return rows.map(({ product }) => product);
      },
    }),
    totalCount: t.int({
      description: 'Total number of matching products.',
      resolve: ({ list }, _args, { shop }) => countListed(shop, list),
    }),
    brands: t.field({
      type: [BrandNode],
      description: 'Brands whose name matches, at most 3.',
      resolve: ({ brands }) => brands,
    }),
    categories: t.field({
      type: [CategoryNode],
      description: 'Categories whose name matches, at most 3. When a category is given, only its subcategories.',
      resolve: ({ categories }) => categories,
    }),
  }),
});

builder.queryField('liveSearch', (t) =>
  t.field({
    type: LiveSearch,
    authScopes: { public: true },
    subGraphs: everyAudience,
    description:
      'Products, brands and categories that match a query while it is being typed. Without a query, the latest products. Errors: INVALID_INPUT for more than 200 characters. Legacy route: `rehub_ajax_search`.',
    args: {
      query: t.arg.string({ required: true, description: 'Search terms, at most 200 characters. The last word may be incomplete.' }),
      category: t.arg.string({ description: 'Slug of a category to search in; omit to search the whole shop.' }),
    },
    resolve: async (_root, { query, category }, { shop }) => {
      const search = query.trim();
      const list = await productList(shop, { search, category });
      return { list, sort: search === '' ? ('NEWEST' as const) : ('RELEVANCE' as const), ...(await suggestNames(shop, search, category)) };
    },
  }),
);
