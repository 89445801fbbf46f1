import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../../platform/graphql/builder.ts';
import { encodeCursor, pageRequest } from '../../../../platform/graphql/keyset.ts';
import { maxPageSize } from '../../../../platform/graphql/limits.ts';
import { countedOnce, totalOf, totalWords } from '../../../../platform/graphql/total.ts';
import { countDeskReviews, countWaiting, deskOrder, reviewDeskPage } from '../../admin/list.ts';
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

const AdminReviewConnection = builder.connectionObject(
  {
    type: AdminReviewType,
    name: 'AdminReviewConnection',
    description: 'A page of the staff’s list of reviews.',
    fields: (t) => ({
      totalCount: t.int({
        description: totalWords.count(),
        resolve: async (connection) => (await totalOf(connection)).count,
      }),
      isTotalExact: t.boolean({
        description: totalWords.isExact,
        resolve: async (connection) => (await totalOf(connection)).isExact,
      }),
      waitingCount: t.int({ description: 'How many reviews wait in all.', resolve: (_page, _args, { shop }) => countWaiting(shop.db) }),
    }),
  },
  { name: 'AdminReviewEdge', description: 'A review and its place in the list.' },
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
      first: t.arg.int({ description: `How many from the start, 1 to ${maxPageSize}. Either this or "last" must be given.` }),
      after: t.arg.string({ description: 'Cursor to go on behind; goes with "first".' }),
      last: t.arg.int({ description: `How many from the end, 1 to ${maxPageSize}.` }),
      before: t.arg.string({ description: 'Cursor to stop before; goes with "last".' }),
    },
    resolve: async (_root, { filter: given, sort: givenSort, ...args }, context, info) => {
      context.markPrivate();
      const { shop } = context;
      const [filter, sort] = [given ?? {}, givenSort ?? 'NEWEST'];
      const order = deskOrder(sort);
      const { rows, hasNextPage, hasPreviousPage } = await reviewDeskPage(shop.db, filter, sort, pageRequest(args, order));
      const selection = queryFromInfo({ context, info, typeName: 'AdminReview', path: ['edges', 'node'] });
      const found = await shop.db.prisma.review.findMany({ ...selection, where: { id: { in: rows.map(({ id }) => id) } } });
      const byId = new Map(found.map((review) => [review.id, review]));
      const edges = rows.flatMap(({ id, sortValue }) => {
        const node = byId.get(id);
        return node ? [{ cursor: encodeCursor({ order: order.name, value: sortValue, id }), node }] : [];
      });
      const pageInfo = { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
      return { total: countedOnce(() => countDeskReviews(shop.db, filter)), edges, pageInfo };
    },
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
