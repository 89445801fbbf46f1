import { fieldConditions } from '../../extensionPoints.ts';
import { MetafieldFilterInput } from '../fieldFilter.ts';
import { productTypes } from '../parts.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { totalDescriptions } from '../../../../platform/graphql/total.ts';
import { maxCountedProducts, staffList, type StaffFilter } from '../../admin/list.ts';
import type { Shop } from '../../../../platform/operation/shop.ts';
import { StaffSortEnum, StockStateEnum, ProductStatusEnum } from './enums.ts';
import { AdminProductType } from './product.ts';
import { StaffProductTypeEnum } from './productType.ts';

export const StaffFilterInput = builder.inputType('AdminProductFilter', {
  description: 'Filters for the admin product list. Omitted fields apply no filter.',
  fields: (t) => ({
    search: t.string({ description: 'Search terms to find in the name, SKU, brand, tags or categories; parts of words also match.' }),
    status: t.field({
      type: ProductStatusEnum,
      description: 'Returns only products with this status. Without a status, everything except archived products is returned.',
    }),
    type: t.field({ type: StaffProductTypeEnum, description: 'Returns only products of this type. VARIATION returns nothing.' }),
    categoryId: t.rowId({ of: 'Category', description: 'Global ID of a category. Subcategories are included.' }),
    stock: t.field({ type: StockStateEnum, description: 'Returns only products in this stock state.' }),
    onSale: t.boolean({ description: 'True returns only products on sale; false returns only products not on sale.' }),
    hasManufacturer: t.boolean({ description: 'True returns only products with a manufacturer; false returns only those without.' }),
    metafields: t.field({
      type: [MetafieldFilterInput],
      description: 'Filters by custom fields, at most 10, all of which must match. Variations’ own fields don’t count.',
    }),
    updatedSince: t.field({
      type: 'DateTime',
      description:
        'Returns only products that were created or edited at or after this time, or have a variation that was. Changes to stock, scheduled prices and ratings don’t count, nor do deletions. A poller can miss products whose transaction commits late, so read changes from `events` and use this filter only to resynchronise.',
    }),
  }),
});

const AdminProductConnection = listConnection(AdminProductType, {
  name: 'AdminProduct',
  description: 'A page of the admin product list.',
  edge: 'A product and its cursor in the list.',
  total: { count: totalDescriptions.count(maxCountedProducts), isExact: totalDescriptions.isExact },
});

/**
 * Converts an API filter to a list filter. Variations are in no list, so the type VARIATION is dropped.
 * @throws InvalidInputError for custom fields that aren't filterable
 */
export async function staffFilter(shop: Shop, { type, metafields, ...filter }: typeof StaffFilterInput.$inferInput): Promise<StaffFilter> {
  const fields = await fieldConditions(shop, metafields, 'staff');
  return { ...filter, type: type === 'VARIATION' ? null : type, ...(fields.length > 0 && { fields }) };
}

builder.queryFields((t) => ({
  adminProducts: t.field({
    type: AdminProductConnection,
    authScopes: { staff: 'CATALOGUE' },
    description:
      'Products of the shop in any state. Deep pages are as fast as the first. Requires the CATALOGUE permission. Errors: INVALID_INPUT for an invalid page size, cursor or search.',
    args: {
      filter: t.arg({ type: StaffFilterInput, description: 'Filters for the list.' }),
      sort: t.arg({
        type: StaffSortEnum,
        defaultValue: 'NEWEST',
        description: 'Sort order. A cursor is valid only for the sort order that it was returned with.',
      }),
      ...pageArguments(),
    },
    resolve: async (_root, { filter, ...args }, context, info) =>
      listPage(context, staffList, { ...args, filter: await staffFilter(context.shop, filter ?? {}) }, (rows) =>
        context.shop.db.prisma.product.findMany(nodesQuery(context, info, 'AdminProduct', rows)),
      ),
  }),
  adminProduct: t.prismaField({
    type: AdminProductType,
    nullable: true,
    authScopes: { staff: 'CATALOGUE' },
    description:
      'A product in any state; null if it does not exist. Variations are returned with their parent product. Requires the CATALOGUE permission.',
    args: { id: t.arg.rowId({ of: productTypes, required: true, description: 'Global ID of the product.' }) },
    resolve: (query, _root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.product.findFirst({ ...query, where: { id, parentId: null } });
    },
  }),
}));
