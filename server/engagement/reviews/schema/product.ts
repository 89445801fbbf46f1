import { queryFromInfo } from '@pothos/plugin-prisma';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import type { ReviewCriterion } from '../../../generated/prisma/client.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { pageArguments } from '../../../platform/graphql/listFields.ts';
import { votesKeptSeconds } from '../../offers/offers.ts';
import { allCriteria, criteriaOf } from '../criteria.ts';
import { ownReviews } from '../reading.ts';
import { percentOf, shareOf } from '../rules.ts';
import { noReviews, type ReviewSummary } from '../summary.ts';
import { ReviewConnection, reviewPage, selectedReview, summaryOf } from './pages.ts';
import { ReviewCriterionType, ReviewNode } from './review.ts';

const ReviewSortEnum = builder.enumType('ReviewSort', {
  description: 'The order of reviews; equal ones follow by id.',
  values: {
    NEWEST: { description: 'Latest first.' },
    MOST_HELPFUL: { description: 'Those first that most visitors found helpful.' },
    HIGHEST: { description: 'Best ratings first.' },
    LOWEST: { description: 'Worst ratings first.' },
  } as const,
});

const CriterionAverage = builder.objectRef<{ criterion: ReviewCriterion; average: number }>('CriterionAverage').implement({
  description: 'What reviewers give for one criterion on average.',
  fields: (t) => ({
    criterion: t.field({ type: ReviewCriterionType, description: 'What was rated.', resolve: ({ criterion }) => criterion }),
    average: t.float({ description: 'From 1 to 10, with at most two decimals.', resolve: ({ average }) => average / 100 }),
    percent: t.int({ description: 'The same in whole per cent of 10 points.', resolve: ({ average }) => percentOf(average) }),
  }),
});

const StarShare = builder.objectRef<{ stars: number; count: number; of: number }>('StarShare').implement({
  description: 'How many reviews give so many stars. A review’s stars are half its average, rounded to a whole one.',
  fields: (t) => ({
    stars: t.exposeInt('stars', { description: 'From 1 to 5.' }),
    count: t.exposeInt('count', { description: 'How many reviews.' }),
    percent: t.int({
      description: 'The same in whole per cent of all reviews; rounded, so that the five need not make 100.',
      resolve: ({ count, of }) => shareOf(count, of),
    }),
  }),
});

const ReviewSummaryType = builder.objectRef<ReviewSummary>('ReviewSummary').implement({
  description: 'What the reviews that everybody sees give together. Product.rating tells the same in stars.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many reviews.' }),
    average: t.float({
      description: 'From 1 to 10, with at most two decimals; 0 when there is no review.',
      resolve: ({ average }) => average / 100,
    }),
    criteria: t.field({
      type: [CriterionAverage],
      description: 'The averages of the criteria that somebody has rated, in the shop’s order.',
      resolve: async ({ criteria }, _args, { shop }) =>
        (await allCriteria(shop)).flatMap((criterion) => {
          const average = criteria.get(criterion.id);
          return average === undefined ? [] : [{ criterion, average }];
        }),
    }),
    distribution: t.field({
      type: [StarShare],
      description: 'How the reviews spread over five stars to one, in this order.',
      resolve: ({ stars, count }) => stars.map((one, index) => ({ stars: index + 1, count: one, of: count })).toReversed(),
    }),
  }),
});

const ownReviewOf = batched(({ shop }, ids) => ownReviews(shop, ids));

builder.prismaObjectFields(ProductNode, (t) => ({
  reviews: t.field({
    type: ReviewConnection,
    // So that an old cursor in an address does not take the whole product away.
    nullable: true,
    description:
      'The reviews that everybody sees; null only together with an error. Errors: INVALID_INPUT for a page size or cursor that is not allowed.',
    args: {
      sort: t.arg({ type: ReviewSortEnum, required: true, defaultValue: 'NEWEST', description: 'In which order.' }),
      ...pageArguments(),
    },
    resolve: ({ id }, args, context, info) => {
      if (args.sort === 'MOST_HELPFUL') context.keepFor?.(votesKeptSeconds);
      return reviewPage(id, args, context, info);
    },
  }),
  reviewSummary: t.field({
    type: ReviewSummaryType,
    description: 'What the reviews that everybody sees give together.',
    resolve: async ({ id }, _args, context) => (await summaryOf(context, id)) ?? noReviews,
  }),
  reviewCriteria: t.field({
    type: [ReviewCriterionType],
    description: 'What the product is rated by: a review gives points for each of them. Empty when it is not rated here.',
    select: { categoryIds: true },
    resolve: ({ categoryIds }, _args, { shop }) => criteriaOf(shop, categoryIds),
  }),
  myReview: t.field({
    type: ReviewNode,
    nullable: true,
    description:
      'The caller’s own review, also while it waits for approval or when it was rejected; null when they have written none. An answer with it belongs to the caller alone.',
    resolve: async ({ id }, _args, context, info) => {
      context.markPrivate();
      const reviewId = await ownReviewOf(context, id);
      return reviewId === undefined ? null : await selectedReview(reviewId, context, queryFromInfo({ context, info, typeName: 'Review' }));
    },
  }),
}));
