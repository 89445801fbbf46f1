import type { Coupon } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { adminCouponList } from '../list.ts';
import { CouponStateEnum, AdminCouponType } from './adminCoupon.ts';

// Staff queries on cart coupons. They require the right ORDERS, which covers sales.

const authScopes = { staff: 'ORDERS' } as const;

const CouponSortEnum = describedEnum<keyof typeof adminCouponList.sorts>('CouponSort', 'Sort order of the coupon list.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  CODE_ASC: 'By code, A to Z.',
  CODE_DESC: 'By code, Z to A.',
  USED_ASC: 'Least used first.',
  USED_DESC: 'Most used first.',
});

/** Filter of the staff coupon list. */
export const CouponFilterInput = builder.inputType('CouponFilter', {
  description: 'Filters for the coupon list. Omitted fields apply no filter.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the code or description, ignoring case and accents. With fewer than three characters, only the beginning of the code is matched. At most 200 characters.',
    }),
    state: t.field({ type: CouponStateEnum, description: 'Returns only coupons in this state.' }),
  }),
});

const AdminCouponConnection = listConnection(AdminCouponType, {
  name: 'AdminCoupon',
  description: 'A page of cart coupons.',
  edge: 'A coupon and its cursor in the list.',
  total: true,
});

builder.queryFields((t) => ({
  adminCoupons: t.field({
    type: AdminCouponConnection,
    authScopes,
    apiScopes: ['PRICES_READ'],
    description:
      'Cart coupons. Deep pages are as fast as the first. Requires the ORDERS permission. Errors: INVALID_INPUT for an invalid page size, cursor or search.',
    args: {
      filter: t.arg({ type: CouponFilterInput, description: 'Filters for the list.' }),
      sort: t.arg({
        type: CouponSortEnum,
        defaultValue: 'NEWEST',
        description: 'Sort order. A cursor is valid only for the sort order that it was returned with.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, adminCouponList, { ...args, filter: filter ?? {} }, (rows: Coupon[]) => rows),
  }),
  adminCoupon: t.field({
    type: AdminCouponType,
    nullable: true,
    authScopes,
    apiScopes: ['PRICES_READ'],
    description: 'A cart coupon by its global ID; null if it does not exist. Requires the ORDERS permission.',
    args: { id: t.arg.rowId({ of: 'Coupon', required: true, description: 'Global ID of the coupon.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.coupon.findUnique({ where: { id } });
    },
  }),
}));
