import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { AlreadyReviewedError } from '../errors.ts';
import { writeReview, type WrittenReview } from '../operations.ts';
import { maxPoints, maxReviewsOfNetwork, maxReviewsOfPerson, minPoints, textLimits } from '../rules.ts';
import './errors.ts';
import './product.ts';
import { ReviewNode } from './review.ts';

const WriteReviewPayload = builder.objectRef<WrittenReview>('WriteReviewPayload').implement({
  description: 'Result of `writeReview`: the review was created.',
  fields: (t) => ({
    review: t.prismaField({
      type: ReviewNode,
      description: 'The created review. Its `status` says whether it is public or waiting for approval by staff.',
      resolve: (query, { reviewId }, _args, { shop }) => shop.db.prisma.review.findUniqueOrThrow({ ...query, where: { id: reviewId } }),
    }),
    product: t.prismaField({
      type: ProductNode,
      description: 'The product with its updated rating.',
      resolve: (query, { productId }, _args, { shop }) => shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
  }),
});

const ReviewScoreInput = builder.inputType('ReviewScoreInput', {
  description: 'Points for one review criterion.',
  fields: (t) => ({
    criterion: t.string({ required: true, description: 'Slug of one of `Product.reviewCriteria`.' }),
    points: t.int({ required: true, description: `Points, from ${minPoints} to ${maxPoints}.` }),
  }),
});

const WriteReviewInput = builder.inputType('WriteReviewInput', {
  description: 'Input for `writeReview`. Texts are plain text: markup is shown as typed.',
  fields: (t) => ({
    productId: t.rowId({
      of: productTypes,
      required: true,
      description: 'Global ID of a `Product` or `ProductVariation`. A variation stands for its product.',
    }),
    authorName: t.string({ required: true, description: `Display name of the author, 1 to ${textLimits.name} characters.` }),
    title: t.string({ description: `Short title, at most ${textLimits.title} characters. Optional.` }),
    body: t.string({
      required: true,
      description: `Text of the review, ${textLimits.minBody} to ${textLimits.body.toLocaleString('en')} characters. Line breaks are allowed.`,
    }),
    scores: t.field({
      type: [ReviewScoreInput],
      required: true,
      description: 'Points for each of `Product.reviewCriteria`, exactly once per criterion.',
    }),
  }),
});

builder.mutationField('writeReview', (t) =>
  t.field({
    type: WriteReviewPayload,
    authScopes: { public: true },
    description: `Creates the caller’s review of a product. Each caller can review a product once. Reviews by buyers of the product are published immediately; others may have to wait for approval (\`ShopSettings.reviewsNeedApproval\`). Limited to ${maxReviewsOfPerson} an hour per person and ${maxReviewsOfNetwork} an hour per network.`,
    errors: {
      types: [SignInRequiredError, NotFoundError, InvalidInputError, AlreadyReviewedError, ThrottledError, TryAgainError],
      union: { description: 'The created review, or the error that prevented its creation.' },
    },
    args: { input: t.arg({ type: WriteReviewInput, required: true, description: 'Input for `writeReview`.' }) },
    resolve: (_root, { input }, { shop }) => writeReview(shop, input),
  }),
);
