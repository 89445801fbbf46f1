import { productTypes } from '../../../../catalogue/products/schema/parts.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { countWaiting, adminReviewList } from '../../admin/list.ts';
import { AdminReviewStatusEnum, AdminReviewType } from './review.ts';

const authScopes = { staff: 'DEALS' } as const;

/** Filters of the staff's review list. */
export const ReviewFilterInput = builder.inputType('AdminReviewFilter', {
  description: 'Filters for the review list for staff. Omitted fields apply no filter.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the title, text, author name or product name, ignoring case and accents. With fewer than three characters, only the beginning of the author name is matched.',
    }),
    status: t.field({ type: AdminReviewStatusEnum, description: 'Returns only reviews with this status.' }),
    productId: t.rowId({ of: productTypes, description: 'Global ID of the reviewed product.' }),
    stars: t.int({ description: 'Number of stars, 1 to 5.' }),
    isVerifiedBuyer: t.boolean({ description: 'If true, returns only reviews by verified buyers; if false, only those by others.' }),
  }),
});

const SortEnum = builder.enumType('AdminReviewSort', {
  description: 'Sort order of the review list for staff.',
  values: { NEWEST: { description: 'Newest first.' }, OLDEST: { description: 'Oldest first.' } } as const,
});

const AdminReviewConnection = listConnection(AdminReviewType, {
  name: 'AdminReview',
  description: 'A page of the review list for staff.',
  edge: 'A review and its cursor in the list.',
  total: true,
});

builder.objectField(AdminReviewConnection, 'waitingCount', (t) =>
  t.int({ description: 'Total number of pending reviews.', resolve: (_page, _args, { shop }) => countWaiting(shop.db) }),
);

builder.queryFields((t) => ({
  adminReviews: t.field({
    type: AdminReviewConnection,
    authScopes,
    description:
      'All reviews, with any status. Requires the DEALS permission. Errors: INVALID_INPUT for an invalid page size, cursor or search.',
    args: {
      filter: t.arg({ type: ReviewFilterInput, description: 'Filters for the list.' }),
      sort: t.arg({ type: SortEnum, defaultValue: 'NEWEST', description: 'Sort order of the list.' }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, adminReviewList, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.review.findMany(nodesQuery(context, info, 'AdminReview', rows)),
      ),
  }),
  adminReview: t.prismaField({
    type: AdminReviewType,
    nullable: true,
    authScopes,
    description: 'A review with any status, by ID; null if not found. Requires the DEALS permission.',
    args: { id: t.arg.rowId({ of: 'Review', required: true, description: 'Global ID of the review.' }) },
    resolve: (query, _root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.review.findUnique({ ...query, where: { id } });
    },
  }),
}));
