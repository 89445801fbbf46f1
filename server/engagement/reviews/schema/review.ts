import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import type { ReviewCriterion } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { noRow, rowId } from '../../../platform/graphql/rowId.ts';
import { votesMaxAgeSeconds } from '../../offers/offers.ts';
import { allCriteria } from '../criteria.ts';
import { shownReviewIds } from '../reading.ts';

const isShown = batched(({ shop }, ids) => shownReviewIds(shop.db, ids));

export const ReviewCriterionType = builder.objectRef<ReviewCriterion>('ReviewCriterion').implement({
  description: 'A criterion that products are rated by, such as quality.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Unique slug, used to refer to the criterion in scores.' }),
    name: t.exposeString('name', { description: 'Display name, as plain text.' }),
  }),
});

const ReviewScoreType = builder.objectRef<{ criterion: ReviewCriterion; points: number }>('ReviewScore').implement({
  description: 'Score that a review gives for one criterion.',
  fields: (t) => ({
    criterion: t.field({ type: ReviewCriterionType, description: 'Criterion that was rated.', resolve: ({ criterion }) => criterion }),
    points: t.exposeInt('points', { description: 'Points, from 1 to 10.' }),
  }),
});

const ReviewStatusEnum = builder.enumType('ReviewStatus', {
  description: 'Whether others can see a review.',
  values: {
    PENDING: { description: 'Waiting for approval by staff. Not visible to others.' },
    APPROVED: { description: 'Approved and visible to everyone.' },
    REJECTED: { description: 'Rejected and not visible to others, unless staff approve it later.' },
  } as const,
});

export const ReviewNode = builder.prismaNode('Review', {
  description:
    'A review of a product. `node(id)` finds only approved reviews; the caller’s own review is in `Product.myReview`, whatever its status.',
  id: { field: 'id' },
  nullable: true,
  select: { id: true },
  // The visibility is checked separately: with a condition on the product, Prisma would run one statement for each id.
  findUnique: async (id, context) => ({ id: (await isShown(context, rowId(id))) ? rowId(id) : noRow }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', {
      description: 'Numeric ID of the review, as in the anchor on the product page (`#review-12`) and in legacy request bodies.',
    }),
    product: t.relation('product', { type: ProductNode, description: 'Reviewed product.' }),
    authorName: t.exposeString('authorName', { description: 'Display name that the author entered. Plain text.' }),
    title: t.exposeString('title', { description: 'Short title, as plain text; may be empty.' }),
    body: t.exposeString('body', { description: 'Text of the review, as plain text with line breaks. Never markup.' }),
    average: t.float({
      description: 'Average of the review’s scores, from 1 to 10, with at most two decimals.',
      select: { average: true },
      resolve: ({ average }) => average / 100,
    }),
    scores: t.field({
      type: [ReviewScoreType],
      description: 'Score for each criterion that applied when the review was written, in the shop’s display order.',
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
      description: 'Whether the author had ordered the product here before writing the review.',
    }),
    status: t.field({
      type: ReviewStatusEnum,
      description: 'Whether others can see the review.',
      select: { status: true },
      // Spammers must not learn that their review was recognised as spam.
      resolve: ({ status }) => (status === 'SPAM' ? 'REJECTED' : status),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the review was written.' }),
    helpfulCount: t.int({
      description: `Number of visitors who found the review helpful. Pages and responses cached for everyone may be slightly out of date (responses by at most ${votesMaxAgeSeconds} seconds).`,
      select: { helpfulCount: true },
      resolve: ({ helpfulCount }, _args, { limitCacheSeconds }) => {
        limitCacheSeconds?.(votesMaxAgeSeconds);
        return helpfulCount;
      },
    }),
    unhelpfulCount: t.int({
      description: 'Number of visitors who found the review unhelpful, as of the same time as `helpfulCount`.',
      select: { unhelpfulCount: true },
      resolve: ({ unhelpfulCount }, _args, { limitCacheSeconds }) => {
        limitCacheSeconds?.(votesMaxAgeSeconds);
        return unhelpfulCount;
      },
    }),
  }),
});
