import { queryFromInfo } from '@pothos/plugin-prisma';
import { besideEdges } from '../../../platform/graphql/besideEdges.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { encodeCursor, pageRequest, type PageArguments, type PageRequest } from '../../../platform/graphql/keyset.ts';
import {
  countListed,
  listedRows,
  productList,
  sortOrder,
  tagsOfList,
  type ListedRow,
  type ProductColumn,
  type ProductList,
  type ProductSort,
} from '../listing.ts';
import type { ProductFilter } from '../filter.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { Facets } from './facets.ts';
import { matchColumns, matchOf, ProductMatch } from './match.ts';
import { productTypes } from '../../products/schema/parts.ts';
import { MetafieldFilterInput } from '../../products/schema/fieldFilter.ts';
import { ProductNode } from '../../products/schema/product.ts';

export const ProductSortEnum = builder.enumType('ProductSort', {
  description: 'Sort order of a product list. Ties are broken by ID.',
  values: {
    DEFAULT: { description: 'The shop’s own product order.' },
    RELEVANCE: { description: 'Best matches of the search first. Without a search, the shop’s own order.' },
    POPULARITY: { description: 'Best-selling first, by units sold; the figures are at most ten minutes old.' },
    RATING: { description: 'Highest rated first.' },
    NEWEST: { description: 'Newest first.' },
    PRICE_ASC: { description: 'Price, lowest first.' },
    PRICE_DESC: { description: 'Price, highest first.' },
  } as const,
});

const AttributeFilterInput = builder.inputType('AttributeFilter', {
  description: 'Filter for products with one of the given values of an attribute.',
  fields: (t) => ({
    attribute: t.string({ required: true, description: 'Slug of the attribute.' }),
    terms: t.stringList({ required: true, description: 'Slugs of the values. Products with any of them match.' }),
  }),
});

export const ProductFilterInput = builder.inputType('ProductFilter', {
  description:
    'Filters for a product list. Slugs that do not exist match nothing. For a variable product, a single variation must match the attribute, price, stock and sale filters.',
  fields: (t) => ({
    search: t.string({ description: 'Search terms, at most 200 characters. The last word may be incomplete; typos are tolerated.' }),
    category: t.string({ description: 'Slug of a category. Subcategories are included.' }),
    brands: t.stringList({ description: 'Slugs of brands. Products of any of them match.' }),
    attributes: t.field({ type: [AttributeFilterInput], description: 'Attribute filters, all of which must match.' }),
    metafields: t.field({
      type: [MetafieldFilterInput],
      description: 'Filters by public custom fields, at most 10, all of which must match. Variations’ own fields don’t count.',
    }),
    minPrice: t.field({
      type: 'MinorUnits',
      description: 'Minimum price in minor units, inclusive. Products without a price are excluded.',
    }),
    maxPrice: t.field({
      type: 'MinorUnits',
      description: 'Maximum price in minor units, inclusive. Products without a price are excluded.',
    }),
    inStock: t.boolean({ description: 'True returns only products in stock.' }),
    onSale: t.boolean({ description: 'True returns only products on sale.' }),
    featured: t.boolean({ description: 'True returns only featured products.' }),
    slugs: t.stringList({ description: 'Slugs of products, at most 100. Products with any of them match.' }),
    ids: t.rowIdList({
      of: productTypes,
      description: 'Global IDs of products, at most 100. Products with any of them match; variations never do.',
    }),
  }),
});

interface ConnectionShape {
  list: ProductList;
}

// Every resolver of this connection returns `list` next to the edges.
export const ProductConnection = builder.connectionObject(
  {
    type: ProductNode,
    name: 'ProductConnection',
    description: 'A page of products.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of products in the whole list.',
        resolve: (connection, _args, { shop }) => countListed(shop, besideEdges<ConnectionShape>(connection).list),
      }),
      facets: t.field({
        type: Facets,
        description: 'Filters that can still be applied to the list, with counts.',
        resolve: (connection) => besideEdges<ConnectionShape>(connection).list,
      }),
    }),
  },
  {
    name: 'ProductEdge',
    description: 'A product and its position in the list.',
    fields: (t) => ({
      match: t.field({
        type: ProductMatch,
        description:
          'Part of the product that matches the filter, with the prices and stock to show in this list. Prices and stock of the node are for the whole product.',
        resolve: (edge) => matchOf(besideEdges<{ row: ListedRow }>(edge).row),
      }),
    }),
  },
);

type ProductShape = typeof ProductNode.$inferType;
type ResolveInfo = Parameters<typeof queryFromInfo>[0]['info'];

/** The selected columns (none when no node was requested); null when the selection includes other tables. */
function plainColumns({ select = {}, include }: { select?: object; include?: object }): ProductColumn[] | null {
  if (include) return null;
  const columns: ProductColumn[] = [];
  for (const [name, isChosen] of Object.entries(select) as [ProductColumn, unknown][]) {
    if (isChosen !== true || !(name in Prisma.ProductScalarFieldEnum)) return null;
    columns.push(name);
  }
  return columns;
}

/** The products of these rows, with the fields that the client selected. */
async function selectedProducts({ shop }: Context, rows: ListedRow[], selection: object): Promise<Map<number, ProductShape>> {
  if (plainColumns(selection)) return new Map(rows.map((row) => [row.id, row as ProductShape]));
  const products = await shop.db.prisma.product.findMany({ ...selection, where: { id: { in: rows.map(({ id }) => id) } } });
  return new Map(products.map((product) => [product.id, product]));
}

/**
 * Products of a list with the fields that the client selected: one statement, and a second one when fields come from other tables.
 * @param selection the client's selection on each product
 */
export async function listedProducts(
  context: Context,
  list: ProductList,
  sort: ProductSort,
  request: PageRequest,
  selection: { select?: object; include?: object },
) {
  const page = await listedRows(context.shop, list, sort, request, [...new Set([...matchColumns, ...(plainColumns(selection) ?? [])])]);
  const products = await selectedProducts(context, page.rows, selection);
  const rows = page.rows.flatMap((row) => {
    const product = products.get(row.id);
    return product ? [{ row, product }] : [];
  });
  return { ...page, rows };
}

/** Resolves a page of products. */
export async function productPage(
  args: PageArguments & { filter?: ProductFilter | null; sort: ProductSort },
  context: Context,
  info: ResolveInfo,
) {
  const list = await productList(context.shop, args.filter ?? {});
  context.holdings?.add(...(await tagsOfList(context.shop, list)));
  const selection = queryFromInfo({ context, info, typeName: 'Product', path: ['edges', 'node'] });
  const page = await listedProducts(context, list, args.sort, pageRequest(args, sortOrder(args.sort)), selection);
  const edges = page.rows.map(({ row, product }) => ({
    cursor: encodeCursor({ order: args.sort, value: row.sortValue, id: row.id }),
    node: product,
    row,
  }));
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
