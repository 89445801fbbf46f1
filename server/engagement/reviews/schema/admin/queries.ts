import { builder } from '../../../../platform/graphql/builder.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { countWaiting, reviewDesk } from '../../admin/list.ts';
import { AdminReviewStatusEnum, AdminReviewType } from './review.ts';

const authScopes = { staff: 'DEALS' } as const;

/** What the staff’s list is narrowed by. */
export const ReviewFilterInput = builder.inputType('AdminReviewFilter', {
  description: 'What is to be in the staff’s list of reviews; absent values leave everything in.',
  fields: (t) => ({
    search: t.string({
      description:
        'A part of title, text and author’s name, or of the product’s name, whatever the case and accents; of fewer than three characters, the beginning of the author’s name.',
    }),
    status: t.field({ type: AdminReviewStatusEnum, description: 'Only these.' }),
    productId: t.int({ description: 'Number of a product.' }),
    stars: t.int({ description: 'From 1 to 5.' }),
    isVerifiedBuyer: t.boolean({ description: 'True: only of verified buyers; false: only of others.' }),
  }),
});

const SortEnum = builder.enumType('AdminReviewSort', {
  description: 'The order of the staff’s list of reviews.',
  values: { NEWEST: { description: 'Written last, first.' }, OLDEST: { description: 'Written first, first.' } } as const,
});

const AdminReviewConnection = listConnection(AdminReviewType, {
  name: 'AdminReview',
  description: 'A page of the staff’s list of reviews.',
  edge: 'A review and its place in the list.',
  total: true,
});

builder.objectField(AdminReviewConnection, 'waitingCount', (t) =>
  t.int({ description: 'How many reviews wait in all.', resolve: (_page, _args, { shop }) => countWaiting(shop.db) }),
);

builder.queryFields((t) => ({
  adminReviews: t.field({
    type: AdminReviewConnection,
    authScopes,
    description:
      'All reviews, whatever was decided about them, for staff with the right DEALS. Errors: INVALID_INPUT for a page size, cursor or search that is not allowed.',
    args: {
      filter: t.arg({ type: ReviewFilterInput, description: 'What is to be in it.' }),
      sort: t.arg({ type: SortEnum, defaultValue: 'NEWEST', description: 'Its order.' }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, reviewDesk, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.review.findMany(nodesQuery(context, info, 'AdminReview', rows)),
      ),
  }),
  adminReview: t.prismaField({
    type: AdminReviewType,
    nullable: true,
    authScopes,
    description: 'One review, whatever was decided about it, for staff with the right DEALS; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (query, _root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.review.findUnique({ ...query, where: { id: databaseId } });
    },
  }),
}));
