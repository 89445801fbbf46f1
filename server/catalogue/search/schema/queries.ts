import { builder } from '../../../platform/graphql/builder.ts';
import { pageArguments } from '../../../platform/graphql/listFields.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { maxSkip } from '../../../platform/graphql/limits.ts';
import { taxonomy } from '../../products/products.ts';
import { ProductConnection, ProductFilterInput, productPage, ProductSortEnum } from './listing.ts';
import { productBySlug } from './productBySlug.ts';
import { ProductNode } from '../../products/schema/product.ts';
import '../../products/schema/productLinks.ts';
import '../../products/schema/productNumbers.ts';
import '../../products/schema/variationProduct.ts';
import { CategoryNode } from '../../products/schema/taxonomy.ts';

const skipDescription = `Number of products to skip, for numbered pages, at most ${maxSkip.toLocaleString('en')}. Can only be combined with \`first\`.`;

builder.queryFields((t) => ({
  products: t.field({
    type: ProductConnection,
    authScopes: { public: true },
    description: 'Products of the shop, filtered and sorted. Errors: INVALID_INPUT for an invalid page size, cursor or price limit.',
    args: {
      filter: t.arg({ type: ProductFilterInput, description: 'Filters for the list; omit for all products.' }),
      sort: t.arg({ type: ProductSortEnum, required: true, defaultValue: 'DEFAULT', description: 'Sort order.' }),
      ...pageArguments(),
      skip: t.arg.int({ description: skipDescription }),
    },
    resolve: (_root, args, context, info) => productPage(args, context, info),
  }),
  search: t.field({
    type: ProductConnection,
    authScopes: { public: true },
    description: 'Products that match a search, best matches first. Errors: INVALID_INPUT, as for `products`.',
    args: {
      query: t.arg.string({ required: true, description: 'Search terms, at most 200 characters. The last word may be incomplete.' }),
      category: t.arg.string({ description: 'Slug of a category to search in; omit to search the whole shop.' }),
      ...pageArguments(),
    },
    resolve: (_root, { query, category, ...page }, context, info) =>
      // A filter without words matches everything, but a search without words must find nothing: '-' has that effect.
      productPage({ ...page, filter: { search: query.trim() || '-', category }, sort: 'RELEVANCE' }, context, info),
  }),
  product: t.prismaField({
    type: ProductNode,
    nullable: true,
    authScopes: { public: true },
    description: 'A product by its slug; null if no published product has it.',
    args: { slug: t.arg.string({ required: true, description: 'Slug of the product, the last part of its URL.' }) },
    resolve: async (query, _root, { slug }, context) => {
      const product = await productBySlug(context, slug, query.select ?? { id: true });
      // Any change may be that of a product which gets this slug.
      if (product === null) context.holdings?.addAnything();
      return product;
    },
  }),
  category: t.field({
    type: CategoryNode,
    nullable: true,
    authScopes: { public: true },
    description: 'A category by its slug; null if it does not exist.',
    args: { slug: t.arg.string({ required: true, description: 'Slug of the category, used as `product_cat` in URLs.' }) },
    resolve: async (_root, { slug }, { shop }) => (await taxonomy(shop)).categoryBySlug.get(slug) ?? null,
  }),
  categories: t.field({
    type: [CategoryNode],
    authScopes: { public: true },
    subGraphs: everyAudience,
    description: 'Top-level categories, in the shop’s order. Subcategories are available through `children`.',
    resolve: async (_root, _args, { shop }) => (await taxonomy(shop)).roots,
  }),
}));
