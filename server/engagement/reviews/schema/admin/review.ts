import { builder } from '../../../../platform/graphql/builder.ts';
import { productPath } from '../../../../catalogue/products/products.ts';
import { allCriteria } from '../../criteria.ts';

// Reviews as those see them who decide about them. For staff with the right DEALS.

export const AdminReviewStatusEnum = builder.enumType('AdminReviewStatus', {
  description: 'What the shop has decided about a review.',
  values: {
    PENDING: { description: 'Nothing yet: it waits, and others do not see it.' },
    APPROVED: { description: 'Everybody sees it, and it counts in the rating.' },
    REJECTED: { description: 'Only its author sees it.' },
    SPAM: { description: 'No review at all; its author is told that it was rejected.' },
  } as const,
});

const shownVotes = 20;

const AdminHelpfulVote = builder.objectRef<{ isHelpful: boolean; at: Date; accountId: number | null }>('AdminHelpfulVote').implement({
  description: 'What somebody has said of a review. For staff only.',
  fields: (t) => ({
    isHelpful: t.exposeBoolean('isHelpful', { description: 'Whether they found it helpful.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    isCustomer: t.boolean({ description: 'Whether they have an account.', resolve: ({ accountId }) => accountId !== null }),
  }),
});

const AdminReviewScore = builder.objectRef<{ name: string; points: number }>('AdminReviewScore').implement({
  description: 'What a review gives for one criterion. For staff only.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the criterion.' }),
    points: t.exposeInt('points', { description: 'From 1 to 10.' }),
  }),
});

export const AdminReviewType = builder.prismaObject('Review', {
  variant: 'AdminReview',
  description: 'A review, whatever was decided about it, as the staff see it. For staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'By which a client keeps it apart; no node has it.', resolve: ({ id }) => `AdminReview:${id}` }),
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    status: t.expose('status', { type: AdminReviewStatusEnum, description: 'What was decided.' }),
    productId: t.exposeInt('productId', { description: 'Number of the product.' }),
    productName: t.string({
      description: 'Name of the product.',
      select: { product: { select: { name: true } } },
      resolve: ({ product }) => product.name,
    }),
    productUrl: t.string({
      nullable: true,
      description: 'Path of the product’s page; null when it is not shown.',
      select: { product: { select: { slug: true, status: true } } },
      resolve: ({ product }) => (product.status === 'PUBLISHED' ? productPath(product) : null),
    }),
    authorName: t.exposeString('authorName', { description: 'As its author wants to be called. Plain text.' }),
    isCustomer: t.boolean({
      description: 'Whether its author has an account.',
      select: { accountId: true },
      resolve: ({ accountId }) => accountId !== null,
    }),
    isVerifiedBuyer: t.exposeBoolean('isVerifiedBuyer', { description: 'Whether its author had ordered the product here.' }),
    title: t.exposeString('title', { description: 'Plain text; may be empty.' }),
    body: t.exposeString('body', { description: 'Plain text with line breaks.' }),
    average: t.float({
      description: 'From 1 to 10: the average of its scores.',
      select: { average: true },
      resolve: ({ average }) => average / 100,
    }),
    stars: t.int({
      description: 'From 1 to 5: half of the average, rounded.',
      select: { average: true },
      resolve: ({ average }) => Math.round(average / 200),
    }),
    scores: t.field({
      type: [AdminReviewScore],
      description: 'By criterion, in the shop’s order.',
      select: { scores: { select: { criterionId: true, points: true } } },
      resolve: async ({ scores }, _args, { shop }) =>
        (await allCriteria(shop)).flatMap(({ id, name }) => {
          const score = scores.find(({ criterionId }) => criterionId === id);
          return score ? [{ name, points: score.points }] : [];
        }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'When it was decided; null while it waits.' }),
    helpfulCount: t.exposeInt('helpfulCount', { description: 'How many found it helpful.' }),
    unhelpfulCount: t.exposeInt('unhelpfulCount', { description: 'How many did not.' }),
    helpfulVotes: t.field({
      type: [AdminHelpfulVote],
      description: `The latest votes on it, newest first; at most ${shownVotes}.`,
      extensions: { listLength: shownVotes },
      select: { helpfulVotes: { orderBy: { id: 'desc' }, take: shownVotes, select: { isHelpful: true, at: true, accountId: true } } },
      resolve: ({ helpfulVotes }) => helpfulVotes,
    }),
  }),
});
