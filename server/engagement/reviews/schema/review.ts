import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import type { ReviewCriterion } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { noRow, rowId } from '../../../platform/graphql/rowId.ts';
import { votesKeptSeconds } from '../../offers/offers.ts';
import { allCriteria } from '../criteria.ts';
import { shownReviewIds } from '../reading.ts';

const isShown = batched(({ shop }, ids) => shownReviewIds(shop.db, ids));

export const ReviewCriterionType = builder.objectRef<ReviewCriterion>('ReviewCriterion').implement({
  description: 'What products are rated by, such as quality.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Unique: what a score names it by.' }),
    name: t.exposeString('name', { description: 'Plain text, as shown.' }),
  }),
});

const ReviewScoreType = builder.objectRef<{ criterion: ReviewCriterion; points: number }>('ReviewScore').implement({
  description: 'What a review gives for one criterion.',
  fields: (t) => ({
    criterion: t.field({ type: ReviewCriterionType, description: 'What was rated.', resolve: ({ criterion }) => criterion }),
    points: t.exposeInt('points', { description: 'From 1 to 10.' }),
  }),
});

const ReviewStatusEnum = builder.enumType('ReviewStatus', {
  description: 'Whether others see a review.',
  values: {
    PENDING: { description: 'Not yet: somebody of the shop has to look at it.' },
    APPROVED: { description: 'Yes.' },
    REJECTED: { description: 'No, and it stays so unless the shop decides anew.' },
  } as const,
});

export const ReviewNode = builder.prismaNode('Review', {
  description:
    'What somebody says about a product. By its id only an approved one is found; the caller’s own one stands in Product.myReview whatever its status.',
  id: { field: 'id' },
  nullable: true,
  select: { id: true },
  // Looked at apart: with a condition on its product, Prisma would make a statement of each id.
  findUnique: async (id, context) => ({ id: (await isShown(context, rowId(id))) ? rowId(id) : noRow }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number: in the anchor of the product page (#review-12) and in legacy bodies.' }),
    product: t.relation('product', { type: ProductNode, description: 'What is reviewed.' }),
    authorName: t.exposeString('authorName', { description: 'The name that its author wants to be shown. Plain text.' }),
    title: t.exposeString('title', { description: 'A few words; may be empty. Plain text.' }),
    body: t.exposeString('body', { description: 'Plain text with line breaks, never markup.' }),
    average: t.float({
      description: 'From 1 to 10, with at most two decimals: the average of its scores.',
      select: { average: true },
      resolve: ({ average }) => average / 100,
    }),
    scores: t.field({
      type: [ReviewScoreType],
      description: 'What it gives for each criterion that was asked for when it was written, in the shop’s order.',
      select: { scores: { select: { criterionId: true, points: true } } },
      resolve: async ({ scores }, _args, { shop }) => {
        const pointsOf = new Map(scores.map(({ criterionId, points }) => [criterionId, points]));
        return (await allCriteria(shop)).flatMap((criterion) => {
          const points = pointsOf.get(criterion.id);
          return points === undefined ? [] : [{ criterion, points }];
        });
      },
    }),
    isVerifiedBuyer: t.exposeBoolean('isVerifiedBuyer', {
      description: 'Whether its author had ordered the product here before writing it.',
    }),
    status: t.field({
      type: ReviewStatusEnum,
      description: 'Whether others see it.',
      select: { status: true },
      // Who writes spam is not told how it was known.
      resolve: ({ status }) => (status === 'SPAM' ? 'REJECTED' : status),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    helpfulCount: t.int({
      description: `How many visitors found it helpful. Answers and pages that are kept for everybody tell it as of a moment ago (answers at most ${votesKeptSeconds} seconds).`,
      select: { helpfulCount: true },
      resolve: ({ helpfulCount }, _args, { keepFor }) => {
        keepFor?.(votesKeptSeconds);
        return helpfulCount;
      },
    }),
    unhelpfulCount: t.int({
      description: 'How many did not; as of when helpfulCount is.',
      select: { unhelpfulCount: true },
      resolve: ({ unhelpfulCount }, _args, { keepFor }) => {
        keepFor?.(votesKeptSeconds);
        return unhelpfulCount;
      },
    }),
  }),
});
