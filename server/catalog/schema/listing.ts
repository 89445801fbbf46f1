import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { encodeCursor, pageRequest, type PageArguments } from '../../graphql/keyset.ts';
import { countListed, listedIds, productList, type ProductList, type ProductSort } from '../listing.ts';
import type { ProductFilter } from '../filter.ts';
import { Facets } from './facets.ts';
import { ProductNode } from './product.ts';

export const ProductSortEnum = builder.enumType('ProductSort', {
  description: 'The order of a list of products; equal ones follow by id.',
  values: {
    DEFAULT: { description: 'The shop’s own order.' },
    RELEVANCE: { description: 'Best matches of the search first; without a search, the shop’s own order.' },
    POPULARITY: { description: 'Most sold first.' },
    RATING: { description: 'Best rated first.' },
    NEWEST: { description: 'Latest first.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Dearest first.' },
  } as const,
});

const AttributeFilterInput = builder.inputType('AttributeFilter', {
  description: 'Products that have one of these terms of an attribute.',
  fields: (t) => ({
    attribute: t.string({ required: true, description: 'Slug of the attribute.' }),
    terms: t.stringList({ required: true, description: 'Slugs of its terms; one of them suffices.' }),
  }),
});

export const ProductFilterInput = builder.inputType('ProductFilter', {
  description: 'How a list is narrowed. Slugs that do not exist select nothing.',
  fields: (t) => ({
    search: t.string({ description: 'Words, at most 200 characters; the last may be a beginning. Typing errors are forgiven.' }),
    category: t.string({ description: 'Slug of a category; those below it count too.' }),
    brands: t.stringList({ description: 'Slugs of brands; one of them suffices.' }),
    attributes: t.field({ type: [AttributeFilterInput], description: 'All of these must fit.' }),
    minPrice: t.int({ description: 'Lowest price in minor units, itself included.' }),
    maxPrice: t.int({ description: 'Highest price in minor units, itself included.' }),
    inStock: t.boolean({ description: 'True: only what can be had now.' }),
    onSale: t.boolean({ description: 'True: only reduced prices.' }),
    featured: t.boolean({ description: 'True: only featured products.' }),
  }),
});

interface ConnectionShape {
  list: ProductList;
}

export const ProductConnection = builder.connectionObject(
  {
    type: ProductNode,
    name: 'ProductConnection',
    description: 'A page of products.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many products the whole list has.',
        resolve: (connection, _args, { shop }) => countListed(shop, (connection as unknown as ConnectionShape).list),
      }),
      facets: t.field({
        type: Facets,
        description: 'By what the list can be narrowed further, with counts.',
        resolve: (connection) => (connection as unknown as ConnectionShape).list,
      }),
    }),
  },
  { name: 'ProductEdge', description: 'A product and its place in the list.' },
);

type ResolveInfo = Parameters<typeof queryFromInfo>[0]['info'];

/** One page of products, each with what the client selected: one statement for the ids, one for the rows. */
export async function productPage(
  args: PageArguments & { filter?: ProductFilter | null; sort: ProductSort },
  context: Context,
  info: ResolveInfo,
) {
  const { shop } = context;
  const list = await productList(shop, args.filter ?? {});
  const page = await listedIds(shop, list, args.sort, pageRequest(args, args.sort));
  const selection = queryFromInfo({ context, info, typeName: 'Product', path: ['edges', 'node'] });
  const ids = page.rows.map((row) => row.id);
  const products = await shop.db.prisma.product.findMany({ ...selection, where: { id: { in: ids } } });
  const byId = new Map(products.map((product) => [product.id, product]));
  const edges = page.rows.flatMap(({ id, value }) => {
    const node = byId.get(id);
    return node ? [{ cursor: encodeCursor({ order: args.sort, value, id }), node }] : [];
  });
  return {
    list,
    edges,
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
