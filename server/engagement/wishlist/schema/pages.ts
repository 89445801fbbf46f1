import { queryFromInfo } from '@pothos/plugin-prisma';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { besideEdges } from '../../../platform/graphql/besideEdges.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { encodeCursor, pageRequest, type Page, type PageArguments } from '../../../platform/graphql/keyset.ts';
import { countItems, wishlistOrder, wishlistPage, type WishlistRow } from '../reading.ts';
import { WishlistItemNode } from './item.ts';

// Pages of a wishlist: for its owner with the data recorded for each product, for others with the products only.

interface ListShape {
  listId: number | null;
}

const totalCount = 'Number of products on the whole wishlist.';
const countOf = ({ listId }: ListShape, { shop }: Context) => (listId === null ? 0 : countItems(shop.db, listId));

export const WishlistItemConnection = builder.connectionObject(
  {
    type: WishlistItemNode,
    name: 'WishlistItemConnection',
    description: 'A page of a wishlist.',
    fields: (t) => ({
      totalCount: t.int({
        description: totalCount,
        resolve: (connection, _args, context) => countOf(besideEdges<ListShape>(connection), context),
      }),
    }),
  },
  { name: 'WishlistItemEdge', description: 'A product on a wishlist and its position in the list.' },
);

export const SharedWishlistConnection = builder.connectionObject(
  {
    type: ProductNode,
    name: 'SharedWishlistConnection',
    description: 'A page of the products on a shared wishlist.',
    fields: (t) => ({
      totalCount: t.int({
        description: totalCount,
        resolve: (connection, _args, context) => countOf(besideEdges<ListShape>(connection), context),
      }),
    }),
  },
  { name: 'SharedWishlistEdge', description: 'A product on a shared wishlist and its position in the list.' },
);

type ResolveInfo = Parameters<typeof queryFromInfo>[0]['info'];

const emptyPage: Page<WishlistRow> = { rows: [], hasNextPage: false, hasPreviousPage: false };

async function pageOf<Row>(
  { shop }: Context,
  listId: number | null,
  args: PageArguments,
  load: (rows: readonly WishlistRow[]) => Promise<Map<number, Row>>,
) {
  const request = pageRequest(args, wishlistOrder);
  const { rows, hasNextPage, hasPreviousPage } = listId === null ? emptyPage : await wishlistPage(shop.db, listId, request);
  const nodes = rows.length === 0 ? new Map<number, Row>() : await load(rows);
  const edges = rows.flatMap(({ id, productId }) => {
    const node = nodes.get(id);
    return node ? [{ cursor: encodeCursor({ order: wishlistOrder.name, value: 0, id: productId }), node }] : [];
  });
  const pageInfo = { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { listId, edges, pageInfo };
}

/** Returns a page of the caller's own list. */
export function itemPage(listId: number | null, args: PageArguments, context: Context, info: ResolveInfo) {
  return pageOf(context, listId, args, async (rows) => {
    const selection = queryFromInfo({ context, info, typeName: 'WishlistItem', path: ['edges', 'node'] });
    const items = await context.shop.db.prisma.wishlistItem.findMany({ ...selection, where: { id: { in: rows.map(({ id }) => id) } } });
    return new Map(items.map((item) => [item.id, item]));
  });
}

/** Returns a page of a shared list. */
export function sharedPage(listId: number, args: PageArguments, context: Context, info: ResolveInfo) {
  return pageOf(context, listId, args, async (rows) => {
    const selection = queryFromInfo({ context, info, typeName: 'Product', path: ['edges', 'node'] });
    const ids = rows.map(({ productId }) => productId);
    const products = await context.shop.db.prisma.product.findMany({ ...selection, where: { id: { in: ids } } });
    const byId = new Map(products.map((product) => [product.id, product]));
    return new Map(
      rows.flatMap(({ id, productId }) => {
        const product = byId.get(productId);
        return product ? [[id, product] as const] : [];
      }),
    );
  });
}
