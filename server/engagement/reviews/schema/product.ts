import { queryFromInfo } from '@pothos/plugin-prisma';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import type { ReviewCriterion } from '../../../generated/prisma/client.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { pageArguments } from '../../../platform/graphql/listFields.ts';
import { votesMaxAgeSeconds } from '../../offers/offers.ts';
import { allCriteria, criteriaOf } from '../criteria.ts';
import { ownReviews } from '../reading.ts';
import { percentOf, shareOf } from '../rules.ts';
import { noReviews, type ReviewSummary } from '../summary.ts';
import { ReviewConnection, reviewPage, selectedReview, summaryOf } from './pages.ts';
import { ReviewCriterionType, ReviewNode } from './review.ts';

const ReviewSortEnum = builder.enumType('ReviewSort', {
  description: 'Sort order of reviews. Ties are broken by ID.',
  values: {
    NEWEST: { description: 'Newest first.' },
    MOST_HELPFUL: { description: 'Reviews with the most helpful votes first.' },
    HIGHEST: { description: 'Highest ratings first.' },
    LOWEST: { description: 'Lowest ratings first.' },
  } as const,
});

const CriterionAverage = builder.objectRef<{ criterion: ReviewCriterion; average: number }>('CriterionAverage').implement({
  description: 'Average score for one criterion.',
  fields: (t) => ({
    criterion: t.field({ type: ReviewCriterionType, description: 'Criterion that was rated.', resolve: ({ criterion }) => criterion }),
    average: t.float({ description: 'Average score, from 1 to 10, with at most two decimals.', resolve: ({ average }) => average / 100 }),
    percent: t.int({
      description: 'Average as a percentage of 10 points, rounded to a whole number.',
      resolve: ({ average }) => percentOf(average),
    }),
  }),
});

const StarShare = builder.objectRef<{ stars: number; count: number; of: number }>('StarShare').implement({
  description: 'Number of reviews with a given star rating. The star rating of a review is half of its average, rounded to a whole number.',
  fields: (t) => ({
    stars: t.exposeInt('stars', { description: 'Star rating, from 1 to 5.' }),
    count: t.exposeInt('count', { description: 'Number of reviews with this star rating.' }),
    percent: t.int({
      description: 'Share of all reviews in whole per cent. Rounded, so the five shares may not add up to 100.',
      resolve: ({ count, of }) => shareOf(count, of),
    }),
  }),
});

const ReviewSummaryType = builder.objectRef<ReviewSummary>('ReviewSummary').implement({
  description: 'Summary of all approved reviews. `Product.rating` has the same average in stars.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Number of approved reviews.' }),
    average: t.float({
      description: 'Average points, from 1 to 10, with at most two decimals; 0 if there are no reviews.',
      resolve: ({ average }) => average / 100,
    }),
    criteria: t.field({
      type: [CriterionAverage],
      description: 'Averages of all criteria with at least one rating, in the shop’s display order.',
      resolve: async ({ criteria }, _args, { shop }) =>
        (await allCriteria(shop)).flatMap((criterion) => {
          const average = criteria.get(criterion.id);
          return average === undefined ? [] : [{ criterion, average }];
        }),
    }),
    distribution: t.field({
      type: [StarShare],
      description: 'Distribution of star ratings, from five stars down to one.',
      resolve: ({ stars, count }) => stars.map((one, index) => ({ stars: index + 1, count: one, of: count })).toReversed(),
    }),
  }),
});

const ownReviewOf = batched(({ shop }, ids) => ownReviews(shop, ids));

builder.prismaObjectFields(ProductNode, (t) => ({
  reviews: t.field({
    type: ReviewConnection,
    // An outdated cursor in a URL must not null the whole product.
    nullable: true,
    description:
      'Approved reviews of the product; null only together with an error. Errors: INVALID_INPUT for an invalid page size or cursor.',
    args: {
      sort: t.arg({ type: ReviewSortEnum, required: true, defaultValue: 'NEWEST', description: 'Sort order of the reviews.' }),
      ...pageArguments(),
    },
    select: { ratingCount: true },
    resolve: (product, args, context, info) => {
      if (args.sort === 'MOST_HELPFUL') context.limitCacheSeconds?.(votesMaxAgeSeconds);
      return reviewPage(product, args, context, info);
    },
  }),
  reviewSummary: t.field({
    type: ReviewSummaryType,
    description: 'Summary of all approved reviews.',
    select: { ratingCount: true },
    // Most products have no reviews: nothing is read for them.
    resolve: async ({ id, ratingCount }, _args, context) => (ratingCount > 0 ? await summaryOf(context, id) : undefined) ?? noReviews,
  }),
  reviewCriteria: t.field({
    type: [ReviewCriterionType],
    description:
      'Criteria that the product is rated by. A review gives points for each of them. Empty if the product can’t be reviewed here.',
    select: { categoryIds: true },
    resolve: ({ categoryIds }, _args, { shop }) => criteriaOf(shop, categoryIds),
  }),
  myReview: t.field({
    type: ReviewNode,
    nullable: true,
    description:
      'The caller’s own review, including pending and rejected ones; null if they have not written one. Responses with this field are private to the caller.',
    resolve: async ({ id }, _args, context, info) => {
      context.markPrivate();
      const reviewId = await ownReviewOf(context, id);
      return reviewId === undefined ? null : await selectedReview(reviewId, context, queryFromInfo({ context, info, typeName: 'Review' }));
    },
  }),
}));
