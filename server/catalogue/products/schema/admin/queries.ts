import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../../platform/graphql/builder.ts';
import { encodeCursor, pageRequest } from '../../../../platform/graphql/keyset.ts';
import { maxPageSize } from '../../../../platform/graphql/limits.ts';
import { countedOnce, totalOf, totalWords } from '../../../../platform/graphql/total.ts';
import { countForStaff, listForStaff, maxCountedProducts, staffOrder, type StaffFilter } from '../../admin/list.ts';
import { StaffSortEnum, StockStateEnum, ProductStatusEnum } from './enums.ts';
import { AdminProductType } from './product.ts';
import { StaffProductTypeEnum } from './productType.ts';

export const StaffFilterInput = builder.inputType('AdminProductFilter', {
  description: 'What is to be in the staff’s list of products; absent values leave everything in.',
  fields: (t) => ({
    search: t.string({ description: 'Words, or parts of words, of the name, the SKU, the brand, the tags or the categories.' }),
    status: t.field({ type: ProductStatusEnum, description: 'Only these; without it, everything but archived products.' }),
    type: t.field({ type: StaffProductTypeEnum, description: 'Only these. VARIATION finds nothing.' }),
    categoryId: t.int({ description: 'Number of a category; those below it count too.' }),
    stock: t.field({ type: StockStateEnum, description: 'Only these.' }),
    onSale: t.boolean({ description: 'True: only reduced prices; false: only others.' }),
  }),
});

const AdminProductConnection = builder.connectionObject(
  {
    type: AdminProductType,
    name: 'AdminProductConnection',
    description: 'A page of the staff’s list of products.',
    fields: (t) => ({
      totalCount: t.int({
        description: totalWords.count(maxCountedProducts),
        resolve: async (connection) => (await totalOf(connection)).count,
      }),
      isTotalExact: t.boolean({
        description: totalWords.isExact,
        resolve: async (connection) => (await totalOf(connection)).isExact,
      }),
    }),
  },
  { name: 'AdminProductEdge', description: 'A product and its place in the list.' },
);

/** A filter of the API as the list takes it: variations are in no list. */
export function staffFilter({ type, ...filter }: typeof StaffFilterInput.$inferInput): StaffFilter {
  return { ...filter, type: type === 'VARIATION' ? null : type };
}

builder.queryFields((t) => ({
  adminProducts: t.field({
    type: AdminProductConnection,
    authScopes: { staff: 'CATALOGUE' },
    description:
      'The shop’s products in whatever state, for staff who may see them. Any depth is as fast as the beginning. Errors: INVALID_INPUT for a page size, cursor or search that is not allowed.',
    args: {
      filter: t.arg({ type: StaffFilterInput, description: 'What is to be in it.' }),
      sort: t.arg({
        type: StaffSortEnum,
        defaultValue: 'NEWEST',
        description: 'Its order; a cursor is good for the order that it came from.',
      }),
      first: t.arg.int({ description: `How many from the start, 1 to ${maxPageSize}. Either this or "last" must be given.` }),
      after: t.arg.string({ description: 'Cursor to go on behind; goes with "first".' }),
      last: t.arg.int({ description: `How many from the end, 1 to ${maxPageSize}.` }),
      before: t.arg.string({ description: 'Cursor to stop before; goes with "last".' }),
    },
    resolve: async (_root, { filter: given, sort: givenSort, ...args }, context, info) => {
      context.markPrivate();
      const { shop } = context;
      const [filter, sort] = [staffFilter(given ?? {}), givenSort ?? 'NEWEST'];
      const order = staffOrder(sort);
      const { rows, hasNextPage, hasPreviousPage } = await listForStaff(shop, filter, sort, pageRequest(args, order));
      const selection = queryFromInfo({ context, info, typeName: 'AdminProduct', path: ['edges', 'node'] });
      const found = await shop.db.prisma.product.findMany({ ...selection, where: { id: { in: rows.map(({ id }) => id) } } });
      const byId = new Map(found.map((product) => [product.id, product]));
      const edges = rows.flatMap(({ id, sortValue }) => {
        const node = byId.get(id);
        return node ? [{ cursor: encodeCursor({ order: order.name, value: sortValue, id }), node }] : [];
      });
      const pageInfo = { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
      return { total: countedOnce(() => countForStaff(shop, filter)), edges, pageInfo };
    },
  }),
  adminProduct: t.prismaField({
    type: AdminProductType,
    nullable: true,
    authScopes: { staff: 'CATALOGUE' },
    description: 'One product in whatever state, for staff who may edit it; null for none. Variations come with their product.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (query, _root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.product.findFirst({ ...query, where: { id: databaseId, parentId: null } });
    },
  }),
}));
