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
  description: 'The review is written.',
  fields: (t) => ({
    review: t.prismaField({
      type: ReviewNode,
      description: 'As it was written. Its status says whether everybody sees it or somebody of the shop has to look at it first.',
      resolve: (query, { reviewId }, _args, { shop }) => shop.db.prisma.review.findUniqueOrThrow({ ...query, where: { id: reviewId } }),
    }),
    product: t.prismaField({
      type: ProductNode,
      description: 'The product with its rating as it is now.',
      resolve: (query, { productId }, _args, { shop }) => shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
    }),
  }),
});

const ReviewScoreInput = builder.inputType('ReviewScoreInput', {
  description: 'Points for one criterion.',
  fields: (t) => ({
    criterion: t.string({ required: true, description: 'Slug of one of Product.reviewCriteria.' }),
    points: t.int({ required: true, description: `From ${minPoints} to ${maxPoints}.` }),
  }),
});

const WriteReviewInput = builder.inputType('WriteReviewInput', {
  description: 'A review. Texts are plain: what looks like markup is shown as it was typed.',
  fields: (t) => ({
    productId: t.rowId({
      of: productTypes,
      required: true,
      description: 'Global id of a Product; that of a ProductVariation means its product.',
    }),
    authorName: t.string({ required: true, description: `The name to show, 1 to ${textLimits.name} characters.` }),
    title: t.string({ description: `A few words, at most ${textLimits.title} characters; may be left out.` }),
    body: t.string({ required: true, description: `${textLimits.minBody} to ${textLimits.body} characters; lines may break.` }),
    scores: t.field({ type: [ReviewScoreInput], required: true, description: 'Points for each of Product.reviewCriteria, once.' }),
  }),
});

builder.mutationField('writeReview', (t) =>
  t.field({
    type: WriteReviewPayload,
    authScopes: { public: true },
    description: `Writes the caller’s review of a product, once. Reviews of those who have ordered it here are shown at once; others may have to wait for approval (ShopSettings.reviewsNeedApproval). At most ${maxReviewsOfPerson} an hour and person and ${maxReviewsOfNetwork} an hour and network. Legacy twin: none.`,
    errors: {
      types: [SignInRequiredError, NotFoundError, InvalidInputError, AlreadyReviewedError, ThrottledError, TryAgainError],
      union: { description: 'The review, or why it was not written.' },
    },
    args: { input: t.arg({ type: WriteReviewInput, required: true, description: 'The only argument.' }) },
    resolve: (_root, { input }, { shop }) => writeReview(shop, input),
  }),
);
