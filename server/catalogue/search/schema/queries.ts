import { builder } from '../../../platform/graphql/builder.ts';
import { pageArguments } from '../../../platform/graphql/listFields.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { maxSkip } from '../../../platform/graphql/limits.ts';
import { taxonomy } from '../../products/products.ts';
import { ProductConnection, ProductFilterInput, productPage, ProductSortEnum } from './listing.ts';
import { ProductNode } from '../../products/schema/product.ts';
import '../../products/schema/productLinks.ts';
import '../../products/schema/productNumbers.ts';
import '../../products/schema/variationProduct.ts';
import { CategoryNode } from '../../products/schema/taxonomy.ts';

const skipWords = `How many to leave out first, for numbered pages, at most ${maxSkip}; goes with "first" alone.`;

builder.queryFields((t) => ({
  products: t.field({
    type: ProductConnection,
    authScopes: { public: true },
    description:
      'The products of the shop, narrowed and sorted. Errors: INVALID_INPUT for a page size, cursor or bound that is not allowed.',
    args: {
      filter: t.arg({ type: ProductFilterInput, description: 'How the list is narrowed; nothing means all products.' }),
      sort: t.arg({ type: ProductSortEnum, required: true, defaultValue: 'DEFAULT', description: 'The order.' }),
      ...pageArguments(),
      skip: t.arg.int({ description: skipWords }),
    },
    resolve: (_root, args, context, info) => productPage(args, context, info),
  }),
  search: t.field({
    type: ProductConnection,
    authScopes: { public: true },
    description: 'Products that match words, best matches first. Errors: INVALID_INPUT as for products.',
    args: {
      query: t.arg.string({ required: true, description: 'Words, at most 200 characters; the last may be a beginning.' }),
      category: t.arg.string({ description: 'Slug of a category to search in; nothing means the whole shop.' }),
      ...pageArguments(),
    },
    resolve: (_root, { query, category, ...page }, context, info) =>
      // A filter without words narrows nothing, but a search without words finds nothing: a sign stands for that.
      productPage({ ...page, filter: { search: query.trim() || '-', category }, sort: 'RELEVANCE' }, context, info),
  }),
  product: t.prismaField({
    type: ProductNode,
    nullable: true,
    authScopes: { public: true },
    description: 'A product by its slug; null when there is none that is published.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of its address.' }) },
    resolve: (query, _root, { slug }, { shop }) =>
      shop.db.prisma.product.findUnique({ ...query, where: { slug, status: 'PUBLISHED', type: { not: 'VARIATION' } } }),
  }),
  category: t.field({
    type: CategoryNode,
    nullable: true,
    authScopes: { public: true },
    description: 'A category by its slug; null when there is none.',
    args: { slug: t.arg.string({ required: true, description: 'The value of product_cat in URLs.' }) },
    resolve: async (_root, { slug }, { shop }) => (await taxonomy(shop)).categoryBySlug.get(slug) ?? null,
  }),
  categories: t.field({
    type: [CategoryNode],
    authScopes: { public: true },
    subGraphs: everyAudience,
    description: 'The categories at the top of the tree, in the shop’s order; the others follow by their children.',
    resolve: async (_root, _args, { shop }) => (await taxonomy(shop)).roots,
  }),
}));
