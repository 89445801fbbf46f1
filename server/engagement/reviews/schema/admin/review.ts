import { globalId } from '../../../../../shared/globalId.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { productPath } from '../../../../catalogue/products/products.ts';
import { allCriteria } from '../../criteria.ts';

// Reviews for the staff who moderate them. Requires the permission DEALS.

export const AdminReviewStatusEnum = builder.enumType('AdminReviewStatus', {
  description: 'Moderation status of a review.',
  values: {
    PENDING: { description: 'Waiting for moderation. Others do not see the review.' },
    APPROVED: { description: 'Visible to everyone and counted in the rating.' },
    REJECTED: { description: 'Visible only to its author.' },
    SPAM: { description: 'Marked as spam. Its author sees the review as rejected.' },
  } as const,
});

const shownVotes = 20;

const AdminHelpfulVote = builder.objectRef<{ isHelpful: boolean; at: Date; accountId: number | null }>('AdminHelpfulVote').implement({
  description: 'A vote on whether a review is helpful. Staff only.',
  fields: (t) => ({
    isHelpful: t.exposeBoolean('isHelpful', { description: 'Whether the voter found the review helpful.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the vote was cast.' }),
    isCustomer: t.boolean({ description: 'Whether the voter has an account.', resolve: ({ accountId }) => accountId !== null }),
  }),
});

const AdminReviewScore = builder.objectRef<{ name: string; points: number }>('AdminReviewScore').implement({
  description: 'Score that a review gives for one criterion. Staff only.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the criterion.' }),
    points: t.exposeInt('points', { description: 'Points, from 1 to 10.' }),
  }),
});

export const AdminReviewType = builder.prismaObject('Review', {
  variant: 'AdminReview',
  description: 'A review with any status, as seen by staff. Staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id(ownId('AdminReview')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the review.' }),
    status: t.expose('status', { type: AdminReviewStatusEnum, description: 'Moderation status of the review.' }),
    productId: t.id({
      description: 'Global ID of the reviewed product.',
      select: { productId: true },
      resolve: ({ productId }) => globalId('AdminProduct', productId),
    }),
    productDatabaseId: t.exposeInt('productId', { description: 'Numeric ID of the reviewed product.' }),
    productName: t.string({
      description: 'Name of the reviewed product.',
      select: { product: { select: { name: true } } },
      resolve: ({ product }) => product.name,
    }),
    productUrl: t.string({
      nullable: true,
      description: 'Path of the product’s page; null if the product is not visible.',
      select: { product: { select: { slug: true, status: true } } },
      resolve: ({ product }) => (product.status === 'PUBLISHED' ? productPath(product) : null),
    }),
    authorName: t.exposeString('authorName', { description: 'Display name that the author entered. Plain text.' }),
    isCustomer: t.boolean({
      description: 'Whether the author has an account.',
      select: { accountId: true },
      resolve: ({ accountId }) => accountId !== null,
    }),
    isVerifiedBuyer: t.exposeBoolean('isVerifiedBuyer', { description: 'Whether the author ordered the product here.' }),
    title: t.exposeString('title', { description: 'Title as plain text; may be empty.' }),
    body: t.exposeString('body', { description: 'Text of the review, as plain text with line breaks.' }),
    average: t.float({
      description: 'Average of the review’s scores, from 1 to 10.',
      select: { average: true },
      resolve: ({ average }) => average / 100,
    }),
    stars: t.int({
      description: 'Star rating from 1 to 5: half of the average, rounded.',
      select: { average: true },
      resolve: ({ average }) => Math.round(average / 200),
    }),
    scores: t.field({
      type: [AdminReviewScore],
      description: 'Score for each criterion, in the shop’s display order.',
      select: { scores: { select: { criterionId: true, points: true } } },
      resolve: async ({ scores }, _args, { shop }) =>
        (await allCriteria(shop)).flatMap(({ id, name }) => {
          const score = scores.find(({ criterionId }) => criterionId === id);
          return score ? [{ name, points: score.points }] : [];
        }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the review was written.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the review was moderated; null while it is pending.',
    }),
    helpfulCount: t.exposeInt('helpfulCount', { description: 'Number of votes that found the review helpful.' }),
    unhelpfulCount: t.exposeInt('unhelpfulCount', { description: 'Number of votes that found the review unhelpful.' }),
    helpfulVotes: t.field({
      type: [AdminHelpfulVote],
      description: `Latest votes on the review, newest first. At most ${shownVotes}.`,
      extensions: { listLength: shownVotes },
      select: { helpfulVotes: { orderBy: { id: 'desc' }, take: shownVotes, select: { isHelpful: true, at: true, accountId: true } } },
      resolve: ({ helpfulVotes }) => helpfulVotes,
    }),
  }),
});
