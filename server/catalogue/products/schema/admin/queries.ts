import { builder } from '../../../../platform/graphql/builder.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { totalWords } from '../../../../platform/graphql/total.ts';
import { maxCountedProducts, staffList, type StaffFilter } from '../../admin/list.ts';
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

const AdminProductConnection = listConnection(AdminProductType, {
  name: 'AdminProduct',
  description: 'A page of the staff’s list of products.',
  edge: 'A product and its place in the list.',
  total: { count: totalWords.count(maxCountedProducts), isExact: totalWords.isExact },
});

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
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, staffList, { ...args, filter: staffFilter(filter ?? {}) }, (rows) =>
        context.shop.db.prisma.product.findMany(nodesQuery(context, info, 'AdminProduct', rows)),
      ),
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
