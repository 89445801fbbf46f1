import { builder } from '../../../platform/graphql/builder.ts';
import { encodeCursor, pageRequest } from '../../../platform/graphql/keyset.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';
import { countedOnce, totalOf, totalWords } from '../../../platform/graphql/total.ts';
import { countCoupons, couponOrderOf, couponSorts, listCoupons, type CouponSort } from '../list.ts';
import { CouponStateEnum, StaffCouponType } from './staffCoupon.ts';

// What staff read about the coupons of the cart. Selling is the business of those with the right ORDERS.

const authScopes = { staff: 'ORDERS' } as const;

const sortDescriptions: Record<CouponSort, string> = {
  NEWEST: 'The last one made first.',
  OLDEST: 'The first one made first.',
  CODE_ASC: 'By code.',
  CODE_DESC: 'By code, from the end.',
  USED_ASC: 'The least used first.',
  USED_DESC: 'The most used first.',
};

const CouponSortEnum = builder.enumType('CouponSort', {
  description: 'How the list of coupons is sorted.',
  values: Object.fromEntries(couponSorts.map((sort) => [sort, { description: sortDescriptions[sort] }])) as Record<
    CouponSort,
    { description: string }
  >,
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

const StaffCouponConnection = builder.connectionObject(
  {
    type: StaffCouponType,
    name: 'StaffCouponConnection',
    description: 'A page of the coupons of the cart.',
    fields: (t) => ({
      totalCount: t.int({
        description: totalWords.count(),
        resolve: async (connection) => (await totalOf(connection)).count,
      }),
      isTotalExact: t.boolean({
        description: totalWords.isExact,
        resolve: async (connection) => (await totalOf(connection)).isExact,
      }),
    }),
  },
  { name: 'StaffCouponEdge', description: 'A coupon and its place in the list.' },
);

builder.queryFields((t) => ({
  staffCoupons: t.field({
    type: StaffCouponConnection,
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
      first: t.arg.int({ description: `How many from the start, 1 to ${maxPageSize}. Either this or "last" must be given.` }),
      after: t.arg.string({ description: 'Cursor to go on behind; goes with "first".' }),
      last: t.arg.int({ description: `How many from the end, 1 to ${maxPageSize}.` }),
      before: t.arg.string({ description: 'Cursor to stop before; goes with "last".' }),
    },
    resolve: async (_root, { filter: given, sort: givenSort, ...args }, { shop, markPrivate }) => {
      markPrivate();
      const sort = givenSort ?? 'NEWEST';
      const order = couponOrderOf(sort);
      const { rows, ...page } = await listCoupons(shop, given ?? {}, sort, pageRequest(args, order));
      const edges = rows.map((node) => ({ cursor: encodeCursor({ order: order.name, value: node.sortValue, id: node.id }), node }));
      return {
        total: countedOnce(() => countCoupons(shop, given ?? {})),
        edges,
        pageInfo: { ...page, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
      };
    },
  }),
  staffCoupon: t.field({
    type: StaffCouponType,
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
