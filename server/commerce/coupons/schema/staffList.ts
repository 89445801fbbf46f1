import type { Coupon } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { couponDesk } from '../list.ts';
import { CouponStateEnum, AdminCouponType } from './adminCoupon.ts';

// What staff read about the coupons of the cart. Selling is the business of those with the right ORDERS.

const authScopes = { staff: 'ORDERS' } as const;

const CouponSortEnum = describedEnum<keyof typeof couponDesk.sorts>('CouponSort', 'How the list of coupons is sorted.', {
  NEWEST: 'The last one made first.',
  OLDEST: 'The first one made first.',
  CODE_ASC: 'By code.',
  CODE_DESC: 'By code, from the end.',
  USED_ASC: 'The least used first.',
  USED_DESC: 'The most used first.',
});

/** What the staff’s list is narrowed by. */
export const CouponFilterInput = builder.inputType('CouponFilter', {
  description: 'What is to be in the list of coupons; absent values leave everything in.',
  fields: (t) => ({
    search: t.string({
      description:
        'A part of the code or of the description, whatever the case and accents; of fewer than three characters, the beginning of the code. At most 200 characters.',
    }),
    state: t.field({ type: CouponStateEnum, description: 'Only those that stand so now.' }),
  }),
});

const AdminCouponConnection = listConnection(AdminCouponType, {
  name: 'AdminCoupon',
  description: 'A page of the coupons of the cart.',
  edge: 'A coupon and its place in the list.',
  total: true,
});

builder.queryFields((t) => ({
  adminCoupons: t.field({
    type: AdminCouponConnection,
    authScopes,
    description:
      'The coupons of the cart, for staff with the right ORDERS. Any depth is as fast as the beginning. Errors: INVALID_INPUT for a page size, cursor or search that is not allowed.',
    args: {
      filter: t.arg({ type: CouponFilterInput, description: 'What is to be in it.' }),
      sort: t.arg({
        type: CouponSortEnum,
        defaultValue: 'NEWEST',
        description: 'Its order; a cursor is good for the order that it came from.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, couponDesk, { ...args, filter: filter ?? {} }, (rows: Coupon[]) => rows),
  }),
  adminCoupon: t.field({
    type: AdminCouponType,
    nullable: true,
    authScopes,
    description: 'A coupon of the cart by its number, for staff with the right ORDERS; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (_root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.coupon.findUnique({ where: { id: databaseId } });
    },
  }),
}));
